import {providers} from '../../data/providers';
import {isObject} from '../../lib/isObject';
import type {Json} from '../../lib/json';
import {factsOf} from '../../providers/catalog';
import {connectFields, CUSTOM, customMode, isOpenHeader} from '../../providers/custom';
import type {Field, ProviderKey} from '../../providers/types';
import {checkLook} from '../style/look';
import {checkAppearance, tidy} from './appearance';
import {withoutSecrets} from '../../providers/exchange';
import {
  checkMessages,
  plainMessages,
  type CleanText,
  type MessagesByChat,
  type PlainMessage,
} from './messages';
import {checkValues} from './checkValues';
import {cleanText} from './text';
import {
  connectKey,
  layouts,
  MAX_CHATS,
  MAX_NAME_LENGTH,
  valuesKey,
  WORKSPACE_VERSION,
  type ChatModel,
  type Values,
  type Workspace,
} from './workspace';

/**
 * One step from each version of the workspace's shape to the next. Links and files live long, so a step is
 * never removed; fixtures of every version are opened by migrate.test.ts.
 */
const steps: Readonly<Record<number, (old: Unknown) => Unknown>> = {
  // 1 knew neither addresses of one's own nor the look of a chat: both are optional in 2.
  1: (old) => ({...old, version: 2}),
};

/**
 * Brings data of an earlier version into today's shape.
 *
 * @returns undefined for data that no version of the playground has written
 */
export function migrated(given: Unknown): Unknown | undefined {
  let now = given;
  for (let version = now.version; version !== WORKSPACE_VERSION; version = now.version) {
    const step =
      typeof version === 'number' && Object.hasOwn(steps, version) ? steps[version] : undefined;
    if (!step) return undefined;
    now = step(now);
  }
  return now;
}

/** What became of data that somebody else may have written. */
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
  | {
      readonly workspace?: undefined;
      readonly notes?: undefined;
      readonly messages?: undefined;
      readonly retired?: undefined;
      readonly error: string;
    };

type Unknown = Readonly<Record<string, unknown>>;

function own(source: Unknown, name: string): unknown {
  return Object.hasOwn(source, name) ? source[name] : undefined;
}

const keys: readonly string[] = providers.map(({key}) => key);

/** Whether a value is the key of a provider in this version of the component. */
export function isProvider(value: unknown): value is ProviderKey {
  return typeof value === 'string' && keys.includes(value);
}

/** Values of headers are secrets unless their names say otherwise: only the names stay. */
function withoutHeaderValues(values: Values): Values {
  const {headers} = values;
  if (!isObject(headers)) return values;
  const open = Object.entries(headers).map(([name, value = '']): [string, Json] => [
    name,
    isOpenHeader(name) ? value : '',
  ]);
  return {...values, headers: Object.fromEntries(open)};
}

function checkStored(given: unknown, where: string, notes: string[]): ChatModel['values'] {
  const values: Record<string, Values> = {};
  if (!isObject(given)) return values;
  const take = (name: string, fields: readonly Field[]) => {
    const found = own(given, name);
    if (!isObject(found)) return;
    const checked = checkValues(fields, found);
    for (const setting of Object.keys(checked.errors))
      if (Object.hasOwn(found, setting))
        notes.push(`${where}: the setting ${setting.slice(0, 40)} was left out.`);
    if (Object.keys(checked.values).length > 0)
      values[name] = withoutSecrets(withoutHeaderValues(checked.values));
  };
  for (const provider of keys.filter(isProvider))
    for (const mode of factsOf(provider).modes) {
      take(valuesKey(provider, mode.id), mode.fields);
      take(connectKey(provider, mode.id), connectFields);
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

/** Says what a chat has that the playground no longer knows; undefined where that's nothing. */
function retiredIn(given: Unknown, number: number): string | undefined {
  const answers = own(given, 'toolAnswers');
  const hasCode = (answer: unknown) => isObject(answer) && answer.kind === 'code';
  const found = [
    ...Object.keys(RETIRED).flatMap((name) => (own(given, name) ? [RETIRED[name]] : [])),
    ...(isObject(answers) && Object.values(answers).some(hasCode)
      ? ['the code of its functions']
      : []),
  ];
  if (found.length === 0) return undefined;
  const list = found.length > 1 ? `${found.slice(0, -1).join(', ')} and ${found.at(-1)}` : found[0];
  return `${RETIRED_START}${number}, which were left out: ${list}.`;
}

function checkChat(given: unknown, index: number, notes: string[]): ChatModel | undefined {
  const where = `Chat ${index + 1}`;
  if (!isObject(given)) {
    notes.push(`${where} was left out: it is not a chat.`);
    return undefined;
  }
  const retired = retiredIn(given, index + 1);
  if (retired) notes.push(retired);
  const named = own(given, 'name');
  const name =
    typeof named === 'string'
      ? cleanText(named).replace(/\n/g, '').trim().slice(0, MAX_NAME_LENGTH)
      : '';
  const id = `c${index + 1}`;
  const stream = own(given, 'stream') === true;
  const dryRun = own(given, 'dryRun') === true;
  const values = checkStored(own(given, 'values'), where, notes);
  const conversation = index + 1;
  const appearance = checkAppearance(given);
  const base = {id, name, mode: '', values, stream, dryRun, conversation, ...appearance};
  const provider = own(given, 'provider');
  if (provider === undefined) return own(given, 'mode') === CUSTOM ? {...base, mode: CUSTOM} : base;
  if (!isProvider(provider)) {
    notes.push(`${where} became a demo: its provider is not in this version of Deep Chat.`);
    return base;
  }
  const {modes} = factsOf(provider);
  const wanted = own(given, 'mode');
  const mode = modes.find(({id: known}) => known === wanted) ?? modes[0];
  if (mode && mode.id !== wanted)
    notes.push(`${where}: its mode is unknown; ${mode.name} is used.`);
  return {...base, provider, mode: mode?.id ?? ''};
}

/**
 * Makes a workspace of data that may come from anybody: a link, a file, the browser's storage. It keeps
 * only known settings with values of the right type; secrets, ids and functions never are.
 *
 * @param clean - Makes Markdown harmless, in messages and in the first message of a look. Without it no
 *   messages are taken.
 */
export function checkWorkspace(data: unknown, clean?: CleanText): CheckedWorkspace {
  if (!isObject(data)) return {error: 'There is no playground in it.'};
  const version = own(data, 'version');
  if (typeof version === 'number' && version > WORKSPACE_VERSION)
    return {error: 'It was made by a newer version of the playground.'};
  const given = migrated(data);
  if (!given) return {error: 'It was not made by this playground.'};
  const listed = own(given, 'chats');
  if (!Array.isArray(listed)) return {error: 'It has no list of chats.'};
  const notes: string[] = [];
  if (listed.length > MAX_CHATS)
    notes.push(`Only the first ${MAX_CHATS} of ${listed.length} chats were read.`);
  const messages: Record<string, readonly PlainMessage[]> = {};
  const chats = listed.slice(0, MAX_CHATS).flatMap((item: unknown, index) => {
    const chat = checkChat(item, index, notes);
    if (!chat) return [];
    const {look} = chat;
    const said = clean && isObject(item) ? checkMessages(own(item, 'messages'), clean) : undefined;
    for (const note of said?.notes ?? []) notes.push(`Chat ${index + 1}: ${note}.`);
    if (said && said.messages.length > 0) messages[chat.id] = said.messages;
    return [
      clean && look?.intro ? {...chat, look: checkLook({...look, intro: clean(look.intro)})} : chat,
    ];
  });
  // Earlier links have a layout for comparing, which was a row of all chats.
  const wanted = own(given, 'layout') === 'compare' ? 'row' : own(given, 'layout');
  const layout = layouts.find(({id}) => id === wanted)?.id ?? 'grid';
  const retired = notes.filter((note) => note.startsWith(RETIRED_START)).join(' ');
  const shared = own(given, 'shared');
  const prompt = isObject(shared) ? own(shared, 'systemPrompt') : '';
  const systemPrompt = typeof prompt === 'string' ? prompt.slice(0, 20_000) : '';
  return {
    workspace: {version: WORKSPACE_VERSION, layout, shared: {systemPrompt}, chats},
    notes,
    ...(Object.keys(messages).length > 0 ? {messages} : {}),
    ...(retired ? {retired} : {}),
  };
}

/** Values as they leave the page. */
function openValues(values: ChatModel['values']): ChatModel['values'] {
  return Object.fromEntries(
    Object.entries(values).map(([name, given]) => [
      name,
      withoutSecrets(name.startsWith('connect.') ? withoutHeaderValues(given) : given),
    ]),
  );
}

/**
 * The workspace as it leaves the page: without ids, conversations and anything named like a secret.
 *
 * @param messages - Messages to include.
 */
export function toPlain(
  {version, layout, shared, chats}: Workspace,
  messages: MessagesByChat = {},
) {
  return {
    version,
    layout,
    ...(shared.systemPrompt ? {shared} : {}),
    chats: chats.map(({id, name, provider, mode, values, stream, dryRun, ...rest}) => ({
      ...(name ? {name} : {}),
      ...(provider ? {provider} : {}),
      ...(mode ? {mode} : {}),
      ...(Object.keys(values).length > 0 ? {values: openValues(values)} : {}),
      ...(stream ? {stream} : {}),
      ...(dryRun ? {dryRun} : {}),
      ...tidy(rest),
      ...(messages[id] ? {messages: plainMessages(messages[id])} : {}),
    })),
  };
}
