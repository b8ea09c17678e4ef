def body_of(settings, system, messages):
    """The body of a request to Dify, whose apps have their own prompt and take one question."""
    return {
        **settings,
        "query": messages[-1]["content"],
        "response_mode": "streaming",
    }


def text_of(event):
    """The text in one event of the stream, if it has any."""
    return event.get("answer")
