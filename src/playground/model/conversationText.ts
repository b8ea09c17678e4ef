import {download} from '../dialogs/files';
import type {ChatModel, PlainMessage} from '../schema';
import {messagesInChat} from '../stores/conversations';
import {plainMessages} from './messages';

/** What a conversation is saved as, which is also the end of the file's name. */
type Format = 'md' | 'json';

const who = (role: string) => (role === 'user' ? 'You' : role === 'ai' ? 'Assistant' : role);

function block({role, text, html, files = []}: PlainMessage): string {
  return [
    `**${who(role)}**`,
    text,
    html && `\`\`\`html\n${html}\n\`\`\``,
    ...files.map(({name, type}) => `*File: ${name ?? type ?? 'without a name'}*`),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** A conversation as the text of a file. The component takes the JSON as `history`. */
export function conversationText(
  name: string,
  messages: readonly PlainMessage[],
  format: Format,
): string {
  if (format === 'json') return `${JSON.stringify(messages, null, 2)}\n`;
  return `${[`# ${name}`, ...messages.map(block)].join('\n\n')}\n`;
}

export function saveConversation(chat: ChatModel, name: string, format: Format): void {
  const text = conversationText(name, plainMessages(messagesInChat(chat)), format);
  download(`conversation.${format}`, text, 'text/plain');
}
