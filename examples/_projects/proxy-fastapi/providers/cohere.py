def body_of(settings, system, messages):
    """The body of a request to Cohere."""
    return {**settings, "messages": [*system, *messages], "stream": True}


def text_of(event):
    """The text in one event of the stream, if it has any."""
    return event["delta"]["message"]["content"].get("text")
