import {plainMessages} from './messages';
import type {PlainMessage} from '../schema';

export const FORMATS = [
  {id: 'md', name: 'Markdown'},
  {id: 'json', name: 'JSON'},
] as const;

/** Id of one of the {@link FORMATS}, which is also the end of the file's name. */
export type Format = (typeof FORMATS)[number]['id'];

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

/**
 * A conversation as the text of a file. The JSON is a list of messages that the component takes as
 * `history`.
 */
export function conversationText(
  name: string,
  messages: readonly unknown[],
  format: Format,
): string {
  const plain = plainMessages(messages);
  if (format === 'json') return `${JSON.stringify(plain, null, 2)}\n`;
  return `${[`# ${name}`, ...plain.map(block)].join('\n\n')}\n`;
}

/** A name for the file that every system takes. */
export function fileName(name: string, format: Format): string {
  const base = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${base || 'conversation'}.${format}`;
}
