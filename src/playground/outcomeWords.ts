import type {Outcome} from './model/outcome';
import {MOST_CHATS} from './model/workspace';

function merged(count: number, of: number): string {
  if (count < of)
    return `Added ${count} of ${of} chats. The playground holds at most ${MOST_CHATS}.`;
  return count === 1 ? '1 chat was added.' : `${count} chats were added.`;
}

/** An outcome in words. */
export function wordsOf(outcome: Outcome): string {
  switch (outcome.code) {
    case 'added':
      return 'A chat was added.';
    case 'duplicated':
      return `${outcome.name} was duplicated.`;
    case 'removed':
      return `${outcome.name} was removed.`;
    case 'cleared':
      return `The conversation of ${outcome.name} was cleared.`;
    case 'moved':
      return `${outcome.name} was moved.`;
    case 'replaced':
      return 'The chats were replaced.';
    case 'adopted':
      return 'The chats of the other tab were loaded.';
    case 'merged':
      return merged(outcome.count, outcome.of);
    case 'undone':
      return 'Undone.';
    case 'redone':
      return 'Done again.';
    case 'full':
      return `Nothing was added. The playground holds at most ${MOST_CHATS} chats: remove one first.`;
  }
}
