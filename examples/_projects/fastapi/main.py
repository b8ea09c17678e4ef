import asyncio
import json
import os
import urllib.request

from fastapi import FastAPI, HTTPException, Request, WebSocket, WebSocketDisconnect
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.cors import CORSMiddleware
from fastapi.responses import JSONResponse, StreamingResponse
from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException as RouteError

ORIGIN = os.environ.get("ALLOWED_ORIGIN", "http://localhost:3000")
PROVIDER_URL = os.environ.get("PROVIDER_URL", "https://api.openai.com/v1")
MODELS = ["gpt-6-luna", "gpt-6.1-terra"]
FILE_TYPES = {"image/png", "image/jpeg", "audio/mpeg", "application/pdf", "text/plain"}
MAX_UPLOAD = 20 * 1024 * 1024

app = FastAPI()


async def read_messages(request: Request):
    body = await request.body()
    if len(body) > 64_000:
        raise HTTPException(413, "The request is too large.")
    try:
        return check_messages(json.loads(body))
    except ValueError:
        raise HTTPException(400, "Send JSON.")


def check_messages(body):
    items = body.get("messages") if isinstance(body, dict) else None
    if not isinstance(items, list) or not 1 <= len(items) <= 20:
        raise HTTPException(400, "Send between 1 and 20 messages.")
    messages = [
        {
            "role": "user" if item.get("role") == "user" else "assistant",
            "content": item["text"],
        }
        for item in items
        if isinstance(item, dict) and isinstance(item.get("text"), str)
    ]
    if not messages:
        raise HTTPException(400, "There is no text in the request.")
    if sum(len(message["content"]) for message in messages) > 8000:
        raise HTTPException(413, "The conversation is too long.")
    return body, messages


# 1. One JSON reply.
@app.post("/api/chat")
async def chat(request: Request):
    _, messages = await read_messages(request)
    return {"text": f"You said: {messages[-1]['content']}"}


# 2. A reply in parts (server-sent events).
@app.post("/api/chat-stream")
async def chat_stream(request: Request):
    _, messages = await read_messages(request)
    words = f"You said: {messages[-1]['content']}".split(" ")

    async def events():
        for word in words:
            if await request.is_disconnected():  # the user pressed stop
                return
            yield f"data: {json.dumps({'text': word + ' '})}\n\n"
            await asyncio.sleep(0.06)

    return StreamingResponse(
        events(), media_type="text/event-stream", headers={"Cache-Control": "no-cache"}
    )


# 3. Files in `files`, text in message1, message2, …; plain JSON when no file is attached.
@app.post("/api/files")
async def files(request: Request):
    if not request.headers.get("content-type", "").startswith("multipart/form-data"):
        await read_messages(request)
        return {"text": "No file was attached."}
    if int(request.headers.get("content-length", 0)) > MAX_UPLOAD:
        raise HTTPException(413, "The files are too large.")
    form = await request.form()
    uploads = [item for item in form.getlist("files") if isinstance(item, UploadFile)]
    if len(uploads) > 4:
        raise HTTPException(413, "Send at most 4 files.")
    if any(upload.content_type not in FILE_TYPES for upload in uploads):
        raise HTTPException(415, "This type of file is not accepted.")
    names = [f"{item.filename} ({len(await item.read())} bytes)" for item in uploads]
    return {"text": f"Received {', '.join(names)}."}


# 4. Provider proxy: the key never leaves the server.
@app.post("/api/assistant")
async def assistant(request: Request):
    body, messages = await read_messages(request)
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

    def ask():
        with urllib.request.urlopen(call, timeout=60) as reply:
            return json.load(reply)["choices"][0]["message"]["content"]

    try:
        text = await asyncio.to_thread(ask)
    except (OSError, ValueError, LookupError, TypeError):
        raise HTTPException(502, "The assistant is not available right now.")
    return {"text": text}


# 5. A websocket: one frame for each message, and replies at any time.
@app.websocket("/ws")
async def socket(websocket: WebSocket):
    # Browsers send no CORS request for sockets, so check the page's origin here.
    if websocket.headers.get("origin") not in (None, ORIGIN):
        await websocket.close(1008)
        return
    await websocket.accept()
    try:
        while True:
            frame = await websocket.receive_text()
            try:
                _, messages = check_messages(json.loads(frame))
                reply = {"text": f"You said: {messages[-1]['content']}"}
            except HTTPException as error:
                reply = {"error": error.detail}
            except ValueError:
                reply = {"error": "Send JSON."}
            await websocket.send_json(reply)
    except WebSocketDisconnect:
        pass


# Every error becomes {error}, which the chat can show.
@app.exception_handler(RouteError)
async def show_error(_: Request, error: RouteError):
    return JSONResponse({"error": str(error.detail)}, error.status_code)


@app.exception_handler(RequestValidationError)
async def show_invalid(_: Request, __: RequestValidationError):
    return JSONResponse({"error": "The request is not valid."}, 422)


app.add_middleware(
    CORSMiddleware,
    allow_origins=[ORIGIN],
    allow_methods=["POST"],
    allow_headers=["Content-Type"],
)

if __name__ == "__main__":
    import uvicorn

    uvicorn.run(app, port=int(os.environ.get("PORT", 8080)), log_level="warning")
