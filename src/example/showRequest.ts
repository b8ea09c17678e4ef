import type {ChatConfig, DeepChatElement} from '../chat';
import type {Handler} from './preview';

/**
 * Replies with the body of a request. It also runs as text in the frame of edited examples, so it uses nothing from
 * outside of itself but its arguments.
 */
export function showRequest(
  {directConnection, connect}: ChatConfig,
  chat: Pick<DeepChatElement, 'addMessage'>,
  ...[body, signals]: Parameters<Handler>
): void {
  const shorten = (_: string, value: unknown) =>
    typeof value === 'string' && value.length > 200 ? `${value.slice(0, 80)}…` : value;
  const joined = (part: string) =>
    part
      .replace(/([[{])\n\s*/g, '$1')
      .replace(/\n\s*(?=[\]}])/g, '')
      .replace(/\n\s*/g, ' ');
  const json = JSON.stringify(body, shorten, 2)
    // Bubbles are small: a short setting is one line, and so is an object that holds no other.
    .replace(/^ {2}".*[[{]\n[^]*?^ {2}[\]}]/gm, (part) => {
      const line = joined(part);
      return line.length <= 80 ? line : part;
    })
    .replace(/[[{]\n[^[\]{}]+[\]}]/g, joined)
    .replace(/^\{\n /, '{')
    .replace(/\n\}$/, ' }');
  const text = `Request, not sent:\n\n~~~json\n${json}\n~~~`;
  if (connect?.stream === true) {
    signals.onClose();
    chat.addMessage({role: 'ai', text});
    return;
  }
  if (!directConnection) {
    void signals.onResponse({text});
    return;
  }
  // The reader of each provider's chat finds its text in one of these.
  const reply = {
    object: 'chat.completion',
    choices: [{message: {content: text}}],
    status: 'completed',
    output: [{type: 'message', status: 'completed', content: [{type: 'output_text', text}]}],
    content: [{type: 'text', text}],
    candidates: [{content: {parts: [{text}]}}],
    answer: text,
    conversation_id: 'demo',
    message: {content: directConnection.ollama ? text : [{text}]},
  };
  void signals.onResponse(reply as never);
}

/** Ms between two words of a stream. */
const PACE = 60;

/**
 * Replies as the server of an example would, word by word where its chat takes a stream. Without a reply, the chat shows
 * the request.
 */
export async function showReply(
  config: ChatConfig,
  chat: Pick<DeepChatElement, 'addMessage'>,
  text: string | undefined,
  ...[body, signals]: Parameters<Handler>
): Promise<void> {
  if (text === undefined) {
    showRequest(config, chat, body, signals);
    return;
  }
  if (config.connect?.stream !== true) {
    await signals.onResponse({text});
    return;
  }
  signals.onOpen();
  for (const word of text.match(/\S+ */g) ?? []) {
    await signals.onResponse({text: word});
    await new Promise((resolve) => setTimeout(resolve, PACE));
  }
  signals.onClose();
}
