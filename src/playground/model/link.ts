import {deflateSync, inflateSync} from 'fflate';
import {fromBase64url, toBase64url} from '../../lib/base64url';
import {escapeHtml} from '../../lib/escapeHtml';
import {masked} from '../../providers/exchange';
import {foreignOrigins, reachOf} from './access';
import {checkWorkspace, NOT_LOADED, toPlain, type CheckedWorkspace} from './checkWorkspace';
import {connectKey, modeOfChat, shownNames, valuesKey} from './workspace';
import {WORKSPACE_VERSION, type ChatModel, type MessagesByChat, type Workspace} from '../schema';

/** Name in the hash under which a link carries a workspace. */
export const LINK_NAME = 'workspace';
/** Most characters of a packed workspace: browsers and chat programs cut longer addresses. */
export const MAX_LINK_LENGTH = 16_000;
/** Most bytes that a link may unpack to. */
const MAX_BYTES = 512 * 1024;
/** Most bytes of a file, which may bring pictures in its messages. */
export const MAX_FILE_BYTES = 24 * 1024 * 1024;
export const FILE_TOO_LARGE = 'The file is larger than 24 MB.';

const tooLarge = (size: string) =>
  new Error(`These chats are too large for a link (${size}). Export them to a file instead.`);

/** Packs a workspace for the hash of a link. Throws when it's too large for one. */
export function packWorkspace(workspace: Workspace, messages?: MessagesByChat): string {
  const bytes = new TextEncoder().encode(JSON.stringify(toPlain(workspace, messages)));
  if (bytes.length > MAX_BYTES)
    throw tooLarge(`${Math.round(bytes.length / 1024).toLocaleString('en')} kB`);
  const packed = toBase64url(deflateSync(bytes));
  if (packed.length > MAX_LINK_LENGTH)
    throw tooLarge(`${packed.length.toLocaleString('en')} characters`);
  return packed;
}

/** Checks a workspace of a stranger. The parser for its Markdown is loaded only when there is some. */
async function checkText(text: string): Promise<CheckedWorkspace> {
  const given: unknown = JSON.parse(text);
  // JSON can write any name with escapes.
  if (!/"(messages|intro)"|\\u/.test(text)) return checkWorkspace(given);
  return import('./harmless').then(
    ({readTexts}) => checkWorkspace(given, readTexts),
    () => NOT_LOADED,
  );
}

/** Unpacks the hash of a link. Never throws: a damaged link is an error to show. */
export async function unpackWorkspace(packed: string): Promise<CheckedWorkspace> {
  if (packed.length > MAX_LINK_LENGTH) return {error: 'The link is too long.'};
  if (!/^[\w-]+$/.test(packed)) return {error: 'The link is damaged.'};
  try {
    // A small link can unpack to gigabytes: what finds no room is cut off, so it can't be read.
    const out = new Uint8Array(MAX_BYTES);
    const bytes = inflateSync(fromBase64url(packed), {out});
    return await checkText(new TextDecoder().decode(bytes));
  } catch {
    return {error: 'The link is damaged or incomplete.'};
  }
}

export function packedIn(hash: string): string | undefined {
  return new URLSearchParams(hash.replace(/^#/, '')).get(LINK_NAME) ?? undefined;
}

/** A saved conversation as a demo chat: a list of the component's messages. */
async function conversationIn(messages: readonly unknown[]): Promise<CheckedWorkspace> {
  const checked = await checkText(
    JSON.stringify({version: WORKSPACE_VERSION, chats: [{messages}]}),
  );
  return checked.workspace && !checked.messages
    ? {error: 'It has no messages in the format of Deep Chat.'}
    : checked;
}

/** Reads the text of a file: chats or a conversation that this playground has saved. Never throws. */
export async function fromFileText(text: string): Promise<CheckedWorkspace> {
  if (text.length > MAX_FILE_BYTES) return {error: FILE_TOO_LARGE};
  try {
    const given: unknown = JSON.parse(text);
    return await (Array.isArray(given) ? conversationIn(given) : checkText(text));
  } catch {
    return {error: 'The file is not JSON.'};
  }
}

const EMBED_PATH = '/embed';
/** Height in px of a frame in a page. */
const FRAME_HEIGHT = 480;

/** Code that shows one chat of the playground's page in a frame. Throws when it's too large for an address. */
export function embedCode(
  page: string,
  workspace: Workspace,
  id: string,
  messages?: MessagesByChat,
): string {
  const at = workspace.chats.findIndex((chat) => chat.id === id);
  const chat = workspace.chats[at];
  if (!chat) throw new Error('This chat was removed.');
  const own = messages?.[id];
  const packed = packWorkspace({...workspace, chats: [chat]}, own ? {[id]: own} : undefined);
  const title = shownNames(workspace.chats)[at] ?? '';
  return `<iframe
  src="${page}${EMBED_PATH}#${LINK_NAME}=${packed}"
  title="${escapeHtml(title)}"
  style="width: 100%; height: ${FRAME_HEIGHT}px; border: 0"
  loading="lazy"
></iframe>`;
}

function shown(value: unknown): string {
  const open = masked(value, [], Infinity);
  return typeof open === 'string' ? open : JSON.stringify(open);
}

/** All settings of a chat at full length, because a shortened text could hide its end. */
export function overviewOf(chat: ChatModel) {
  const {provider, mode, values, stream, dryRun, toolAnswers = {}} = chat;
  const here = [valuesKey(provider, mode), connectKey(provider, mode)];
  const settings = Object.entries(values).flatMap(([key, given]) =>
    Object.entries(given).map(([name, value]) => ({
      name: modeOfChat(chat) && here.includes(key) ? name : `${key}.${name}`,
      value: shown(value),
    })),
  );
  const more = Object.entries({stream, dryRun}).filter(([, isOn]) => isOn);
  return {
    /** Everyone who would get data. The user has to allow them first. */
    receivers: [...foreignOrigins(chat), ...reachOf(chat)],
    /** Every setting that applies. Settings of other modes start with the mode's name. */
    settings: [
      ...settings,
      ...Object.entries(toolAnswers).map(([name, value]) => ({
        name: `Result of the function ${name}`,
        value,
      })),
      ...more.map(([name]) => ({name, value: 'on'})),
    ],
  };
}
