def body_of(settings, system, messages):
    """The body of a request to a service with the API of OpenAI's chat completions."""
    return {**settings, "messages": [*system, *messages], "stream": True}


def text_of(event):
    """The text in one event of the stream, if it has any."""
    return event["choices"][0]["delta"].get("content")
