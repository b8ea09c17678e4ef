import type {OpenDialog} from '../dialogs/openDialog';
import type {Secrets} from '../model/access';
import type {Action} from '../model/reducer';
import {modeOfChat} from '../model/workspace';
import type {ChatModel} from '../schema';

/** What copying a chat needs of the playground. */
export interface DuplicateContext {
  readonly keys: Secrets;
  readonly act: (action: Action) => void;
  readonly open: (dialog: OpenDialog) => void;
}

/** Whether a chat has a key that its copy can be kept from using. */
function usesKey({provider, dryRun, mode}: ChatModel, keys: Secrets): boolean {
  const isHeld = provider !== undefined && Boolean(keys[provider]);
  return isHeld && !dryRun && modeOfChat({provider, mode})?.reply !== undefined;
}

/**
 * Copies a chat with its messages. The copy of a chat with a key may use the key only when the person says so.
 *
 * @param upTo - Copies the messages before this one only: a fork.
 */
export function duplicate(
  {act, open, keys}: DuplicateContext,
  chat: ChatModel,
  upTo?: number,
): void {
  const what = {id: chat.id, ...(upTo === undefined ? {} : {upTo})};
  if (usesKey(chat, keys)) open({kind: 'duplicate', ...what});
  else act({type: 'duplicate', ...what});
}
