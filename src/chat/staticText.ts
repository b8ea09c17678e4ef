import type {ChatConfig} from './types';

/** A message as the static page shows it. */
export interface StaticMessage {
  readonly role: string;
  readonly text: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** Text of an HTML message. The result is only ever rendered as text. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<(style|script|svg)\b[^]*?<\/\1\s*>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Text of a Markdown message without its marks, good enough to be read until the chat is live. */
export function textOfMarkdown(text: string): string {
  return text
    .replace(/```\w*\n?/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|__|`/g, '')
    .replace(/(^|[\s(])\*(\S[^*\n]*)\*/g, '$1$2')
    .replace(/^\|[ :|-]+\n/gm, '')
    .replace(/^\| *(.*?) *\|$/gm, (_, row: string) => row.replace(/ *\| */g, ' · '))
    .replace(/^#{1,6} +/gm, '')
    .trim();
}

interface Content {
  readonly role?: string;
  readonly text?: string;
  readonly html?: string;
  readonly files?: readonly {readonly name?: string; readonly type?: string}[];
}

function toStaticMessage({role = 'ai', text, html, files}: Content): StaticMessage | undefined {
  const names = files?.map((file) => file.name ?? file.type ?? 'file').join(', ');
  const said = textOfMarkdown(text ?? '') || textOfHtml(html ?? '') || (names && `[${names}]`);
  return said ? {role, text: said} : undefined;
}

/**
 * The messages that a chat begins with: its intro message and its history.
 *
 * @param limit - Characters in all; the newest messages are kept, as the chat opens at its end.
 */
export function staticMessages(config: ChatConfig, limit: number): readonly StaticMessage[] {
  const intro = config.introMessage;
  const contents: Content[] = [intro ?? [], config.history ?? []].flat();
  const kept: StaticMessage[] = [];
  let charactersLeft = limit;
  for (const content of contents.reverse()) {
    const message = toStaticMessage(content);
    if (!message) continue;
    if (message.text.length > charactersLeft && kept.length > 0) break;
    const text =
      message.text.length > charactersLeft
        ? `${message.text.slice(0, charactersLeft)}…`
        : message.text;
    kept.unshift({...message, text});
    charactersLeft -= message.text.length + 60;
    if (charactersLeft <= 0) break;
  }
  return kept;
}
