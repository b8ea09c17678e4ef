import json
import os

import httpx
from fastapi import FastAPI, HTTPException, Request
from fastapi.responses import JSONResponse, StreamingResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException as RouteError

from messages import read_messages
from provider import text_of
from provider_request import KEY_NAME, request_of

app = FastAPI()


def text_in(line: str):
    """The text in one line of the provider's stream, if it has any."""
    data = line[5:].strip() if line.startswith("data:") else line.strip()
    if not data.startswith("{"):
        return None
    try:
        return text_of(json.loads(data))
    except (LookupError, TypeError, AttributeError):
        return None


def event(part: dict) -> str:
    return f"data: {json.dumps(part)}\n\n"


@app.post("/api/chat")
async def chat(request: Request):
    messages = await read_messages(request)
    if KEY_NAME and not os.environ.get(KEY_NAME):
        print(f"Set {KEY_NAME} in the environment.")
        raise HTTPException(503, "The assistant is not set up yet.")
    url, headers, body = request_of(messages)
    client = httpx.AsyncClient(timeout=60)
    call = client.build_request("POST", url, headers=headers, json=body)
    try:
        reply = await client.send(call, stream=True)
        if reply.status_code >= 400:
            # The provider's own words can name your account, so nobody gets them.
            print(f"The provider answered with {reply.status_code}.")
            raise httpx.HTTPError("refused")
    except httpx.HTTPError:
        await client.aclose()
        raise HTTPException(502, "The assistant is not available right now.")

    async def events():
        try:
            async for line in reply.aiter_lines():
                text = text_in(line)
                if text:
                    yield event({"text": text})
        except (httpx.HTTPError, ValueError):
            yield event({"error": "The reply was cut off."})
        finally:  # also when the user presses stop
            await reply.aclose()
            await client.aclose()

    return StreamingResponse(
        events(), media_type="text/event-stream", headers={"Cache-Control": "no-cache"}
    )


# Every error becomes {error}, which the chat can show.
@app.exception_handler(RouteError)
async def show_error(_: Request, error: RouteError):
    return JSONResponse({"error": str(error.detail)}, error.status_code)


app.mount("/", StaticFiles(directory="public", html=True))

if __name__ == "__main__":
    import uvicorn

    port = int(os.environ.get("PORT", 8080))
    print(f"Open http://localhost:{port}")
    uvicorn.run(app, port=port, log_level="warning")
