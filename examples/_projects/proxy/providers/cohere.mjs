/** The body of a request to Cohere. */
export function bodyOf(settings, system, messages) {
  return {...settings, messages: [...system, ...messages], stream: true};
}

/** The text in one event of the stream, if it has any. */
export function textOf(event) {
  return event.delta?.message?.content?.text;
}
