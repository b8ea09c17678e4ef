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
  // Indented at the width of a bubble, with few lines: what holds one part shares its line, and brackets end on the
  // last line of what they hold.
  const print = (value: unknown, indent = '', isOuter = true): string => {
    if (typeof value !== 'object' || value === null)
      return JSON.stringify(String(value).length > 200 ? `${String(value).slice(0, 80)}…` : value);
    const isList = Array.isArray(value);
    const [open, close] = isList ? '[]' : '{}';
    const parts = (inner: string) =>
      Object.entries(value)
        .filter(([, part]) => part !== undefined)
        .map(([name, part]) => (isList ? '' : `"${name}": `) + print(part, inner, false));
    const line = `${open}${parts('').join(', ')}${close}`;
    if (!line.includes('\n') && line.length + indent.length <= 34) return line;
    const [only = '', ...others] = parts(indent);
    if (others.length === 0) return `${open}${only}${close}`;
    const inner = `${indent}  `;
    const begin = isOuter ? ' ' : `\n${inner}`;
    return `${open}${begin}${parts(inner).join(`,\n${inner}`)} ${close}`;
  };
  const text = `Request, not sent:\n\n~~~json\n${print(body)}\n~~~`;
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
