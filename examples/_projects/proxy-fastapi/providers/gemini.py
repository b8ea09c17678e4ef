def body_of(settings, system, messages):
    """The body of a request to Gemini. The system prompt is in the settings."""
    return {
        **settings,
        "contents": [
            {
                "role": "user" if message["role"] == "user" else "model",
                "parts": [{"text": message["content"]}],
            }
            for message in messages
        ],
    }


def text_of(event):
    """The text in one event of the stream, if it has any."""
    return event["candidates"][0]["content"]["parts"][0].get("text")
