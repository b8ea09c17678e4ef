import * as v from 'valibot';
import {isDemoReply, plainMessages} from './model/messages';
import {isSampleQuestion} from './model/sampleHistories';
import {modeOfChat, shownNames} from './model/workspace';
import {
  demoChat,
  MAX_CHATS,
  nameSchema,
  newId,
  withSettings,
  type ChatChanges,
  type ChatModel,
  type Connection,
  type Layout,
  type MessagesByChat,
  type PlainMessage,
  type Workspace,
} from './schema';
import {goTo, openDialog, usePlayground, type Outcome} from './store';
import {keepMessages, messagesInChat} from './stores/conversations';
import {heldKeys} from './stores/keys';
import type {Look} from './style/look';

const {getState: get, setState: set} = usePlayground;
const history = () => usePlayground.temporal.getState();

/** Goes to the chat that a change brought, if it brought one. */
function showNew(before: Workspace): void {
  const ids = new Set(before.chats.map(({id}) => id));
  const added = get().workspace.chats.find(({id}) => !ids.has(id));
  if (added) goTo(added.id);
}

/**
 * Changes the workspace: one step to undo, or none where nothing changes.
 *
 * @param outcome - What the toast says; absent where the change speaks for itself.
 * @param step - Changes in a row with the same name are one step, such as the digits of a number.
 */
function put(workspace: Workspace, outcome?: Outcome, step?: string): void {
  const {workspace: before, step: last} = get();
  if (workspace === before) {
    set({outcome: undefined});
    return;
  }
  if (step !== undefined && step === last) history().pause();
  set({workspace, outcome, step});
  history().resume();
  showNew(before);
}

function putChats(chats: readonly ChatModel[], outcome?: Outcome, step?: string): void {
  put({...get().workspace, chats}, outcome, step);
}

/** Whether two versions of a chat are alike. The order of their parts doesn't matter. */
function isSame(one: ChatModel, other: ChatModel): boolean {
  const names = Object.keys({...one, ...other}) as (keyof ChatModel)[];
  return names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}

function edit(
  id: string,
  change: (chat: ChatModel) => ChatModel,
  outcome?: Outcome,
  step?: string,
): void {
  const {workspace} = get();
  const chat = workspace.chats.find((one) => one.id === id);
  const changed = chat && change(chat);
  if (!changed || isSame(chat, changed)) put(workspace);
  else
    putChats(
      workspace.chats.map((one) => (one === chat ? changed : one)),
      outcome,
      step && `${id}/${step}`,
    );
}

function nameOf(id: string): string {
  const {chats} = get().workspace;
  return shownNames(chats)[chats.findIndex((chat) => chat.id === id)] ?? '';
}

/** Chats of elsewhere with new ids and new conversations, which get the messages of the given ids. */
function renewed(chats: readonly ChatModel[], messages: MessagesByChat = {}): readonly ChatModel[] {
  return chats.map((chat) => {
    const id = newId();
    keepMessages(id, messages[chat.id] ?? []);
    return {...chat, id, conversation: id};
  });
}

/** How many more chats there can be. Without room for one, the user is told. */
function roomForChats(): number {
  const room = MAX_CHATS - get().workspace.chats.length;
  if (room <= 0)
    set({
      outcome: {
        text: `Nothing was added. The playground holds at most ${MAX_CHATS} chats: remove one first.`,
      },
    });
  return room;
}

/** Adds a chat, which is a demo unless it is connected. */
export function addChat(connection?: Connection): void {
  if (roomForChats() <= 0) return;
  const added = renewed([{...demoChat(''), ...connection}]);
  putChats([...get().workspace.chats, ...added], {text: 'Chat added'});
}

/** Adds the chats of a link, file or template, as many as find room. */
export function addChats({chats: given}: Workspace, messages?: MessagesByChat): void {
  const room = given.length > 0 ? roomForChats() : MAX_CHATS;
  if (room <= 0) return;
  const added = renewed(given.slice(0, room), messages);
  const isPart = added.length < given.length;
  const all = added.length === 1 ? '1 chat added' : `${added.length} chats added`;
  putChats([...get().workspace.chats, ...added], {
    text: isPart
      ? `Added ${added.length} of ${given.length} chats. The playground holds at most ${MAX_CHATS}.`
      : all,
  });
}

/** Replaces the workspace with one of a link, file or template. */
export function replaceChats(workspace: Workspace, messages?: MessagesByChat): void {
  const chats = renewed(workspace.chats, messages);
  put({...workspace, chats}, {text: 'Chats replaced', canUndo: true});
}

/** Begins again with a workspace, without a way back. */
export function startOver(workspace: Workspace): void {
  const chats = renewed(workspace.chats);
  set({workspace: {...workspace, chats}, step: undefined, outcome: {text: 'All data cleared'}});
  history().clear();
}

/**
 * Copies a chat with its messages: all of them, or those before `upTo`, which makes a fork.
 *
 * @param options - `dryRun` keeps the copy from using the key of the original.
 */
export function copyChat(
  id: string,
  {upTo, dryRun}: {readonly upTo?: number; readonly dryRun?: true} = {},
): void {
  const {chats} = get().workspace;
  const at = chats.findIndex((chat) => chat.id === id);
  const original = chats[at];
  if (!original || roomForChats() <= 0) return;
  const messages = plainMessages(messagesInChat(original)).slice(0, upTo);
  const copy = renewed([{...original, dryRun: dryRun ?? original.dryRun}], {[id]: messages});
  putChats([...chats.slice(0, at + 1), ...copy, ...chats.slice(at + 1)], {
    text: `${nameOf(id)} ${upTo === undefined ? 'duplicated' : 'forked'}`,
  });
}

/** Whether a chat has a key that its copy can be kept from using. */
function usesKey({provider, dryRun, mode}: ChatModel): boolean {
  const isHeld = provider !== undefined && Boolean(heldKeys().keys[provider]);
  return isHeld && !dryRun && modeOfChat({provider, mode})?.reply !== undefined;
}

/** Copies a chat like {@link copyChat}. The copy of a chat with a key may use it only when the user says so. */
export function duplicate(chat: ChatModel, upTo?: number): void {
  if (usesKey(chat)) openDialog({kind: 'duplicate', id: chat.id, upTo});
  else copyChat(chat.id, {upTo});
}

/** Removes a chat and moves the focus to a chat beside it, because the button that had it goes too. */
export function removeChat(id: string): void {
  const {chats} = get().workspace;
  const at = chats.findIndex((chat) => chat.id === id);
  if (at === -1) return;
  const next = chats[at + 1] ?? chats[at - 1];
  const text = `${nameOf(id)} removed`;
  putChats(
    chats.filter((chat) => chat.id !== id),
    {text, canUndo: true},
  );
  set({focused: {id: next?.id ?? ''}, ...(next ? {selected: next.id} : {})});
}

/** Renames a chat. Without a name, it is named after what it is connected to. */
export function renameChat(id: string, name: string): void {
  edit(id, (chat) => ({...chat, name: v.parse(nameSchema, name)}));
}

/** Moves a chat by this many places; it stops at the ends. */
export function moveChat(id: string, by: number): void {
  const {workspace} = get();
  const {chats} = workspace;
  const from = chats.findIndex((chat) => chat.id === id);
  const to = Math.min(chats.length - 1, Math.max(0, from + by));
  const chat = chats[from];
  if (!chat || to === from) {
    put(workspace);
    return;
  }
  const rest = chats.filter((other) => other !== chat);
  putChats([...rest.slice(0, to), chat, ...rest.slice(to)], {text: `${nameOf(id)} moved`});
}

/** Begins a conversation with these messages. */
function begun(messages: readonly PlainMessage[]): string {
  const conversation = newId();
  keepMessages(conversation, messages);
  return conversation;
}

/** Goes on with other messages, or from the beginning. Undo brings back the conversation as it was. */
export function changeMessages(id: string, messages?: readonly PlainMessage[]): void {
  const what = messages ? 'changed' : 'cleared';
  const text = `Conversation of ${nameOf(id)} ${what}`;
  edit(id, (chat) => ({...chat, conversation: begun(messages ?? [])}), {text, canUndo: true});
}

/** Takes the demo's replies out of a chat that is no demo any more, because the provider would get them. */
function withoutDemoReplies(before: ChatModel, chat: ChatModel): ChatModel {
  if (modeOfChat(before) || !modeOfChat(chat)) return chat;
  const messages = plainMessages(messagesInChat(chat));
  const others = messages.filter((message) => !isDemoReply(message) && !isSampleQuestion(message));
  if (others.length === messages.length) return chat;
  return {...chat, conversation: begun(others)};
}

/**
 * Changes settings of a chat: its look, its connection or what it is connected to.
 *
 * @param step - Changes in a row with the same name are one step to undo.
 */
export function changeChat(id: string, changes: ChatChanges, step?: string): void {
  const change = (chat: ChatModel) => withoutDemoReplies(chat, withSettings(chat, changes));
  edit(id, change, undefined, step);
}

/** Changes the looks of all chats. */
export function changeLooks(change: (look: Look) => Look): void {
  const {chats} = get().workspace;
  putChats(chats.map((chat) => withSettings(chat, {look: change(chat.look ?? {})})));
}

export function setLayout(layout: Layout): void {
  const {workspace} = get();
  put(layout === workspace.layout ? workspace : {...workspace, layout});
}

/**
 * Sets the system prompt of all chats without one.
 *
 * @param step - Changes in a row with the same name are one step to undo.
 */
export function setSystemPrompt(systemPrompt: string, step?: string): void {
  const {workspace} = get();
  const isSamePrompt = systemPrompt === workspace.shared.systemPrompt;
  const next = isSamePrompt ? workspace : {...workspace, shared: {systemPrompt}};
  put(next, undefined, step && `all chats/${step}`);
}

function travel(direction: 'undo' | 'redo', text: string): void {
  const {workspace} = get();
  history()[direction]();
  set({step: undefined, outcome: get().workspace === workspace ? undefined : {text}});
  showNew(workspace);
}

export const undo = () => travel('undo', 'Undone');

export const redo = () => travel('redo', 'Redone');
