import type {Outcome} from './model/outcome';
import {MAX_CHATS} from './schema';

function merged(count: number, of: number): string {
  if (count < of)
    return `Added ${count} of ${of} chats. The playground holds at most ${MAX_CHATS}.`;
  return count === 1 ? '1 chat added' : `${count} chats added`;
}

/** An outcome in words. */
export function wordsOf(outcome: Outcome): string {
  switch (outcome.code) {
    case 'added':
      return 'Chat added';
    case 'duplicated':
      return `${outcome.name} duplicated`;
    case 'forked':
      return `${outcome.name} forked`;
    case 'edited':
      return `Conversation of ${outcome.name} changed`;
    case 'removed':
      return `${outcome.name} removed`;
    case 'cleared':
      return `Conversation of ${outcome.name} cleared`;
    case 'moved':
      return `${outcome.name} moved`;
    case 'replaced':
      return 'Chats replaced';
    case 'merged':
      return merged(outcome.count, outcome.of);
    case 'undone':
      return 'Undone';
    case 'redone':
      return 'Redone';
    case 'all cleared':
      return 'All data cleared';
    case 'full':
      return `Nothing was added. The playground holds at most ${MAX_CHATS} chats: remove one first.`;
  }
}
