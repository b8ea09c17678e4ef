import json
import os
import time
import urllib.request

from django.conf import settings
from django.http import HttpRequest, JsonResponse, StreamingHttpResponse
from django.urls import path
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

MODELS = ["gpt-6-luna", "gpt-6.1-terra"]
FILE_TYPES = {"image/png", "image/jpeg", "audio/mpeg", "application/pdf", "text/plain"}


class ChatError(Exception):
    def __init__(self, status, message):
        super().__init__(message)
        self.status = status
        self.message = message


def read_messages(request: HttpRequest):
    try:
        body = json.loads(request.body)
    except ValueError:
        raise ChatError(400, "Send JSON.")
    items = body.get("messages") if isinstance(body, dict) else None
    if not isinstance(items, list) or not 1 <= len(items) <= 20:
        raise ChatError(400, "Send between 1 and 20 messages.")
    messages = [
        {
            "role": "user" if item.get("role") == "user" else "assistant",
            "content": item["text"],
        }
        for item in items
        if isinstance(item, dict) and isinstance(item.get("text"), str)
    ]
    if not messages:
        raise ChatError(400, "There is no text in the request.")
    if sum(len(message["content"]) for message in messages) > 8000:
        raise ChatError(413, "The conversation is too long.")
    return body, messages


# 1. One JSON reply. The chat sends no CSRF token; with cookies, send one (see the page).
@csrf_exempt
@require_POST
def chat(request):
    _, messages = read_messages(request)
    return JsonResponse({"text": f"You said: {messages[-1]['content']}"})


# 2. A reply in parts (server-sent events).
@csrf_exempt
@require_POST
def chat_stream(request):
    _, messages = read_messages(request)
    words = f"You said: {messages[-1]['content']}".split(" ")

    def events():
        for word in words:
            yield f"data: {json.dumps({'text': word + ' '})}\n\n"
            time.sleep(0.06)

    response = StreamingHttpResponse(events(), content_type="text/event-stream")
    response["Cache-Control"] = "no-cache"
    return response


# 3. Files in `files`, text in message1, message2, …; plain JSON when no file is attached.
@csrf_exempt
@require_POST
def files(request):
    uploads = request.FILES.getlist("files")
    if not uploads:
        read_messages(request)
        return JsonResponse({"text": "No file was attached."})
    if len(uploads) > 4 or sum(upload.size for upload in uploads) > 20 * 1024 * 1024:
        raise ChatError(413, "Send at most 4 files and 20 MB.")
    if any(upload.content_type not in FILE_TYPES for upload in uploads):
        raise ChatError(415, "This type of file is not accepted.")
    names = [f"{upload.name} ({upload.size} bytes)" for upload in uploads]
    return JsonResponse({"text": f"Received {', '.join(names)}."})


# 4. Provider proxy: the key never leaves the server.
@csrf_exempt
@require_POST
def assistant(request):
    body, messages = read_messages(request)
    model = body.get("model") if body.get("model") in MODELS else MODELS[0]
    call = urllib.request.Request(
        f"{settings.PROVIDER_URL}/chat/completions",
        data=json.dumps(
            {"model": model, "messages": messages, "max_completion_tokens": 2000}
        ).encode(),
        headers={
            "Content-Type": "application/json",
            "Authorization": f"Bearer {os.environ.get('OPENAI_API_KEY', '')}",
        },
    )
    try:
        with urllib.request.urlopen(call, timeout=60) as reply:
            text = json.load(reply)["choices"][0]["message"]["content"]
    except (OSError, ValueError, LookupError, TypeError):
        raise ChatError(502, "The assistant is not available right now.")
    return JsonResponse({"text": text})


def allow_origin(get_response):
    """Adds the CORS headers, and turns every exception into {error}."""

    def middleware(request):
        if request.method == "OPTIONS":
            response = JsonResponse({})
        else:
            response = get_response(request)
        response["Access-Control-Allow-Origin"] = settings.ALLOWED_ORIGIN
        response["Access-Control-Allow-Headers"] = "Content-Type"
        response["Access-Control-Max-Age"] = "600"
        response["Vary"] = "Origin"
        return response

    def process_exception(_, error):
        if isinstance(error, ChatError):
            return JsonResponse({"error": error.message}, status=error.status)
        return JsonResponse({"error": "The request failed."}, status=500)

    middleware.process_exception = process_exception
    return middleware


urlpatterns = [
    path("api/chat", chat),
    path("api/chat-stream", chat_stream),
    path("api/files", files),
    path("api/assistant", assistant),
]
