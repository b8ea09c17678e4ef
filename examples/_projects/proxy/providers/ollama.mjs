/** The body of a request to Ollama. */
export function bodyOf(settings, system, messages) {
  return {...settings, messages: [...system, ...messages], stream: true};
}

/** The text in one line of the stream, if it has any. */
export function textOf(event) {
  return event.message?.content;
}
