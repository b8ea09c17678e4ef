import {isRefused, roomFor, type Action} from './actions';
import {shownNames} from './workspace';
import {MAX_CHATS, type Workspace} from '../schema';

/** What an action did, as the toast says it. */
export interface Outcome {
  readonly text: string;
  /** Whether it took something away that one undo brings back. */
  readonly canUndo?: true;
}

function nameIn({chats}: Workspace, action: Action): string {
  const index = 'id' in action ? chats.findIndex(({id}) => id === action.id) : -1;
  return shownNames(chats)[index] ?? '';
}

function merged(count: number, of: number): string {
  if (count < of)
    return `Added ${count} of ${of} chats. The playground holds at most ${MAX_CHATS}.`;
  return count === 1 ? '1 chat added' : `${count} chats added`;
}

/**
 * What an action did.
 *
 * @returns undefined where nothing changed, or the change speaks for itself
 */
export function outcomeOf(
  before: Workspace,
  action: Action,
  after: Workspace,
): Outcome | undefined {
  if (isRefused(before, action))
    return {
      text: `Nothing was added. The playground holds at most ${MAX_CHATS} chats: remove one first.`,
    };
  if (after === before) return undefined;
  // As it was shown before.
  const name = nameIn(before, action);
  switch (action.type) {
    case 'add':
      return {text: 'Chat added'};
    case 'duplicate':
      return {text: `${name} ${action.upTo === undefined ? 'duplicated' : 'forked'}`};
    case 'remove':
      return {text: `${name} removed`, canUndo: true};
    case 'clear':
      return {text: `Conversation of ${name} cleared`, canUndo: true};
    case 'converse':
      return {text: `Conversation of ${name} changed`, canUndo: true};
    case 'move':
      return {text: `${name} moved`};
    case 'replace':
      return {text: 'Chats replaced', canUndo: true};
    case 'merge':
      return {text: merged(roomFor(before, action), action.workspace.chats.length)};
    case 'clear all':
      return {text: 'All data cleared'};
    case 'undo':
      return {text: 'Undone'};
    case 'redo':
      return {text: 'Redone'};
    default:
      return undefined;
  }
}
