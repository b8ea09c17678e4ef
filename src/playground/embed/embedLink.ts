import {escapeHtml} from '../../lib/escapeHtml';
import {LINK_NAME, packWorkspace} from '../model/link';
import type {Workspace, MessagesByChat} from '../schema';
import {shownNames} from '../model/workspace';

/** Name in the hash under which a link says which of its chats is shown, beginning with 1. */
const CHAT_NAME = 'chat';
/** Path of the page below the playground's. */
const EMBED_PATH = '/embed';
/** Name in the search part of the playground's address that leads to that page. */
const EMBED_NAME = 'embed';
/** Height in px of a frame in a page. */
const FRAME_HEIGHT = 480;

/** Index of the chat that a link shows, from 0. */
export function chatIndex(hash: string): number {
  const asked = Number(new URLSearchParams(hash.replace(/^#/, '')).get(CHAT_NAME) ?? 1);
  return Number.isInteger(asked) && asked > 0 ? asked - 1 : 0;
}

/** Whether an address of the playground asks for one chat alone. */
export function asksForEmbed(search: string): boolean {
  return new URLSearchParams(search).get(EMBED_NAME) === '1';
}

/**
 * Code that shows one chat in a frame of another page. Only that chat is in it.
 *
 * @param page - Address of the playground, without a slash at the end.
 * @throws Error when the chat is too large for an address
 */
export async function embedCode(
  page: string,
  workspace: Workspace,
  id: string,
  messages?: MessagesByChat,
): Promise<string> {
  const at = workspace.chats.findIndex((chat) => chat.id === id);
  const chat = workspace.chats[at];
  if (!chat) throw new Error('This chat was removed.');
  const own = messages?.[id];
  const packed = await packWorkspace({...workspace, chats: [chat]}, own ? {[id]: own} : undefined);
  const title = shownNames(workspace.chats)[at] ?? '';
  return `<iframe
  src="${page}${EMBED_PATH}#${LINK_NAME}=${packed}"
  title="${escapeHtml(title)}"
  style="width: 100%; height: ${FRAME_HEIGHT}px; border: 0"
  loading="lazy"
></iframe>`;
}
