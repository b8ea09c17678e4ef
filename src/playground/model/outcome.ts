import {isRefused, roomFor, type Action} from './actions';
import {shownNames} from './workspace';
import type {ChatModel, Workspace} from '../schema';

/** What an action did, as codes: the words are made where they are shown. */
export type Outcome = {
  /** Whether it took something away that one undo brings back. */
  readonly canUndo?: true;
} & (
  | {readonly code: 'added' | 'replaced' | 'undone' | 'redone' | 'all cleared'}
  | {
      readonly code: 'duplicated' | 'forked' | 'removed' | 'cleared' | 'edited' | 'moved';
      /** Name of the chat as it was shown before. */
      readonly name: string;
    }
  /** Chats of a link, file or template were added, as many as there was room for. */
  | {readonly code: 'merged'; readonly count: number; readonly of: number}
  /** Nothing happened, because there are as many chats as there can be. */
  | {readonly code: 'full'}
);

function nameIn(chats: readonly ChatModel[], action: Action): string {
  const index = 'id' in action ? chats.findIndex(({id}) => id === action.id) : -1;
  return shownNames(chats)[index] ?? '';
}

/**
 * What an action did.
 *
 * @returns undefined where nothing changed, or the change speaks for itself
 */
export function outcomeOf(
  present: Workspace,
  action: Action,
  after: Workspace,
): Outcome | undefined {
  if (isRefused(present, action)) return {code: 'full'};
  if (after === present) return undefined;
  const name = nameIn(present.chats, action);
  switch (action.type) {
    case 'add':
      return {code: 'added'};
    case 'duplicate':
      return {code: action.upTo === undefined ? 'duplicated' : 'forked', name};
    case 'remove':
      return {code: 'removed', name, canUndo: true};
    case 'clear':
      return {code: 'cleared', name, canUndo: true};
    case 'converse':
      return {code: 'edited', name, canUndo: true};
    case 'move':
      return {code: 'moved', name};
    case 'replace':
      return {code: 'replaced', canUndo: true};
    case 'merge':
      return {
        code: 'merged',
        count: roomFor(present, action),
        of: action.workspace.chats.length,
      };
    case 'clear all':
      return {code: 'all cleared'};
    case 'undo':
      return {code: 'undone'};
    case 'redo':
      return {code: 'redone'};
    default:
      return undefined;
  }
}
