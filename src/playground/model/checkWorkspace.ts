import * as v from 'valibot';
import {isObject} from '../../lib/isObject';
import type {Json} from '../../lib/json';
import {factsOf, modeOf} from '../../providers/catalog';
import {connectFields, CUSTOM, customMode, isOpenHeader} from '../../providers/custom';
import {withoutSecrets} from '../../providers/exchange';
import type {Field} from '../../providers/types';
import {providers} from '../../data/providers';
import {
  chatSettings,
  isProvider,
  MAX_CHATS,
  withSettings,
  WORKSPACE_VERSION,
  workspaceSettings,
  type ChatModel,
  type MessagesByChat,
  type PlainMessage,
  type Values,
  type Workspace,
} from '../schema';
import {tidy} from '../schemaParts';
import {checkValues} from './checkValues';
import {SCENARIOS} from './scenario';
import {plainMessages} from './messages';
import {connectKey, valuesKey} from './workspace';

type Unknown = Readonly<Record<string, unknown>>;

/** Versions of the workspace's shape that can be read; links and files live long. What 2 added is optional. */
const READABLE: readonly unknown[] = [1, WORKSPACE_VERSION];

/** The result of reading data that somebody else may have written. */
export type CheckedWorkspace =
  | {
      readonly workspace: Workspace;
      /** The parts that were left out, one sentence each. */
      readonly notes: readonly string[];
      /** Included messages, by the ids of `workspace`. */
      readonly messages?: MessagesByChat;
      /** Those of `notes` about settings that the playground no longer has. */
      readonly retired?: string;
      readonly error?: undefined;
    }
  | ({readonly error: string} & Readonly<
      Partial<Record<'workspace' | 'notes' | 'messages' | 'retired', undefined>>
    >);

/** Said where the code that reads chats can't be loaded. */
export const NOT_LOADED = {
  error: 'A part of this page did not load. Check your connection, then try again.',
};

/** Values as they leave the page. Of headers only the names stay, unless a name says that the value is no secret. */
function openValues(values: Values): Values {
  const {headers} = values;
  if (!isObject(headers)) return withoutSecrets(values);
  const open = Object.entries(headers).map(([name, value = '']): [string, Json] => [
    name,
    isOpenHeader(name) ? value : '',
  ]);
  return withoutSecrets({...values, headers: Object.fromEntries(open)});
}

function checkStored(given: unknown, where: string, notes: string[]): ChatModel['values'] {
  const values: Record<string, Values> = {};
  if (!isObject(given)) return values;
  const take = (name: string, fields: readonly Field[]) => {
    const stored = Object.hasOwn(given, name) ? given[name] : undefined;
    if (!isObject(stored)) return;
    const checked = checkValues(fields, stored);
    for (const setting of Object.keys(checked.errors))
      if (Object.hasOwn(stored, setting))
        notes.push(`${where}: the setting ${setting.slice(0, 40)} was left out.`);
    if (Object.keys(checked.values).length > 0) values[name] = openValues(checked.values);
  };
  for (const {key} of providers)
    for (const mode of factsOf(key).modes) {
      take(valuesKey(key, mode.id), mode.fields);
      take(connectKey(key, mode.id), connectFields);
    }
  take(connectKey(undefined, CUSTOM), customMode.fields);
  return values;
}

/** Settings of a chat that earlier versions of the playground had, by their names in links, files and storage. */
const RETIRED: Readonly<Record<string, string>> = {
  code: 'its own code',
  interceptors: 'its interceptors',
  placement: 'its place in a page',
};

/** Names the settings of a chat that the playground no longer has, in one sentence. */
function retiredIn(given: Unknown, number: number): readonly string[] {
  const {toolAnswers, scenario} = given;
  const hasCode = (answer: unknown) => isObject(answer) && answer.kind === 'code';
  const names = Object.keys(RETIRED).flatMap((name) => (given[name] ? [RETIRED[name]] : []));
  if (isObject(toolAnswers) && Object.values(toolAnswers).some(hasCode))
    names.push('the code of its functions');
  if (typeof scenario === 'string' && !SCENARIOS.some(({id}) => id === scenario))
    names.push('its sample reply');
  if (names.length === 0) return [];
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0];
  return [`The playground no longer has parts of chat ${number}, which were left out: ${list}.`];
}

interface Findings {
  readonly notes: string[];
  readonly retired: string[];
}

function checkChat(item: unknown, index: number, {notes, retired}: Findings) {
  const where = `Chat ${index + 1}`;
  if (!isObject(item)) {
    notes.push(`${where} was left out: it is not a chat.`);
    return undefined;
  }
  // Only its own properties; `apart` was a name of `skipBroadcast`.
  const given: Unknown = {...(item.apart === true ? {skipBroadcast: true} : {}), ...item};
  retired.push(...retiredIn(given, index + 1));
  const id = `c${index + 1}`;
  const values = checkStored(given.values, where, notes);
  const place = {id, conversation: `${id}/${index + 1}`, mode: '', values};
  const chat = withSettings({...place, ...v.parse(chatSettings, given)}, {});
  const {provider} = given;
  if (provider === undefined) return given.mode === CUSTOM ? {...chat, mode: CUSTOM} : chat;
  if (!isProvider(provider)) {
    notes.push(`${where} became a demo: its provider is not in this version of Deep Chat.`);
    return chat;
  }
  const mode = modeOf(provider, String(given.mode));
  if (mode.id !== given.mode) notes.push(`${where}: its mode is unknown; ${mode.name} is used.`);
  return {...chat, provider, mode: mode.id};
}

/** Makes the texts of a chat harmless and reads its messages, see `harmless.ts`. */
export type ReadTexts = (
  chat: ChatModel,
  given: Unknown,
) => {
  readonly chat: ChatModel;
  readonly messages: readonly PlainMessage[];
  readonly notes: readonly string[];
};

/**
 * Makes a workspace of data that may come from anybody. Only known settings with values of the right type are kept,
 * never secrets, ids and functions. Messages are read with `readTexts` only.
 */
export function checkWorkspace(data: unknown, readTexts?: ReadTexts): CheckedWorkspace {
  if (!isObject(data)) return {error: 'There is no playground in it.'};
  const {version, chats: listed, layout} = data;
  if (typeof version === 'number' && version > WORKSPACE_VERSION)
    return {error: 'It was made by a newer version of the playground.'};
  if (!READABLE.includes(version)) return {error: 'It was not made by this playground.'};
  if (!Array.isArray(listed)) return {error: 'It has no list of chats.'};
  const notes: string[] = [];
  const retired: string[] = [];
  if (listed.length > MAX_CHATS)
    notes.push(`Only the first ${MAX_CHATS} of ${listed.length} chats were read.`);
  const messages: Record<string, readonly PlainMessage[]> = {};
  const chats = listed.slice(0, MAX_CHATS).flatMap((item: unknown, index): ChatModel[] => {
    const chat = checkChat(item, index, {notes, retired});
    if (!chat) return [];
    const read = readTexts?.(chat, isObject(item) ? item : {});
    if (!read) return [chat];
    notes.push(...read.notes.map((note) => `Chat ${index + 1}: ${note}.`));
    if (read.messages.length > 0) messages[chat.id] = read.messages;
    return [read.chat];
  });
  // Earlier links have a layout for comparing, which was a row of all chats.
  const settings = v.parse(
    workspaceSettings,
    layout === 'compare' ? {...data, layout: 'row'} : data,
  );
  return {
    workspace: {...settings, version: WORKSPACE_VERSION, chats},
    notes: [...retired, ...notes],
    ...(Object.keys(messages).length > 0 ? {messages} : {}),
    ...(retired.length > 0 ? {retired: retired.join(' ')} : {}),
  };
}

/** The workspace as it leaves the page: without ids, conversations and anything named like a secret. */
export function toPlain({shared, chats, ...rest}: Workspace, messages: MessagesByChat = {}) {
  return {
    ...rest,
    ...(shared.systemPrompt ? {shared} : {}),
    chats: chats.map(({id, conversation: _, values, ...settings}) =>
      tidy({
        ...settings,
        values: Object.fromEntries(
          Object.entries(values).map(([name, given]) => [name, openValues(given)]),
        ),
        messages: plainMessages(messages[id] ?? []),
      }),
    ),
  };
}

export function toFileText(workspace: Workspace, messages?: MessagesByChat): string {
  return `${JSON.stringify(toPlain(workspace, messages), null, 2)}\n`;
}

/** What the browser's storage has: the workspace, and who wrote it last. */
export interface SavedRecord {
  readonly workspace: Workspace;
  /** Changes with every save, so that another tab can tell. */
  readonly revision: string;
  /** Names the settings that were left out because the playground no longer has them. */
  readonly retired?: string;
}

/** The text of a record. Unlike links and files it has the ids that lead to the messages. */
export function toRecordText({workspace, revision}: SavedRecord): string {
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

/** Reads the text of a record, or says why it can't be read. */
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
