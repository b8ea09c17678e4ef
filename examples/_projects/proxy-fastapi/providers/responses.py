def body_of(settings, system, messages):
    """The body of a request to OpenAI's responses. The system prompt is in the settings."""
    return {**settings, "input": messages, "stream": True}


def text_of(event):
    """The text in one event of the stream, if it has any."""
    return event["delta"] if event["type"] == "response.output_text.delta" else None
