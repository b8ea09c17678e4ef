import {createStore as createTable, delMany, entries, keys, set, type UseStore} from 'idb-keyval';
import {create} from 'zustand';
import type {ChatConfig} from '../../chat';
import {safeStorage} from '../../lib/safeStorage';
import {storageName} from '../../lib/storageName';
import {isObject} from '../../lib/isObject';
import {replyWithoutEchoes} from '../../lib/keyEchoes';
import {asDemoReply, isDemoReply, plainMessages} from '../model/messages';
import {modeOfChat} from '../model/workspace';
import type {ChatModel, MessagesByChat, PlainMessage} from '../schema';
import {secretsNow} from './keys';

type History = NonNullable<ChatConfig['history']>;

interface Conversations {
  /** Whether those that the browser has saved are here. */
  readonly isLoaded: boolean;
  /** Whether conversations are saved in this browser at all. */
  readonly isSaving: boolean;
  readonly messages: Readonly<Record<string, History>>;
  /** Conversations that the browser refused to save. */
  readonly refused: readonly string[];
  /** How many messages at the beginning of a conversation its chat doesn't have yet. */
  readonly undrawn: Readonly<Record<string, number>>;
}

const SWITCH = storageName('playground-conversations');
const database = createTable(storageName('playground'), 'conversations');
/** The saved conversations. Where the site may have no database, browsers throw: here each use rejects instead. */
const table: UseStore = async (mode, use) => database(mode, use);

export const useConversations = create<Conversations>(() => ({
  isLoaded: false,
  isSaving: true,
  messages: {},
  refused: [],
  undrawn: {},
}));
const {getState: get, setState: put} = useConversations;

/** Conversations that are not saved yet, or were refused. */
const unsaved = new Set<string>();
/** Tells whether this tab may save: not over the work of another one, and nothing outside of the playground. */
let claim: () => boolean = () => false;

/** The messages of a conversation that was open before. */
export function messagesOf(key: string): History | undefined {
  return get().messages[key];
}

/** What hands out the messages of the conversations that chats show now. */
const live = new Map<string, () => readonly unknown[]>();

/** Sets what hands out the messages of a conversation while a chat shows it; null when the chat is gone. */
export function attachLive(key: string, getMessages: (() => readonly unknown[]) | null): void {
  if (getMessages) live.set(key, () => wholeOf(key, getMessages()));
  else live.delete(key);
}

/** Messages as a chat hands them out, with the marks of demo replies, which the component doesn't keep. */
function marked(key: string, messages: readonly unknown[], isDemo = false): readonly unknown[] {
  const before: readonly {readonly custom?: unknown}[] = messagesOf(key) ?? [];
  return messages.filter(isObject).map((message, at) => {
    const isMarked = before[at] ? isDemoReply(before[at]) : isDemo;
    return isMarked && message.role !== 'user' ? asDemoReply(message) : message;
  });
}

/** The messages of a chat as they are now, also of a reply that still streams in. */
export function messagesInChat({conversation: key}: ChatModel): readonly unknown[] {
  const shown = live.get(key)?.() ?? [];
  return shown.length > 0 ? marked(key, shown) : (messagesOf(key) ?? []);
}

/** Messages as they can be handed on, by the ids of their chats. */
function byChat(chats: readonly ChatModel[], messagesIn: (key: string) => unknown): MessagesByChat {
  return Object.fromEntries(
    chats.flatMap(({id, conversation}) => {
      const messages = messagesIn(conversation);
      return Array.isArray(messages) ? [[id, plainMessages(messages)]] : [];
    }),
  );
}

export function messagesOfChats(chats: readonly ChatModel[]): MessagesByChat {
  return byChat(chats, messagesOf);
}

/** The saved messages of some chats: also those that another tab has saved. */
export async function savedMessagesOf(chats: readonly ChatModel[]): Promise<MessagesByChat> {
  const all = new Map(await entries<string, unknown>(table).catch(() => []));
  return byChat(chats, (key) => all.get(key));
}

async function save(key: string): Promise<void> {
  const messages = messagesOf(key);
  if (!messages || !get().isSaving || !claim()) return;
  const others = get().refused.filter((one) => one !== key);
  try {
    await set(key, plainMessages(messages), table);
    unsaved.delete(key);
    put({refused: others});
  } catch {
    put({refused: [...others, key]});
  }
}

/** Keeps all messages of a conversation, without the keys in them, and saves them. New replies may be a demo's. */
export function keepMessages(key: string, messages: readonly unknown[], isDemo = false): void {
  if (messages.length === 0) return;
  const clean = replyWithoutEchoes(messages, secretsNow()) as unknown[];
  put({messages: {...get().messages, [key]: marked(key, clean, isDemo) as History}});
  unsaved.add(key);
  void save(key);
}

/** Keeps the messages that a chat shows now. A chat that is gone has none. */
export function keepLive(key: string, isDemo: boolean): void {
  keepMessages(key, live.get(key)?.() ?? [], isDemo);
}

/** Whether there are messages that this tab could not save yet. */
export function hasUnsaved(): boolean {
  return unsaved.size > 0;
}

/** Brings the saved conversations of these chats back, and saves from then on, as long as this tab may. */
export async function loadConversations(
  chats: readonly ChatModel[],
  claimFirst: () => boolean,
): Promise<void> {
  claim = claimFirst;
  const used = new Map(chats.map((chat) => [chat.conversation, chat]));
  put({isSaving: safeStorage.get('localStorage', SWITCH) !== 'off'});
  // Without a database the conversations last as long as the page.
  const saved = await entries<string, unknown>(table).catch(() => []);
  const found = saved.flatMap(([key, given]): [string, History][] => {
    const chat = used.get(key);
    if (!Array.isArray(given) || !chat) return [];
    const all = plainMessages(given);
    // Earlier versions saved previews as messages.
    const messages = modeOfChat(chat) ? all.filter((message) => !isDemoReply(message)) : all;
    return [[key, messages as unknown as History]];
  });
  put({messages: {...Object.fromEntries(found), ...get().messages}, isLoaded: true});
}

/** Saves the conversations of these chats over what another tab has saved of them. */
export async function saveOver(chats: readonly ChatModel[]): Promise<void> {
  const shown = chats.map(({conversation}) => conversation);
  const others = shown.filter((key) => !messagesOf(key));
  await delMany(others, table).catch(() => undefined);
  for (const key of shown) void save(key);
}

/** Gives up what could not be saved, so that the page can be reloaded without a question. */
export function dropUnsaved(): void {
  unsaved.clear();
}

/** Deletes saved conversations that no chat shows any more. In memory they stay, for undo. */
export async function deleteUnused(chats: readonly ChatModel[]): Promise<void> {
  const used = new Set(chats.map(({conversation}) => conversation));
  // Without a database there is nothing to delete.
  const saved = await keys<string>(table).catch(() => []);
  const unused = saved.filter((key) => !used.has(key));
  await delMany(unused, table).catch(() => undefined);
}

/** Forgets all conversations, here and in the browser's storage. */
export async function clearConversations(): Promise<void> {
  unsaved.clear();
  put({messages: {}, refused: []});
  await deleteUnused([]);
}

/** Saves conversations from now on, or deletes the saved ones and saves none. */
export function setSaving(isSaving: boolean): void {
  safeStorage.set('localStorage', SWITCH, isSaving ? 'on' : 'off');
  put({isSaving, refused: []});
  if (isSaving) for (const key of Object.keys(get().messages)) void save(key);
  else void deleteUnused([]);
}

// Long conversations are drawn from their end: it takes the component seconds to draw a megabyte.

/** Characters that a chat draws when it is opened. */
export const DRAWN_AT_FIRST = 60_000;
/** Characters that are drawn on top when the user scrolls up to them. */
export const DRAWN_AT_A_TIME = 30_000;

/** Where the newest messages begin that have this many characters together. One is always drawn. */
function startOfDrawn(messages: readonly Pick<PlainMessage, 'text' | 'html'>[], limit: number) {
  let left = limit;
  let start = messages.length;
  for (const {text = '', html = ''} of [...messages].reverse()) {
    left -= text.length + html.length;
    if (left < 0 && start < messages.length) break;
    start -= 1;
  }
  return start;
}

/** How many messages of a conversation its chat has not drawn, and so doesn't send. */
export const undrawnIn = (key: string): number => get().undrawn[key] ?? 0;

export function noteUndrawn(key: string, count: number): void {
  if (undrawnIn(key) !== count) put({undrawn: {...get().undrawn, [key]: count}});
}

/** The newest messages of a conversation, and a way to the ones before them. */
export function drawnPartOf(key: string) {
  const all = messagesOf(key);
  if (!all) return undefined;
  const start = startOfDrawn(all, DRAWN_AT_FIRST);
  if (start === 0) return {history: all, undrawn: 0};
  const loadHistory = (page: number) => {
    // The component asks for the first page before anybody scrolls.
    if (page === 0) return [false as const];
    const earlier = (messagesOf(key) ?? []).slice(0, undrawnIn(key));
    const from = startOfDrawn(earlier, DRAWN_AT_A_TIME);
    noteUndrawn(key, from);
    return [...(from > 0 ? [false as const] : []), ...earlier.slice(from)];
  };
  return {history: all.slice(start), loadHistory, undrawn: start};
}

/** All messages of a conversation: those that the chat doesn't have, and those that it has now. */
export function wholeOf(key: string, inChat: readonly unknown[]): readonly unknown[] {
  const count = undrawnIn(key);
  // A chat that isn't drawn yet, or asks for a key, hands out none: that is no conversation without an end.
  return count === 0 || inChat.length === 0
    ? inChat
    : [...(messagesOf(key) ?? []).slice(0, count), ...inChat];
}
