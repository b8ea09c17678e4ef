import {modeOfChat} from '../model/workspace';
import type {ChatModel} from '../schema';
import {act, openDialog} from '../store';
import {heldKeys} from '../stores/keys';

/** Whether a chat has a key that its copy can be kept from using. */
function usesKey({provider, dryRun, mode}: ChatModel): boolean {
  const isHeld = provider !== undefined && Boolean(heldKeys().keys[provider]);
  return isHeld && !dryRun && modeOfChat({provider, mode})?.reply !== undefined;
}

/**
 * Copies a chat with its messages. The copy of a chat with a key may use the key only when the user says so.
 *
 * @param upTo - Copies the messages before this one only: a fork.
 */
export function duplicate(chat: ChatModel, upTo?: number): void {
  const what = {id: chat.id, ...(upTo === undefined ? {} : {upTo})};
  if (usesKey(chat)) openDialog({kind: 'duplicate', ...what});
  else act({type: 'duplicate', ...what});
}
