import * as v from 'valibot';
import {Remarkable, type Token} from 'remarkable';
import {isObject} from '../../lib/isObject';
import {fileSchema, withSettings, type PlainMessage} from '../schema';
import {listOf, tidy} from '../schemaParts';
import type {ReadTexts} from './checkWorkspace';
import {asDemoReply, isDemoReply} from './messages';
import {modeOfChat} from './workspace';

/** The component's parser as the component sets it up. Another one would find other links than the chat shows. */
const parser = new Remarkable({breaks: true});
parser.inline.validateLink = () => true;

/** Where the parser ends a line. */
const LINE_END = /\r[\n\u0085]|[\n\u2424\u2028\u0085]/;
const GOOD_SCHEMES = ['http:', 'https:', 'mailto:'];

/** Whether a browser would ask the web or write a mail when somebody follows a target. */
function isGood(target: string): boolean {
  try {
    return GOOD_SCHEMES.includes(new URL(target, 'https://page.example/').protocol);
  } catch {
    return false;
  }
}

function isHarmful({type, href = '', children}: Token): boolean {
  if (type === 'image') return true;
  if (type === 'link_open') return !isGood(href);
  return children?.some(isHarmful) ?? false;
}

/** The lines with a harmful link or picture, as pairs of the first line and the one after the last. */
function harmfulLines(text: string): readonly (readonly [number, number])[] {
  let last: readonly [number, number] = [0, Infinity];
  return parser.parse(text, {}).flatMap((token) => {
    // The cells of a table have no lines, but the table has.
    last = token.lines ?? last;
    return isHarmful(token) ? [last] : [];
  });
}

/** Markdown without pictures, with links to the web and mail only: other paragraphs are shown as they are written. */
export function harmless(text: string): string {
  const found = harmfulLines(text);
  if (found.length === 0) return text;
  const lines = text.split(LINE_END).map((line, at) => {
    const isFound = found.some(([from, to]) => at >= from && at < to);
    return isFound ? line.replace(/[\\`[\]<]/g, '\\$&') : line;
  });
  const written = lines.join('\n');
  // Without these marks there are neither links nor pictures.
  return harmfulLines(written).length === 0 ? written : text.replace(/[[\]<]/g, ' ');
}

const MAX_MESSAGES = 500;
const MAX_TEXT_LENGTH = 200_000;
const DATA_ADDRESS = /^data:(image\/(png|jpe?g|gif|webp|avif|bmp)|audio\/[\w.+-]+)[;,]/i;
const fileList = listOf(fileSchema);

/** Makes messages of data that may come from anybody. HTML becomes text, and files must be in the data itself. */
export function checkMessages(given: unknown) {
  if (!Array.isArray(given)) return {messages: [], notes: []};
  const notes = new Set<string>();
  if (given.length > MAX_MESSAGES) notes.add(`only the last ${MAX_MESSAGES} messages were read`);
  const messages = given.slice(-MAX_MESSAGES).flatMap((message: unknown): PlainMessage[] => {
    if (!isObject(message)) return [];
    const {role, text, html, files} = message;
    const parts = [text];
    if (typeof html === 'string') {
      const open = html.slice(0, MAX_TEXT_LENGTH).replace(/<[^>]*>?/g, ' ');
      parts.push(open.trim());
      notes.add('messages in HTML are shown as text');
    }
    const said = parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n');
    const listed = Array.isArray(files) ? files : [];
    const kept = v.parse(fileList, listed).filter(({src}) => DATA_ADDRESS.test(src));
    if (kept.length < listed.length)
      notes.add('files that are not pictures or sound were left out');
    if (!said && kept.length === 0) return [];
    const checked = tidy({
      role: role === 'user' ? 'user' : 'ai',
      text: harmless(said.slice(0, MAX_TEXT_LENGTH)),
      files: kept.map((file) => ({...file, name: file.name?.slice(0, 200)})),
    });
    return [isDemoReply(message) ? asDemoReply(checked) : checked];
  });
  return {messages, notes: [...notes]};
}

/** Makes the texts of a stranger's chat harmless, and reads its messages. */
export const readTexts: ReadTexts = (chat, given) => {
  const {messages, notes} = checkMessages(given.messages);
  const intro = chat.look?.intro;
  return {
    chat: intro ? withSettings(chat, {look: {...chat.look, intro: harmless(intro)}}) : chat,
    // Earlier versions saved previews as messages.
    messages: modeOfChat(chat) ? messages.filter((message) => !isDemoReply(message)) : messages,
    notes,
  };
};
