import {createStore as createTable, delMany, entries, keys, set, type UseStore} from 'idb-keyval';
import {useStore} from 'zustand';
import {createStore} from 'zustand/vanilla';
import type {ChatConfig} from '../../chat';
import {safeStorage} from '../../lib/safeStorage';
import {storageName} from '../../lib/storageName';
import {isObject} from '../../lib/isObject';
import {replyWithoutEchoes, withoutBegunEchoes} from '../../lib/keyEchoes';
import {asDemoReply, isDemoReply, plainMessages, sizeOf} from '../model/messages';
import {firstMessages} from '../model/sampleHistories';
import {modeOfChat} from '../model/workspace';
import type {ChatModel, MessagesByChat} from '../schema';
import {secretsNow} from './keys';

type History = NonNullable<ChatConfig['history']>;

export interface Conversations {
  /** Rises when conversations came from storage or another tab, so that chats show them. */
  readonly generation: number;
  /** Size in bytes by conversation. */
  readonly sizes: Readonly<Record<string, number>>;
  /** Conversations that the browser refused to save, with its words. */
  readonly refused: Readonly<Record<string, string>>;
  /** Whether conversations are saved in this browser at all. */
  readonly isSaving: boolean;
}

const FIRST: Conversations = {generation: 0, sizes: {}, refused: {}, isSaving: true};
const SWITCH = storageName('playground-conversations');

const database = createTable(storageName('playground'), 'conversations');
/** The saved conversations. Where the site may have no database, browsers throw: here each use rejects instead. */
const table: UseStore = async (mode, use) => database(mode, use);

const conversations = new Map<string, History>();
/** Conversations that are not saved yet, or were refused. */
const unsaved = new Set<string>();
const state = createStore<Conversations>(() => FIRST);
let isPaused = false;
/** How often everything was cleared. */
let clears = 0;
/** Saves the workspace and tells whether this tab may save: not over the work of another one. */
let claim: () => boolean = () => true;

export function useConversations(): Conversations {
  return useStore(state);
}

/** The messages of a conversation that was open before, or that a first visit begins with. */
export function messagesOf(key: string): History | undefined {
  return conversations.get(key) ?? (firstMessages(key) as History | undefined);
}

/** What hands out the messages of the conversations that chats show now. */
const live = new Map<string, () => readonly unknown[]>();

/** Sets what hands out the messages of a conversation while a chat shows it; null when the chat is gone. */
export function attachLive(key: string, getMessages: (() => readonly unknown[]) | null): void {
  if (getMessages) live.set(key, getMessages);
  else live.delete(key);
}

/**
 * Messages as a chat hands them out, with the marks of demo replies: the component keeps none.
 *
 * @param isDemo - Whether the replies that were not there before are from the demo.
 */
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

/** The messages of some chats as they can be handed on, by the ids of the chats. */
export function messagesOfChats(chats: readonly ChatModel[]): MessagesByChat {
  return Object.fromEntries(
    chats.flatMap((chat) => {
      const messages = plainMessages(conversations.get(chat.conversation) ?? []);
      return messages.length > 0 ? [[chat.id, messages]] : [];
    }),
  );
}

function note(key: string, refusal: string | undefined): void {
  const {[key]: _, ...others} = state.getState().refused;
  state.setState({refused: refusal === undefined ? others : {...others, [key]: refusal}});
}

async function keep(key: string): Promise<void> {
  const messages = conversations.get(key);
  if (!messages || isPaused || !state.getState().isSaving || !claim()) return;
  try {
    await set(key, plainMessages(messages), table);
    unsaved.delete(key);
    if (state.getState().refused[key] !== undefined) note(key, undefined);
  } catch (error) {
    note(key, error instanceof Error ? error.message : String(error));
  }
}

/** Whether a chat has only what a first visit begins with, so that there is nothing to save. */
function isUntouched(key: string, said: readonly unknown[]): boolean {
  const first = conversations.has(key) ? undefined : firstMessages(key);
  const isSame = (message: unknown, at: number) =>
    isObject(message) && message.text === first?.[at]?.text;
  return said.length === first?.length && said.every(isSame);
}

export const clearsNow = () => clears;

/**
 * Takes the messages of a conversation over as they are now, without the keys in them, and saves them.
 *
 * @param options - `begun` is `clearsNow()` when the chat began: messages of a chat from before aren't kept.
 *   With `isDemo` its replies are from the demo.
 */
export function keepMessages(
  key: string,
  said: readonly unknown[],
  {begun = clears, isDemo = false}: {readonly begun?: number; readonly isDemo?: boolean} = {},
): void {
  if (said.length === 0 || begun !== clears || isUntouched(key, said)) return;
  // A reply that was stopped can end within a key.
  const clean = replyWithoutEchoes(said, secretsNow(), withoutBegunEchoes) as readonly unknown[];
  const messages = marked(key, clean, isDemo);
  conversations.set(key, messages as History);
  unsaved.add(key);
  state.setState({sizes: {...state.getState().sizes, [key]: sizeOf(messages)}});
  void keep(key);
}

/** Whether there are messages that this tab could not save yet. */
export function hasUnsaved(): boolean {
  return unsaved.size > 0;
}

/** Does not save while another tab's work is in the way; saves the rest later. */
export function pauseSaving(paused: boolean): void {
  isPaused = paused;
  if (!paused) for (const key of unsaved) void keep(key);
}

/**
 * Brings the saved conversations of these chats back. What is in memory is newer and stays. Conversations
 * of other chats aren't read: a new chat can get the number of a removed one, and must not show its messages.
 *
 * @param claimFirst - Called before each save: whether this tab may save.
 */
export async function loadConversations(
  chats: readonly ChatModel[],
  claimFirst: () => boolean,
): Promise<void> {
  claim = claimFirst;
  const used = new Map(chats.map((chat) => [chat.conversation, chat]));
  state.setState({isSaving: safeStorage.get('localStorage', SWITCH) !== 'off'});
  try {
    const sizes: Record<string, number> = {...state.getState().sizes};
    for (const [key, saved] of await entries<string, unknown>(table)) {
      const chat = used.get(key);
      if (!Array.isArray(saved) || !chat || conversations.has(key)) continue;
      const all = plainMessages(saved);
      // Earlier versions saved previews as messages.
      const messages = modeOfChat(chat) ? all.filter((message) => !isDemoReply(message)) : all;
      conversations.set(key, messages as unknown as History);
      sizes[key] = sizeOf(messages);
    }
    state.setState({sizes, generation: state.getState().generation + 1});
  } catch {
    // Without a database the conversations last as long as the page.
  }
}

/** The saved messages of some chats, by the ids of the chats: also those that another tab has saved. */
export async function savedMessagesOf(chats: readonly ChatModel[]): Promise<MessagesByChat> {
  const all = new Map(await entries<string, unknown>(table).catch(() => []));
  return Object.fromEntries(
    chats.flatMap((chat) => {
      const messages = all.get(chat.conversation);
      return Array.isArray(messages) ? [[chat.id, plainMessages(messages)]] : [];
    }),
  );
}

/** Saves the conversations of these chats over what another tab has saved of them. */
export async function saveOver(chats: readonly ChatModel[]): Promise<void> {
  const shown = chats.map(({conversation}) => conversation);
  for (const key of shown) if (conversations.has(key)) unsaved.add(key);
  const others = shown.filter((key) => !conversations.has(key));
  await delMany(others, table).catch(() => undefined);
}

/** Gives up what could not be saved, so that the page can be reloaded without a question. */
export function dropUnsaved(): void {
  unsaved.clear();
}

/** Deletes saved conversations that no chat shows any more. In memory they stay, for undo. */
export async function deleteUnused(chats: readonly ChatModel[]): Promise<void> {
  const used = new Set(chats.map(({conversation}) => conversation));
  try {
    await delMany(
      (await keys<string>(table)).filter((key) => !used.has(key)),
      table,
    );
  } catch {
    // Without a database there is nothing to delete.
  }
}

/** Forgets all conversations, here and in the browser's storage. */
export async function clearConversations(): Promise<void> {
  clears += 1;
  conversations.clear();
  unsaved.clear();
  state.setState({sizes: {}, refused: {}});
  await deleteUnused([]);
}

/** Saves conversations from now on, or deletes the saved ones and saves none. */
export async function setSaving(isSaving: boolean): Promise<void> {
  if (isSaving) safeStorage.remove('localStorage', SWITCH);
  else safeStorage.set('localStorage', SWITCH, 'off');
  state.setState({isSaving, refused: {}});
  if (isSaving) for (const key of conversations.keys()) void keep(key);
  else await deleteUnused([]);
}
