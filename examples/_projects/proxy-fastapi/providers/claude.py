def body_of(settings, system, messages):
    """The body of a request to Claude. The system prompt is in the settings."""
    return {**settings, "messages": messages, "stream": True}


def text_of(event):
    """The text in one event of the stream, if it has any."""
    return event["delta"].get("text")
