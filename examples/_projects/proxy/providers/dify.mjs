/** The body of a request to Dify, whose apps have their own prompt and take one question. */
export function bodyOf(settings, system, messages) {
  return {...settings, query: messages.at(-1).content, response_mode: 'streaming'};
}

/** The text in one event of the stream, if it has any. */
export function textOf(event) {
  return event.answer;
}
