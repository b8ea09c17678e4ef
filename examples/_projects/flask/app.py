import json
import os
import time
import urllib.request

from flask import Flask, Response, jsonify, request
from werkzeug.exceptions import HTTPException

ORIGIN = os.environ.get("ALLOWED_ORIGIN", "http://localhost:3000")
PROVIDER_URL = os.environ.get("PROVIDER_URL", "https://api.openai.com/v1")
MODELS = ["gpt-6-luna", "gpt-6.1-terra"]
FILE_TYPES = {"image/png", "image/jpeg", "audio/mpeg", "application/pdf", "text/plain"}

app = Flask(__name__)
app.config["MAX_CONTENT_LENGTH"] = 20 * 1024 * 1024
app.config["MAX_FORM_MEMORY_SIZE"] = 256 * 1024


class ChatError(Exception):
    def __init__(self, status, message):
        super().__init__(message)
        self.status = status
        self.message = message


def read_messages():
    if (request.content_length or 0) > 64_000:
        raise ChatError(413, "The request is too large.")
    body = request.get_json(silent=True)
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


# 1. One JSON reply.
@app.post("/api/chat")
def chat():
    _, messages = read_messages()
    return {"text": f"You said: {messages[-1]['content']}"}


# 2. A reply in parts (server-sent events).
@app.post("/api/chat-stream")
def chat_stream():
    _, messages = read_messages()
    words = f"You said: {messages[-1]['content']}".split(" ")

    def events():
        for word in words:
            yield f"data: {json.dumps({'text': word + ' '})}\n\n"
            time.sleep(0.06)

    return Response(
        events(), mimetype="text/event-stream", headers={"Cache-Control": "no-cache"}
    )


# 3. Files in `files`, text in message1, message2, …; plain JSON when no file is attached.
@app.post("/api/files")
def files():
    uploads = request.files.getlist("files")
    if len(uploads) > 4:
        raise ChatError(413, "Send at most 4 files.")
    if any(upload.mimetype not in FILE_TYPES for upload in uploads):
        raise ChatError(415, "This type of file is not accepted.")
    if not uploads:
        read_messages()
        return {"text": "No file was attached."}
    names = [f"{upload.filename} ({len(upload.read())} bytes)" for upload in uploads]
    return {"text": f"Received {', '.join(names)}."}


# 4. Provider proxy: the key never leaves the server.
@app.post("/api/assistant")
def assistant():
    body, messages = read_messages()
    model = body.get("model") if body.get("model") in MODELS else MODELS[0]
    call = urllib.request.Request(
        f"{PROVIDER_URL}/chat/completions",
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
    return {"text": text}


@app.after_request
def allow_origin(response):
    response.headers["Access-Control-Allow-Origin"] = ORIGIN
    response.headers["Access-Control-Allow-Headers"] = "Content-Type"
    response.headers["Access-Control-Max-Age"] = "600"
    response.headers["Vary"] = "Origin"
    return response


# Every error becomes {error}, which the chat can show.
@app.errorhandler(Exception)
def show_error(error):
    if isinstance(error, ChatError):
        return jsonify(error=error.message), error.status
    if isinstance(error, HTTPException):
        return jsonify(error=error.name), error.code
    app.logger.error("%s %s %s", request.method, request.path, type(error).__name__)
    return jsonify(error="The request failed."), 500


if __name__ == "__main__":
    app.run(port=int(os.environ.get("PORT", 8080)), threaded=True)
