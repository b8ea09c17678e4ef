/** The body of a request to a service with the API of OpenAI's chat completions. */
export function bodyOf(settings, system, messages) {
  return {...settings, messages: [...system, ...messages], stream: true};
}

/** The text in one event of the stream, if it has any. */
export function textOf(event) {
  return event.choices?.[0]?.delta?.content;
}
