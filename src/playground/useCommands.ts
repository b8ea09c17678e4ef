import {useCallback, useEffect, useState, type RefObject} from 'react';
import type {ChatSessions} from './chat/chatSession';
import {commandsOf, type Commands} from './commands/registry';
import type {OpenDialog} from './dialogs/openDialog';
import {askAgain, type Branch} from './model/branch';
import {plainMessages} from './model/messages';
import type {Action, Timeline} from './model/reducer';
import {shownNames} from './model/workspace';
import type {ChatModel} from './schema';
import type {PanelTab} from './panel/tabProps';
import {messagesInChat} from './stores/conversations';
import {useKeys} from './stores/keys';

/** The panel, when it is open. */
export interface OpenPanel {
  readonly tab: PanelTab;
  /** Rises with each command that opens the panel, which then takes the focus. */
  readonly opened: number;
}

/** The commands of a workspace, and what they have opened. */
export interface PlaygroundView {
  readonly commands: Commands;
  /** Shown names of the chats, in their order. */
  readonly names: readonly string[];
  /** The chat that the panel is about and that is shown where there is room for one. */
  readonly selected: ChatModel | undefined;
  readonly select: (id: string) => void;
  /** Scrolls to a chat, once it's drawn. */
  readonly reveal: (id: string) => void;
  readonly dialog: OpenDialog | undefined;
  readonly open: (dialog: OpenDialog) => void;
  readonly closeDialog: () => void;
  readonly panel: OpenPanel | undefined;
  readonly setTab: (tab: PanelTab) => void;
  readonly closePanel: () => void;
  /** Asks a question in a chat, after these messages and instead of what followed them. */
  readonly branch: (id: string, branch: Branch) => void;
}

/**
 * Binds the command registry to a workspace.
 *
 * @param place - Around the chats; the focus goes to a chat in it when another one is removed.
 */
export function useCommands(
  timeline: Timeline,
  act: (action: Action) => void,
  sessions: ChatSessions,
  place: RefObject<HTMLElement | null>,
): PlaygroundView {
  const {present: workspace, past, future} = timeline;
  const {chats} = workspace;
  const keys = useKeys();
  const [focused, setFocused] = useState('');
  const [dialog, setDialog] = useState<OpenDialog>();
  const [panel, setPanel] = useState<OpenPanel>();
  const [opener, setOpener] = useState<Element | null>(null);

  const [newest, setNewest] = useState('');
  const reveal = useCallback(
    (id: string) =>
      void requestAnimationFrame(() =>
        place.current
          ?.querySelector(`[data-chat="${id}"]`)
          ?.scrollIntoView({block: 'nearest', inline: 'center'}),
      ),
    [place],
  );

  // Where there is room for one chat only, a chat that comes in is the one to show.
  const ids = chats.map(({id}) => id).join(' ');
  const [known, setKnown] = useState(ids);
  if (ids !== known) {
    setKnown(ids);
    const added = chats.find(({id}) => !known.split(' ').includes(id));
    if (added && past.length > 0) {
      setFocused(added.id);
      setNewest(added.id);
    }
  }
  useEffect(() => reveal(newest), [reveal, newest]);

  const names = shownNames(chats);
  const open = (next: OpenDialog) => {
    if ('id' in next) setFocused(next.id);
    setDialog(next);
  };
  const remove = (id: string) => {
    // The button that had the focus goes with its chat.
    const index = chats.findIndex((chat) => chat.id === id);
    const next = chats[index + 1] ?? chats[index - 1];
    act({type: 'remove', id});
    if (next) setFocused(next.id);
    requestAnimationFrame(() => {
      const beside = next && place.current?.querySelector<HTMLElement>(`[data-chat="${next.id}"]`);
      (beside ?? place.current)?.querySelector<HTMLElement>('button, input')?.focus();
    });
  };
  const branch = (id: string, {before, question}: Branch) => {
    sessions.of(id).askNext(question);
    act({type: 'converse', id, messages: before});
  };
  const commands = commandsOf({
    workspace,
    names,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    keys,
    act,
    open,
    showPanel: (tab, id) => {
      setFocused(id);
      reveal(id);
      setOpener(document.activeElement);
      setPanel((now) => ({tab, opened: (now?.opened ?? 0) + 1}));
    },
    stopAll: () => sessions.stopAll(),
    retryAll: () => chats.forEach(({id}) => sessions.of(id).retry()),
    regenerate: (chat) => {
      const again = askAgain(plainMessages(messagesInChat(chat)));
      if (again) branch(chat.id, again);
    },
    remove,
  });

  return {
    commands,
    names,
    branch,
    selected: chats.find(({id}) => id === focused) ?? chats[0],
    select: setFocused,
    reveal,
    dialog,
    open,
    closeDialog: useCallback(() => setDialog(undefined), []),
    panel: chats.length > 0 ? panel : undefined,
    setTab: (tab) => setPanel((now) => now && {...now, tab}),
    closePanel: () => {
      setPanel(undefined);
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
  };
}
