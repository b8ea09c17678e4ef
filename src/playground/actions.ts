import * as v from 'valibot';
import {isDemoReply, plainMessages} from './model/messages';
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

const {getState: get, setState: set} = usePlayground;
const history = () => usePlayground.temporal.getState();

/** Goes to the chat that a change brought, if it brought one. */
function showNew(before: Workspace): void {
  const ids = new Set(before.chats.map(({id}) => id));
  const added = get().workspace.chats.find(({id}) => !ids.has(id));
  if (added) goTo(added.id);
}

interface Details {
  /** What the toast says; absent where the change speaks for itself. */
  readonly outcome?: Outcome;
  /** Changes in a row with the same name are one step to undo, such as the digits of a number. */
  readonly step?: string;
}

/** Changes the workspace: one step to undo, or none where nothing changes. */
function change(parts: Partial<Workspace>, {outcome, step}: Details = {}): void {
  const {workspace: before, step: last} = get();
  const workspace = {...before, ...parts};
  if (JSON.stringify(workspace) === JSON.stringify(before)) {
    set({outcome: undefined});
    return;
  }
  if (step !== undefined && step === last) history().pause();
  set({workspace, outcome, step});
  history().resume();
  showNew(before);
}

function edit(id: string, edited: (chat: ChatModel) => ChatModel, details?: Details): void {
  const {chats} = get().workspace;
  change({chats: chats.map((chat) => (chat.id === id ? edited(chat) : chat))}, details);
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
  const text = `Nothing was added. The playground holds at most ${MAX_CHATS} chats: remove one first.`;
  if (room <= 0) set({outcome: {text}});
  return room;
}

/** Adds the chats of a link, file or template, as many as find room. */
export function addChats({chats: given}: Workspace, messages?: MessagesByChat): void {
  const room = roomForChats();
  if (room <= 0) return;
  const added = renewed(given.slice(0, room), messages);
  const all = added.length === 1 ? 'Chat added' : `${added.length} chats added`;
  const text =
    added.length < given.length
      ? `Added ${added.length} of ${given.length} chats. The playground holds at most ${MAX_CHATS}.`
      : all;
  change({chats: [...get().workspace.chats, ...added]}, {outcome: {text}});
}

export function addChat(connection?: Connection): void {
  addChats({...get().workspace, chats: [{...demoChat(''), ...connection}]});
}

export function replaceChats(workspace: Workspace, messages?: MessagesByChat): void {
  const chats = renewed(workspace.chats, messages);
  change({...workspace, chats}, {outcome: {text: 'Chats replaced', canUndo: true}});
}

/** Begins again with a workspace, without a way back. */
export function startOver(workspace: Workspace): void {
  const chats = renewed(workspace.chats);
  set({workspace: {...workspace, chats}, step: undefined, outcome: {text: 'All data cleared'}});
  history().clear();
}

/** Copies a chat with its messages, or with those before `upTo`. `dryRun` keeps the copy from using the key. */
export function copyChat(id: string, upTo?: number, dryRun?: true): void {
  const {chats} = get().workspace;
  const at = chats.findIndex((chat) => chat.id === id);
  const original = chats[at];
  if (!original || roomForChats() <= 0) return;
  const messages = plainMessages(messagesInChat(original)).slice(0, upTo);
  const copy = renewed([{...original, dryRun: dryRun ?? original.dryRun}], {[id]: messages});
  const text = `${nameOf(id)} ${upTo === undefined ? 'duplicated' : 'forked'}`;
  change({chats: [...chats.slice(0, at + 1), ...copy, ...chats.slice(at + 1)]}, {outcome: {text}});
}

/** Whether a chat has a key that its copy can be kept from using. */
function usesKey({provider, dryRun, mode}: ChatModel): boolean {
  const isHeld = provider !== undefined && Boolean(heldKeys().keys[provider]);
  return isHeld && !dryRun && modeOfChat({provider, mode})?.reply !== undefined;
}

/** Copies a chat like {@link copyChat}. The copy of a chat with a key may use it only when the user says so. */
export function duplicate(chat: ChatModel, upTo?: number): void {
  if (usesKey(chat)) openDialog({kind: 'duplicate', id: chat.id, upTo});
  else copyChat(chat.id, upTo);
}

/** Removes a chat and moves the focus to a chat beside it, because the button that had it goes too. */
export function removeChat(id: string): void {
  const {chats} = get().workspace;
  const at = chats.findIndex((chat) => chat.id === id);
  if (at === -1) return;
  const next = chats[at + 1] ?? chats[at - 1];
  const outcome = {text: `${nameOf(id)} removed`, canUndo: true} as const;
  change({chats: chats.filter((chat) => chat.id !== id)}, {outcome});
  set({focused: {id: next?.id ?? ''}, ...(next ? {selected: next.id} : {})});
}

/** Renames a chat. Without a name, it is named after what it is connected to. */
export function renameChat(id: string, name: string): void {
  edit(id, (chat) => ({...chat, name: v.parse(nameSchema, name)}));
}

/** Moves a chat by this many places; it stops at the ends. */
export function moveChat(id: string, by: number): void {
  const {chats} = get().workspace;
  const chat = chats.find((one) => one.id === id);
  if (!chat) return;
  const rest = chats.filter((other) => other !== chat);
  const to = Math.max(0, chats.indexOf(chat) + by);
  const outcome = {text: `${nameOf(id)} moved`};
  change({chats: [...rest.slice(0, to), chat, ...rest.slice(to)]}, {outcome});
}

/** Begins a conversation with these messages. */
function begun(messages: readonly PlainMessage[]): string {
  const conversation = newId();
  keepMessages(conversation, messages);
  return conversation;
}

/** Goes on with other messages, or from the beginning. Undo brings back the conversation as it was. */
export function changeMessages(id: string, messages?: readonly PlainMessage[]): void {
  const text = `Conversation of ${nameOf(id)} ${messages ? 'changed' : 'cleared'}`;
  const outcome = {text, canUndo: true} as const;
  edit(id, (chat) => ({...chat, conversation: begun(messages ?? [])}), {outcome});
}

/** Takes the demo's replies out of a chat that is no demo any more, because the provider would get them. */
function withoutDemoReplies(before: ChatModel, chat: ChatModel): ChatModel {
  if (modeOfChat(before) || !modeOfChat(chat)) return chat;
  const messages = plainMessages(messagesInChat(chat));
  const others = messages.filter((message) => !isDemoReply(message));
  if (others.length === messages.length) return chat;
  return {...chat, conversation: begun(others)};
}

/** Changes settings of a chat. Changes in a row with the same `step` are one step to undo. */
export function changeChat(id: string, changes: ChatChanges, step?: string): void {
  const changed = (chat: ChatModel) => withoutDemoReplies(chat, withSettings(chat, changes));
  edit(id, changed, {step: step && `${id}/${step}`});
}

export function setLayout(layout: Layout): void {
  change({layout});
}

/** Sets the system prompt of all chats without one. Changes in a row with the same `step` are one to undo. */
export function setSystemPrompt(systemPrompt: string, step?: string): void {
  change({shared: {systemPrompt}}, {step: step && `all chats/${step}`});
}

function travel(direction: 'undo' | 'redo', text: string): void {
  const {workspace} = get();
  history()[direction]();
  set({step: undefined, outcome: get().workspace === workspace ? undefined : {text}});
  showNew(workspace);
}

export const undo = () => travel('undo', 'Undone');

export const redo = () => travel('redo', 'Redone');
