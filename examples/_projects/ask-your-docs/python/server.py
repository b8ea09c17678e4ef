import json
import os
import urllib.request
from typing import Literal

from fastapi import FastAPI
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field

from docs_chat import answer, build_index

PROVIDER_URL = os.environ.get("PROVIDER_URL", "https://api.openai.com/v1")
MODEL = os.environ.get("MODEL", "gpt-6-luna")
index = build_index(os.environ.get("DOCS", "../docs"))
app = FastAPI()


class Message(BaseModel):
    role: Literal["user", "ai"]
    text: str = Field(max_length=4000)


class Body(BaseModel):
    messages: list[Message] = Field(min_length=1, max_length=7)


def model(messages):
    call = urllib.request.Request(
        f"{PROVIDER_URL}/chat/completions",
        data=json.dumps(
            {"model": MODEL, "messages": messages, "max_completion_tokens": 2000}
        ).encode(),
        headers={
            "Content-Type": "application/json",
            "Authorization": f"Bearer {os.environ.get('OPENAI_API_KEY', '')}",
        },
    )
    with urllib.request.urlopen(call, timeout=60) as reply:
        return json.load(reply)["choices"][0]["message"]["content"]


@app.post("/ask")
def ask(body: Body):
    messages = [message.model_dump() for message in body.messages]
    try:
        return {"text": answer(index, messages, model)}
    except (OSError, ValueError, LookupError, TypeError):
        error = "The assistant is not available right now."
        return JSONResponse({"error": error}, status_code=502)
