import json

from fastapi import HTTPException, Request


async def read_messages(request: Request):
    """The messages of a request as the providers take them, if they are few and short enough."""
    body = await request.body()
    if len(body) > 64_000:
        raise HTTPException(413, "The request is too large.")
    try:
        items = json.loads(body).get("messages")
    except (ValueError, AttributeError):
        raise HTTPException(400, "Send JSON with messages.")
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
    return messages
