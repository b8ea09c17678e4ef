import {temporal} from 'zundo';
import {create} from 'zustand';
import type {OpenDialog} from './dialogs/openDialog';
import {apply, roomFor, stepOf, type Action} from './model/actions';
import {isDemoReply, plainMessages} from './model/messages';
import {outcomeOf, type Outcome} from './model/outcome';
import {modeOfChat} from './model/workspace';
import type {PanelTab} from './panel/tabProps';
import {firstWorkspace, MAX_CHATS, newId, type ChatModel, type Workspace} from './schema';
import {bringConversation, messagesInChat} from './stores/conversations';
import {heldKeys} from './stores/keys';

/** What the playground shows. Only the workspace is saved and undone; keys are in `stores/keys.ts` alone. */
export interface PlaygroundState {
  readonly workspace: Workspace;
  /** Names the last change where the next one of the same name belongs to the same step to undo. */
  readonly step?: string;
  /** Id of the chat that was chosen last; {@link shownChat} is there as long as there are chats. */
  readonly selected: string;
  /** The panel, when it is open. `opened` rises with each command that opens it, which gives it the focus. */
  readonly panel?: {readonly tab: PanelTab; readonly opened: number};
  readonly dialog?: OpenDialog;
  /** What the last action did, unless that speaks for itself. */
  readonly outcome?: Outcome;
  /** The chat to scroll to. A new object scrolls again. */
  readonly revealed?: {readonly id: string};
  /** Id of the chat that another one is dragged onto. */
  readonly draggedOver?: string;
  /** The chat that gets the focus; an empty id is the toolbar. */
  readonly focused?: {readonly id: string};
}

/** Steps that can be undone. */
const MAX_STEPS = 100;

/** The one store of the playground. */
export const usePlayground = create<PlaygroundState>()(
  temporal((): PlaygroundState => ({workspace: firstWorkspace, selected: ''}), {
    partialize: ({workspace}) => ({workspace}),
    equality: (one, other) => one.workspace === other.workspace,
    limit: MAX_STEPS,
  }),
);

/** The chat that the panel is about, and that is shown where there is room for one. */
export const shownChat = ({selected, workspace: {chats}}: PlaygroundState) =>
  chats.find(({id}) => id === selected) ?? chats[0];

const {getState: get, setState: set} = usePlayground;
const history = () => usePlayground.temporal.getState();

/** The chat that an action brought, which is then the one to show. */
function newChat(before: Workspace, after: Workspace): ChatModel | undefined {
  const ids = new Set(before.chats.map(({id}) => id));
  return after.chats.find(({id}) => !ids.has(id));
}

/** Gives the conversations that an action makes their messages, if there is room for the chats. */
function bringMessages(action: Action, present: Workspace, ids: readonly string[]): void {
  if (action.type === 'duplicate') {
    const original = present.chats.find(({id}) => id === action.id);
    if (!original) return;
    const said = plainMessages(messagesInChat(original)).slice(0, action.upTo);
    bringConversation(ids[0] ?? '', said);
    return;
  }
  if (action.type === 'converse') {
    bringConversation(ids[0] ?? '', action.messages);
    return;
  }
  if ((action.type !== 'replace' && action.type !== 'merge') || !action.messages) return;
  action.workspace.chats.slice(0, roomFor(present, action)).forEach(({id}, index) => {
    bringConversation(ids[index] ?? '', action.messages?.[id] ?? []);
  });
}

function leftDemo(before: ChatModel | undefined, chat: ChatModel): ChatModel {
  const isLeft = before && before.conversation === chat.conversation && !modeOfChat(before);
  if (!isLeft || !modeOfChat(chat)) return chat;
  const said = plainMessages(messagesInChat(chat));
  const others = said.filter((message) => !isDemoReply(message));
  if (others.length === said.length) return chat;
  const conversation = newId();
  bringConversation(conversation, others);
  return {...chat, conversation};
}

/** Takes the demo's replies out of chats that are no demos any more, because the provider would get them. */
function withoutDemoReplies(before: Workspace, after: Workspace): Workspace {
  const chats = after.chats.map((chat) =>
    leftDemo(
      before.chats.find(({id}) => id === chat.id),
      chat,
    ),
  );
  return chats.some((chat, index) => chat !== after.chats[index]) ? {...after, chats} : after;
}

/** Changes the workspace: one step to undo, or part of the step before it where both have the same name. */
function put(workspace: Workspace, step: string | undefined): void {
  const isSameStep = step !== undefined && step === get().step;
  if (isSameStep) history().pause();
  set({workspace, step});
  history().resume();
}

/** Does an action, and says what it did. An action that changes nothing leaves no step to undo. */
export function act(action: Action): void {
  const before = get().workspace;
  if (action.type === 'undo' || action.type === 'redo') {
    history()[action.type]();
    set({step: undefined});
  } else {
    const ids = Array.from({length: MAX_CHATS}, newId);
    const after = withoutDemoReplies(before, apply(before, action, ids));
    if (after !== before) {
      bringMessages(action, before, ids);
      put(after, stepOf(action));
    }
    if (action.type === 'clear all') history().clear();
  }
  const {workspace} = get();
  set({outcome: outcomeOf(before, action, workspace)});
  const added = action.type === 'clear all' ? undefined : newChat(before, workspace);
  if (added) goTo(added.id);
}

/** Selects a chat. */
export function select(id: string): void {
  if (get().selected !== id) set({selected: id});
}

/** Selects a chat and scrolls to it. */
export function goTo(id: string): void {
  set({selected: id, revealed: {id}});
}

/** Removes a chat and moves the focus to a chat beside it, because the button that had it goes too. */
export function removeChat(id: string): void {
  const {chats} = get().workspace;
  const index = chats.findIndex((chat) => chat.id === id);
  const next = chats[index + 1] ?? chats[index - 1];
  act({type: 'remove', id});
  set({focused: {id: next?.id ?? ''}, ...(next ? {selected: next.id} : {})});
}

/** Names the chat that another one is dragged onto, if any. */
export function dragOver(id: string | undefined): void {
  if (get().draggedOver !== id) set({draggedOver: id});
}

/** What had the focus before the panel took it. */
let opener: Element | null = null;

/** Opens the panel of a chat at one of its tabs. */
export function showPanel(tab: PanelTab, id: string): void {
  opener = document.activeElement;
  goTo(id);
  set({panel: {tab, opened: (get().panel?.opened ?? 0) + 1}});
}

/** Goes to another tab of the open panel. */
export function showTab(tab: PanelTab): void {
  const {panel} = get();
  if (panel) set({panel: {...panel, tab}});
}

/** Closes the panel and hands the focus back. */
export function closePanel(): void {
  set({panel: undefined});
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
}

/** Opens a dialog. */
export function openDialog(dialog: OpenDialog): void {
  set({dialog, ...(dialog.id === undefined ? {} : {selected: dialog.id})});
}

/** Whether a chat has a key that its copy can be kept from using. */
function usesKey({provider, dryRun, mode}: ChatModel): boolean {
  const isHeld = provider !== undefined && Boolean(heldKeys().keys[provider]);
  return isHeld && !dryRun && modeOfChat({provider, mode})?.reply !== undefined;
}

/**
 * Copies a chat with its messages. The copy of a chat with a key may use the key only when the user says so.
 *
 * @param upTo - Copies the messages before this one only: a fork.
 */
export function duplicate(chat: ChatModel, upTo?: number): void {
  const what = {id: chat.id, ...(upTo === undefined ? {} : {upTo})};
  if (usesKey(chat)) openDialog({kind: 'duplicate', ...what});
  else act({type: 'duplicate', ...what});
}

/** Closes the open dialog. */
export function closeDialog(): void {
  set({dialog: undefined});
}

/** The page begins: with these chats, nothing open and nothing to undo. */
export function begin(workspace: Workspace): void {
  set({...usePlayground.getInitialState(), workspace}, true);
  history().clear();
}
