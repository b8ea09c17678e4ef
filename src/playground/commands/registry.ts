import {useMemo} from 'react';
import {useStore} from 'zustand';
import type {IconName} from '../../ui/Icon';
import {regenerate, sessionOf, stopAll} from '../chat/chatSession';
import type {DialogKind} from '../dialogs/openDialog';
import {modeOfChat, shownNames} from '../model/workspace';
import {layouts, type ChatModel, type Workspace} from '../schema';
import {act, openDialog, removeChat, showPanel, usePlayground} from '../store';
import {heldKeys} from '../stores/keys';
import type {PanelTab} from '../panel/tabProps';
import {PANEL_TABS} from '../panel/tabs';
import type {Command, Shortcut} from './commands';

/** What decides which commands can run now. */
export interface CommandContext {
  readonly workspace: Workspace;
  /** Shown names of the chats, in their order. */
  readonly names: readonly string[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

interface Definition<Subject extends unknown[]> {
  readonly id: string;
  /** Short name for menus and buttons: `Settings`. */
  readonly word: string;
  readonly icon?: IconName;
  readonly shortcuts?: readonly Shortcut[];
  /** Its group in the menu of the toolbar or card, from 0. Absent for a button, and for the palette only. */
  readonly menu?: number;
  /** Absent: the command can always run. */
  readonly when?: (context: CommandContext, ...subject: Subject) => boolean;
  readonly run: (context: CommandContext, ...subject: Subject) => void;
}

type WorkspaceDefinition = Definition<[]>;
type ChatDefinition = Definition<[chat: ChatModel, index: number]> & {
  readonly labelOf: (name: string) => string;
};

/** A command that opens a dialog of the workspace. */
function dialog(
  id: DialogKind,
  word: string,
  icon: IconName,
  more: Partial<WorkspaceDefinition> = {},
): WorkspaceDefinition {
  return {id, word, icon, run: () => openDialog({kind: id}), ...more};
}

const Z = {key: 'z', isMod: true} as const;

const hasChats = ({workspace}: CommandContext) => workspace.chats.length > 0;

/** Commands of the whole workspace, the most general first. Adding a command is one entry. */
const WORKSPACE_COMMANDS: readonly WorkspaceDefinition[] = [
  {id: 'add', word: 'Add a chat', icon: 'add', run: () => act({type: 'add'})},
  // The toolbar shows templates and share as buttons where it has room.
  dialog('templates', 'Templates', 'template', {menu: 0}),
  dialog('compare', 'Compare replies', 'compare', {when: hasChats}),
  {
    id: 'retry all',
    word: 'Ask the last question again in all chats',
    icon: 'retry',
    when: hasChats,
    run: ({workspace}) => workspace.chats.forEach(({id}) => sessionOf(id).retry()),
  },
  {
    id: 'stop all',
    word: 'Stop all replies',
    icon: 'stop',
    when: hasChats,
    run: stopAll,
  },
  {
    id: 'undo',
    word: 'Undo',
    icon: 'undo',
    shortcuts: [Z],
    when: ({canUndo}) => canUndo,
    run: () => act({type: 'undo'}),
  },
  {
    id: 'redo',
    word: 'Redo',
    icon: 'redo',
    shortcuts: [
      {...Z, isShift: true},
      {key: 'y', isMod: true},
    ],
    when: ({canRedo}) => canRedo,
    run: () => act({type: 'redo'}),
  },
  ...layouts.map(({id, name}): WorkspaceDefinition => ({
    id: `layout ${id}`,
    word: `Layout: ${name}`,
    run: () => act({type: 'layout', layout: id}),
  })),
  dialog('share', 'Share', 'share', {menu: 0}),
  dialog('shared', 'Settings of all chats', 'prompt', {menu: 1}),
  dialog('import', 'Import', 'import', {menu: 1}),
  dialog('export', 'Export', 'export', {menu: 1}),
  dialog('keys', 'API keys', 'shield'),
  dialog('storage', 'Saved data', 'storage', {menu: 2}),
  dialog('commands', 'Commands and shortcuts', 'command', {
    menu: 2,
    shortcuts: [{key: '.', isMod: true}, {key: '?'}],
  }),
  dialog('about', 'About', 'about', {menu: 2}),
];

/** Tabs that have no button in the card's header. */
const TABS_IN_MENU: readonly PanelTab[] = ['messages', 'tools', 'events'];

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

/** Commands of one chat. Adding a command is one entry. */
const CHAT_COMMANDS: readonly ChatDefinition[] = [
  ...PANEL_TABS.map(({id, name: word, icon}): ChatDefinition => ({
    id,
    word,
    icon,
    ...(TABS_IN_MENU.includes(id) ? {menu: 0} : {}),
    labelOf: (name) => `${word} of ${name}`,
    run: (_, chat) => showPanel(id, chat.id),
  })),
  {
    id: 'production',
    word: 'Server project',
    menu: 1,
    labelOf: (name) => `Server project for ${name}`,
    run: (_, {id}) => openDialog({kind: 'production', id}),
  },
  {
    id: 'regenerate',
    word: 'Regenerate the last reply',
    menu: 2,
    labelOf: (name) => `Regenerate the last reply in ${name}`,
    run: (_, chat) => regenerate(chat),
  },
  {
    id: 'duplicate',
    word: 'Duplicate',
    menu: 2,
    labelOf: (name) => `Duplicate ${name}`,
    run: (_, chat) => duplicate(chat),
  },
  {
    id: 'earlier',
    word: 'Move earlier',
    menu: 2,
    labelOf: (name) => `Move ${name} earlier`,
    when: (_, __, index) => index > 0,
    run: (_, {id}) => act({type: 'move', id, by: -1}),
  },
  {
    id: 'later',
    word: 'Move later',
    menu: 2,
    labelOf: (name) => `Move ${name} later`,
    when: ({workspace}, _, index) => index < workspace.chats.length - 1,
    run: (_, {id}) => act({type: 'move', id, by: 1}),
  },
  {
    id: 'clear',
    word: 'Clear conversation',
    menu: 3,
    labelOf: (name) => `Clear the conversation of ${name}`,
    run: (_, {id}) => act({type: 'clear', id}),
  },
  {
    id: 'remove',
    word: 'Remove',
    menu: 3,
    labelOf: (name) => `Remove ${name}`,
    run: (_, {id}) => removeChat(id),
  },
];

/** The commands as they are now. */
export interface Commands {
  readonly all: readonly Command[];
  /** A command of the workspace. */
  readonly of: (id: string) => Command;
  /** A command of a chat. */
  readonly ofChat: (chat: string, id: string) => Command;
  /** The groups of the toolbar's menu, or of a chat's menu. */
  readonly menu: (chat?: string) => readonly (readonly Command[])[];
}

function groups(commands: readonly Command[]): readonly (readonly Command[])[] {
  const inMenu = commands.filter(({menu}) => menu !== undefined);
  const count = Math.max(-1, ...inMenu.map(({menu = 0}) => menu)) + 1;
  return Array.from({length: count}, (_, at) => inMenu.filter(({menu}) => menu === at));
}

/** The commands of the workspace as it is now. */
export function commandsOf(context: CommandContext): Commands {
  const {chats} = context.workspace;
  const workspace = WORKSPACE_COMMANDS.map(({when, run, ...rest}): Command => ({
    ...rest,
    label: rest.word,
    isOff: when ? !when(context) : false,
    run: () => run(context),
  }));
  const ofChats = new Map(
    chats.map((chat, index) => [
      chat.id,
      CHAT_COMMANDS.map(({when, run, labelOf, ...rest}): Command => ({
        ...rest,
        id: `${rest.id} ${chat.id}`,
        label: labelOf(context.names[index] ?? ''),
        isOff: when ? !when(context, chat, index) : false,
        run: () => run(context, chat, index),
      })),
    ]),
  );
  const need = (commands: readonly Command[], id: string): Command => {
    const command = commands.find((one) => one.id === id);
    if (!command) throw new Error(`The playground has no command "${id}".`);
    return command;
  };
  return {
    all: [...workspace, ...[...ofChats.values()].flat()],
    of: (id) => need(workspace, id),
    ofChat: (chat, id) => need(ofChats.get(chat) ?? [], `${id} ${chat}`),
    menu: (chat) => groups(chat === undefined ? workspace : (ofChats.get(chat) ?? [])),
  };
}

/** Shown names of all chats, in their order. */
export function useNames(): readonly string[] {
  const chats = usePlayground(({workspace}) => workspace.chats);
  return useMemo(() => shownNames(chats), [chats]);
}

/** The commands as they are now. */
export function useCommands(): Commands {
  const workspace = usePlayground((state) => state.workspace);
  const canUndo = useStore(usePlayground.temporal, ({pastStates}) => pastStates.length > 0);
  const canRedo = useStore(usePlayground.temporal, ({futureStates}) => futureStates.length > 0);
  const names = useNames();
  return useMemo(
    () => commandsOf({workspace, names, canUndo, canRedo}),
    [workspace, names, canUndo, canRedo],
  );
}
