import * as v from 'valibot';
import {isObject} from '../../lib/isObject';
import type {Json} from '../../lib/json';
import {factsOf} from '../../providers/catalog';
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
import {checkMessages, isDemoReply, plainMessages, type CleanText} from './messages';
import {connectKey, modeOfChat, valuesKey} from './workspace';

type Unknown = Readonly<Record<string, unknown>>;

/**
 * Versions of the workspace's shape that can be read; links and files live long. 1 had neither addresses
 * of servers nor the look of a chat, and both are optional in 2.
 */
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

const RETIRED_START = 'The playground no longer has parts of chat ';

/** Names the settings of a chat that the playground no longer has; undefined where there are none. */
function retiredIn(given: Unknown, number: number): string | undefined {
  const {toolAnswers, scenario} = given;
  const hasCode = (answer: unknown) => isObject(answer) && answer.kind === 'code';
  const names = Object.keys(RETIRED).flatMap((name) => (given[name] ? [RETIRED[name]] : []));
  if (isObject(toolAnswers) && Object.values(toolAnswers).some(hasCode))
    names.push('the code of its functions');
  if (typeof scenario === 'string' && !SCENARIOS.some(({id}) => id === scenario))
    names.push('its sample reply');
  if (names.length === 0) return undefined;
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0];
  return `${RETIRED_START}${number}, which were left out: ${list}.`;
}

function checkChat(item: unknown, index: number, notes: string[]): ChatModel | undefined {
  const where = `Chat ${index + 1}`;
  if (!isObject(item)) {
    notes.push(`${where} was left out: it is not a chat.`);
    return undefined;
  }
  // Only its own properties; `apart` was a name of `skipBroadcast`.
  const given: Unknown = {...(item.apart === true ? {skipBroadcast: true} : {}), ...item};
  const retired = retiredIn(given, index + 1);
  if (retired) notes.push(retired);
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
  const {modes} = factsOf(provider);
  const mode = modes.find((one) => one.id === given.mode) ?? modes[0];
  if (mode && mode.id !== given.mode)
    notes.push(`${where}: its mode is unknown; ${mode.name} is used.`);
  return {...chat, provider, mode: mode?.id ?? ''};
}

/**
 * Makes a workspace of data that may come from anybody: a link, a file, the browser's storage. It keeps
 * only known settings with values of the right type; secrets, ids and functions never are. The ids are the places
 * of the chats: the store gives chats that it takes in new ones.
 *
 * @param clean - Makes Markdown harmless, in messages and in the first message of a look. Without it no
 *   messages are read.
 */
export function checkWorkspace(data: unknown, clean?: CleanText): CheckedWorkspace {
  if (!isObject(data)) return {error: 'There is no playground in it.'};
  const {version} = data;
  if (typeof version === 'number' && version > WORKSPACE_VERSION)
    return {error: 'It was made by a newer version of the playground.'};
  if (!READABLE.includes(version)) return {error: 'It was not made by this playground.'};
  const given = {...data};
  const {chats: listed} = given;
  if (!Array.isArray(listed)) return {error: 'It has no list of chats.'};
  const notes: string[] = [];
  if (listed.length > MAX_CHATS)
    notes.push(`Only the first ${MAX_CHATS} of ${listed.length} chats were read.`);
  const messages: Record<string, readonly PlainMessage[]> = {};
  const chats = listed.slice(0, MAX_CHATS).flatMap((item: unknown, index) => {
    const chat = checkChat(item, index, notes);
    if (!chat || !clean) return chat ? [chat] : [];
    const read = checkMessages(isObject(item) ? item.messages : undefined, clean);
    for (const note of read.notes) notes.push(`Chat ${index + 1}: ${note}.`);
    // Earlier versions saved previews as messages.
    const said = modeOfChat(chat) ? read.messages.filter((it) => !isDemoReply(it)) : read.messages;
    if (said.length > 0) messages[chat.id] = said;
    if (!chat.look?.intro) return [chat];
    const {look} = v.parse(chatSettings, {look: {...chat.look, intro: clean(chat.look.intro)}});
    return [withSettings(chat, {look})];
  });
  const retired = notes.filter((note) => note.startsWith(RETIRED_START)).join(' ');
  // Earlier links have a layout for comparing, which was a row of all chats.
  const settings = v.parse(
    workspaceSettings,
    given.layout === 'compare' ? {...given, layout: 'row'} : given,
  );
  return {
    workspace: {...settings, version: WORKSPACE_VERSION, chats},
    notes,
    ...(Object.keys(messages).length > 0 ? {messages} : {}),
    ...(retired ? {retired} : {}),
  };
}

/**
 * The workspace as it leaves the page: without ids, conversations and anything named like a secret.
 *
 * @param messages - Messages to include.
 */
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
