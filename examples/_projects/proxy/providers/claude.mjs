/** The body of a request to Claude. The system prompt is in the settings. */
export function bodyOf(settings, system, messages) {
  return {...settings, messages, stream: true};
}

/** The text in one event of the stream, if it has any. */
export function textOf(event) {
  return event.delta?.text;
}
