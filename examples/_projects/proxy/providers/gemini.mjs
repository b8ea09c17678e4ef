/** The body of a request to Gemini. The system prompt is in the settings. */
export function bodyOf(settings, system, messages) {
  return {
    ...settings,
    contents: messages.map(({role, content}) => ({
      role: role === 'user' ? 'user' : 'model',
      parts: [{text: content}],
    })),
  };
}

/** The text in one event of the stream, if it has any. */
export function textOf(event) {
  return event.candidates?.[0]?.content?.parts?.[0]?.text;
}
