import * as v from 'valibot';
import {MAX_CHATS, type Workspace} from '../schema';
import {checkWorkspace, toPlain} from './checkWorkspace';

/** What the browser's storage has: the workspace, and who wrote it last. */
export interface SavedRecord {
  readonly workspace: Workspace;
  /** Changes with every save, so that another tab can tell. */
  readonly revision: string;
  /** Names the settings that were left out because the playground no longer has them; absent where there were none. */
  readonly retired?: string;
}

/** The text of a record. Unlike links and files it has the ids that lead to the messages. */
export function toRecordText({
  workspace,
  revision,
}: Pick<SavedRecord, 'workspace' | 'revision'>): string {
  const plain = toPlain(workspace);
  const chats = workspace.chats.map(({id, conversation}, index) => ({
    id,
    conversation,
    ...plain.chats[index],
  }));
  return JSON.stringify({...plain, revision, chats});
}

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** The ids of a saved chat. Earlier versions numbered the conversations of each chat. */
const idsOf = v.union([
  v.object({id, conversation: v.pipe(v.string(), v.regex(/^[\w/-]{1,100}$/))}),
  v.pipe(
    v.object({id, conversation: v.pipe(v.number(), v.safeInteger(), v.minValue(0))}),
    v.transform((old) => ({id: old.id, conversation: `${old.id}/${old.conversation}`})),
  ),
]);

const recordIds = v.object({
  revision: v.fallback(v.string(), ''),
  chats: v.fallback(
    v.pipe(
      v.array(idsOf),
      v.maxLength(MAX_CHATS),
      v.check((chats) => new Set(chats.map((chat) => chat.id)).size === chats.length),
    ),
    [],
  ),
});

/**
 * Reads the text of a record.
 *
 * @returns a reason instead of a record when it can't be read
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
  const {revision, chats: ids} = v.parse(recordIds, given);
  const chats =
    ids.length === workspace.chats.length
      ? workspace.chats.map((chat, index) => ({...chat, ...ids[index]}))
      : workspace.chats;
  return {workspace: {...workspace, chats}, revision, ...(retired ? {retired} : {})};
}

/** Revision of a record's text without reading the rest; empty for a record that has none. */
export function revisionIn(text: string): string {
  return /"revision":"([\w-]{1,64})"/.exec(text)?.[1] ?? '';
}
