import React, {type CSSProperties, type ReactNode} from 'react';
import {ownStyle} from './ownStyle';
import type {ChatConfig} from './types';
import styles from './Chat.module.css';

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

interface Props {
  readonly config: ChatConfig;
  readonly label: string;
  /** Height of the place in px: no more text is shown than it holds. */
  readonly height: number;
  readonly children?: ReactNode;
  /** What takes the place of the text field: the state of loading. */
  readonly status?: ReactNode;
}

interface BubbleStyle {
  readonly backgroundColor?: string;
  readonly color?: string;
  readonly borderRadius?: string;
}

/** The look of a bubble whose style sets both colors: the chat that follows has it too. What is transparent can't be read yet. */
function bubbleLook(own: BubbleStyle): CSSProperties {
  const {backgroundColor = '', color, borderRadius} = own;
  return /^(?:#|rgb\()/.test(backgroundColor) && color
    ? {backgroundColor, color, ...(borderRadius !== undefined && {borderRadius})}
    : {};
}

const BOX = ['background', 'backgroundColor', 'border', 'borderRadius', 'fontFamily'] as const;

const boxLook = (own: Readonly<Record<string, string | number | undefined>>): CSSProperties =>
  Object.fromEntries(BOX.map((name) => [name, own[name]]));

/** The chat as text, before the component has loaded and without JavaScript. */
export function Skeleton({config, label, height, children, status}: Props): ReactNode {
  // About 45 characters a line of 20 px, above a text field of 60 px.
  const messages = staticMessages(config, Math.max(1, Math.floor((height - 90) / 20)) * 36);
  // Only rules with it can say otherwise than these, which the component writes inline.
  const isOverruled = config.auxiliaryStyle?.includes('!important');
  const {shared, ...roles} = (isOverruled ? undefined : config.messageStyles?.default) ?? {};
  // Other text has the page's colors, and needs its background.
  const box = messages.length > 0 ? boxLook(ownStyle(config)) : {};
  return (
    <div className={styles.skeleton} style={box}>
      <div className={styles.messages}>
        {messages.map((message, index) => (
          <p
            key={index}
            className={message.role === 'user' ? styles.user : styles.reply}
            style={bubbleLook({...shared?.bubble, ...roles[message.role]?.bubble})}
          >
            {message.text}
          </p>
        ))}
        {messages.length === 0 &&
          (children ? (
            <div className={styles.panel}>{children}</div>
          ) : (
            <p className={styles.what}>{label}</p>
          ))}
      </div>
      <noscript>
        <p className={styles.note}>The live chat needs JavaScript.</p>
      </noscript>
      {status ?? (
        <div className={styles.field} aria-hidden="true">
          {config.textInput?.placeholder?.text ?? 'Ask me anything!'}
        </div>
      )}
    </div>
  );
}
