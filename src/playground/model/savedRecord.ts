import {isObject} from '../../lib/isObject';
import {checkWorkspace, toPlain} from './checkWorkspace';
import type {Workspace} from './workspace';

/** What the browser's storage holds: the workspace, and who wrote it last. */
export interface SavedRecord {
  readonly workspace: Workspace;
  /** Changes with every save, so that another tab can tell. */
  readonly revision: string;
  /** Names the settings that were left out because the playground no longer has them; absent where nothing was. */
  readonly retired?: string;
}

/** The text of a record. Unlike links and files it has the ids that lead to the conversations. */
export function toRecordText({
  workspace,
  revision,
}: Pick<SavedRecord, 'workspace' | 'revision'>): string {
  const plain = toPlain(workspace);
  return JSON.stringify({
    ...plain,
    revision,
    chats: workspace.chats.map(({id, conversation}, index) => ({
      id,
      conversation,
      ...plain.chats[index],
    })),
  });
}

function numbersOf(chats: readonly unknown[]): readonly (readonly [string, number])[] | undefined {
  const numbers = chats.map((chat) => {
    const {id, conversation} = isObject(chat) ? chat : {};
    const isGood =
      typeof id === 'string' &&
      /^c[1-9]\d{0,5}$/.test(id) &&
      typeof conversation === 'number' &&
      Number.isInteger(conversation) &&
      conversation >= 0 &&
      conversation < 1_000_000;
    return isGood ? ([id, conversation] as const) : undefined;
  });
  const good = numbers.filter((pair) => pair !== undefined);
  const isUnique = new Set(good.map(([id]) => id)).size === chats.length;
  return good.length === chats.length && isUnique ? good : undefined;
}

/**
 * Reads the text of a record.
 *
 * @returns a reason instead of a record when it cannot be read
 */
export function fromRecordText(text: string): SavedRecord | {readonly error: string} {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return {error: 'It is not JSON.'};
  }
  const {workspace, error, retired} = checkWorkspace(given);
  if (!workspace) return {error: error ?? ''};
  const {chats, revision} = isObject(given) ? given : {};
  const numbers = Array.isArray(chats) ? numbersOf(chats) : undefined;
  const isSame = numbers?.length === workspace.chats.length;
  return {
    workspace: isSame
      ? {
          ...workspace,
          chats: workspace.chats.map((chat, index) => {
            const [id, conversation] = numbers[index] ?? [chat.id, chat.conversation];
            return {...chat, id, conversation};
          }),
        }
      : workspace,
    revision: typeof revision === 'string' ? revision : '',
    ...(retired ? {retired} : {}),
  };
}

/** Revision of a record's text without reading the rest; empty for a record that has none. */
export function revisionIn(text: string): string {
  return /"revision":"([\w-]{1,64})"/.exec(text)?.[1] ?? '';
}
