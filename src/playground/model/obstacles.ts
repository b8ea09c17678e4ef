import {needsFile} from '../../providers/modeConnection';
import {sendingOf, type Access} from './connection';
import {modeOfChat, valuesOf} from './workspace';
import type {ChatModel} from '../schema';

/** Why a chat can't take a text: the component drops it without a word, or isn't there to take it. */
export type Obstacle = 'no text' | 'file' | 'settings' | 'no preview' | 'unconfirmed';

/**
 * What keeps a chat from taking a text that is sent to several chats.
 *
 * @returns undefined for a chat that takes it
 */
export function obstacleOf(chat: ChatModel, access: Access): Obstacle | undefined {
  const mode = modeOfChat(chat);
  if (!mode) return undefined;
  if (!mode.text) return 'no text';
  if (needsFile(mode)) return 'file';
  if (!isMounted(chat, access))
    return sendingOf(chat, access) === 'unconfirmed' ? 'unconfirmed' : 'no preview';
  if (chat.provider !== 'azure') return undefined;
  // Without its endpoint or region an Azure chat has no text field; other providers refuse the request.
  const values = valuesOf(chat);
  const isMissing = mode.fields.some(({name, required}) => required && values[name] === undefined);
  return isMissing ? 'settings' : undefined;
}

/**
 * Whether there is a live chat at all. A mode without a preview always calls its provider, also when the playground only
 * previews requests, so it is mounted only when they may be sent.
 */
export function isMounted(chat: ChatModel, access: Access): boolean {
  const sending = sendingOf(chat, access);
  if (sending === 'no preview') return false;
  return sending !== 'unconfirmed' || modeOfChat(chat)?.reply !== undefined;
}
