/** The body of a request to OpenAI's responses. The system prompt is in the settings. */
export function bodyOf(settings, system, messages) {
  return {...settings, input: messages, stream: true};
}

/** The text in one event of the stream, if it has any. */
export function textOf(event) {
  return event.type === 'response.output_text.delta' ? event.delta : undefined;
}
