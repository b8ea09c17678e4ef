/** An error whose message the user may read. */
export class HttpError extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** The messages of a request as the providers take them, if they are few and short enough. */
export function readMessages(body) {
  const list = body?.messages;
  if (!Array.isArray(list) || list.length === 0 || list.length > 20) {
    throw new HttpError(400, 'Send between 1 and 20 messages.');
  }
  const messages = list
    .filter((message) => typeof message?.text === 'string')
    .map((message) => ({
      role: message.role === 'user' ? 'user' : 'assistant',
      content: message.text,
    }));
  const length = messages.reduce((sum, message) => sum + message.content.length, 0);
  if (messages.length === 0) throw new HttpError(400, 'There is no text in the request.');
  if (length > 8000) throw new HttpError(413, 'The conversation is too long.');
  return messages;
}
