import {flushSync} from 'react-dom';
import {temporal} from 'zundo';
import {create} from 'zustand';
import type {CheckedWorkspace} from './model/checkWorkspace';
import type {PanelTab} from './panel/tabs';
import {firstWorkspace, type ChatModel, type Workspace} from './schema';

export type DialogKind =
  | 'templates'
  | 'compare'
  | 'shared'
  | 'share'
  | 'export'
  | 'import'
  | 'keys'
  | 'storage'
  | 'commands'
  | 'about'
  | 'production'
  | 'duplicate';

/** What a dialog is about, besides the workspace. */
interface Subject {
  /** For `import`: a file that was dropped on the page. */
  readonly file?: File;
  /** For `import`: the chats of the address. */
  readonly found?: CheckedWorkspace;
  /** For `production` and `duplicate`: the chat. */
  readonly id?: string;
  /** For `duplicate`: the copy has the messages before this one only. */
  readonly upTo?: number;
}

export type OpenDialog = Subject & {readonly kind: DialogKind};

/** What each dialog gets. It reads everything else from the store. */
export type DialogProps = Subject & {readonly onClose: () => void};

/** What each tab gets. It reads everything else from the store. */
export interface TabProps {
  readonly chat: ChatModel;
  readonly name: string;
}

/** What an action did, as the toast says it. */
export interface Outcome {
  readonly text: string;
  /** Whether it took something away that one undo brings back. */
  readonly canUndo?: true;
}

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
  /** What the address asked for and did not get, until the user has seen it. */
  readonly notice?: string;
  /** The chat to scroll to. A new object scrolls again. */
  readonly revealed?: {readonly id: string};
  /** The chat whose first button gets the focus, or its field for the name; an empty id is the toolbar. */
  readonly focused?: {readonly id: string; readonly part?: 'input'};
}

const MAX_STEPS = 100;

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

export const select = (id: string): void => set({selected: id});

/** Selects a chat and scrolls to it. */
export function goTo(id: string): void {
  set({selected: id, revealed: {id}});
}

export const focusName = (id: string): void => set({selected: id, focused: {id, part: 'input'}});

/** What had the focus before the panel took it. */
let opener: Element | null = null;

export function showPanel(tab: PanelTab, id: string): void {
  opener = document.activeElement;
  goTo(id);
  set({panel: {tab, opened: (get().panel?.opened ?? 0) + 1}});
}

export function showTab(tab: PanelTab): void {
  const {panel} = get();
  if (panel) set({panel: {...panel, tab}});
}

/** Closes the panel and hands the focus back. */
export function closePanel(): void {
  // What had it may be hidden until then.
  flushSync(() => set({panel: undefined}));
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
}

export function openDialog(dialog: OpenDialog): void {
  set({dialog, selected: dialog.id ?? get().selected});
}

export const closeDialog = (): void => set({dialog: undefined});

export const showNotice = (notice: string | undefined): void => set({notice});

/** The page begins: with these chats, nothing open and nothing to undo. */
export function begin(workspace: Workspace): void {
  set({...usePlayground.getInitialState(), workspace}, true);
  usePlayground.temporal.getState().clear();
}
