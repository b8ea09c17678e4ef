import React, {useMemo, type ReactNode} from 'react';
import {useStore} from 'zustand';
import {stopAll} from '../chat/chatSession';
import {NOT_LOADED} from '../model/checkWorkspace';
import {shownNames} from '../model/workspace';
import {layouts, type Workspace} from '../schema';
import {
  addChat,
  changeMessages,
  duplicate,
  moveChat,
  redo,
  removeChat,
  setLayout,
  undo,
} from '../actions';
import {
  focusName,
  openDialog,
  showNotice,
  showPanel,
  usePlayground,
  type DialogKind,
} from '../store';
import {PANEL_TABS} from '../panel/tabs';
import {useAppleKeyboard} from '../../lib/appleKeyboard';
import {defined} from '../../lib/defined';
import type {IconName} from '../../ui/Icon';
import {Menu} from '../../ui/Menu';

/** Something that a user can do, ready to run. Toolbar, menus, keyboard and palette show the same ones. */
export interface Command {
  /** Unique among the commands of the playground; those of a chat end with its id. */
  readonly id: string;
  /** Id of the chat that it is about; absent for the whole workspace. */
  readonly chat?: string;
  /** Full name, as the palette shows it: `Claude: Settings`. */
  readonly label: string;
  /** Short name for menus and buttons that say elsewhere which chat they mean: `Settings`. */
  readonly word: string;
  readonly icon?: IconName;
  /** Keys that run it, such as `Mod Shift Z`, where `Mod` is Ctrl, or ⌘ on a Mac. The first ones are shown. */
  readonly shortcuts?: readonly string[];
  /** Group of the menu that shows it; absent where no menu does. */
  readonly menu?: number;
  /** Whether there is nothing to do now, so that its buttons are off. */
  readonly isOff: boolean;
  readonly run: () => void;
}

export interface CommandContext {
  readonly workspace: Workspace;
  readonly names: readonly string[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** A command that can always run and whose full name is the short one, unless `more` has another. */
function command(id: string, word: string, run: () => void, more: Partial<Command> = {}): Command {
  return {id, word, label: word, isOff: false, run, ...more};
}

function dialog(kind: DialogKind, word: string, more?: Partial<Command>): Command {
  return command(kind, word, () => openDialog({kind}), more);
}

/** Commands of the whole workspace, the most general first. Adding a command is one entry. */
function workspaceCommands({workspace, canUndo, canRedo}: CommandContext): readonly Command[] {
  const isOff = workspace.chats.length === 0;
  return [
    command('add', 'Add a chat', () => addChat()),
    // The toolbar shows templates and share as buttons where it has room.
    dialog('templates', 'Templates', {icon: 'template', menu: 0}),
    dialog('compare', 'Compare replies', {isOff}),
    command('stop all', 'Stop all replies', stopAll, {isOff}),
    command('undo', 'Undo', undo, {icon: 'undo', shortcuts: ['Mod Z'], isOff: !canUndo}),
    command('redo', 'Redo', redo, {
      icon: 'redo',
      shortcuts: ['Mod Shift Z', 'Mod Y'],
      isOff: !canRedo,
    }),
    ...layouts.map(({id, name}) => command(`layout ${id}`, `Layout: ${name}`, () => setLayout(id))),
    dialog('share', 'Share', {icon: 'share', menu: 0}),
    dialog('shared', 'Settings of all chats', {icon: 'prompt', menu: 1}),
    dialog('import', 'Import', {icon: 'import', menu: 1}),
    dialog('export', 'Export', {icon: 'export', menu: 1}),
    dialog('keys', 'API keys'),
    dialog('storage', 'Saved data', {icon: 'storage', menu: 2}),
    dialog('commands', 'Commands and shortcuts', {
      icon: 'command',
      menu: 2,
      shortcuts: ['Mod .', '?'],
    }),
    dialog('about', 'About', {icon: 'about', menu: 2}),
  ];
}

/** Commands of one chat. Adding a command is one entry. */
function chatCommands({workspace, names}: CommandContext, index: number): readonly Command[] {
  const chat = workspace.chats[index];
  if (!chat) return [];
  const {id} = chat;
  const name = names[index] ?? '';
  const isLast = index === workspace.chats.length - 1;
  const onFail = () => showNotice(NOT_LOADED.error);
  const save = (format: 'md' | 'json') => () =>
    void import('../model/conversationText').then(
      ({saveConversation}) => saveConversation(chat, name, format),
      onFail,
    );
  const askAgain = () =>
    void import('../chat/askAgain').then(({regenerate}) => regenerate(chat), onFail);
  const commands = [
    ...PANEL_TABS.map(({id: tab, name: word, ...more}) =>
      command(tab, word, () => showPanel(tab, id), more),
    ),
    command('production', 'Server project', () => openDialog({kind: 'production', id}), {menu: 1}),
    command('markdown', 'Save as Markdown', save('md'), {menu: 1}),
    command('json', 'Save as JSON', save('json'), {menu: 1}),
    command('regenerate', 'Regenerate the last reply', askAgain, {menu: 2}),
    command('rename', 'Rename', () => focusName(id), {menu: 2}),
    command('duplicate', 'Duplicate', () => duplicate(chat), {menu: 2}),
    command('earlier', 'Move earlier', () => moveChat(id, -1), {menu: 2, isOff: index === 0}),
    command('later', 'Move later', () => moveChat(id, 1), {menu: 2, isOff: isLast}),
    command('clear', 'Clear conversation', () => changeMessages(id), {menu: 3}),
    command('remove', 'Remove', () => removeChat(id), {menu: 3}),
  ];
  return commands.map((one) => ({
    ...one,
    id: `${one.id} ${id}`,
    chat: id,
    label: `${name}: ${one.word}`,
  }));
}

export function commandsOf(context: CommandContext) {
  const ofChats = context.workspace.chats.flatMap((_, index) => chatCommands(context, index));
  const all = [...workspaceCommands(context), ...ofChats];
  const of = (id: string) =>
    defined(
      all.find((one) => one.id === id),
      `command "${id}"`,
    );
  return {
    all,
    of,
    ofChat: (chat: string, id: string) => of(`${id} ${chat}`),
    /** The groups of the toolbar's menu, or of a chat's menu. */
    menu: (chat?: string) => {
      const shown = all.filter((one) => one.chat === chat && one.menu !== undefined);
      const groups = [...new Set(shown.map(({menu}) => menu))];
      return groups.map((group) => shown.filter(({menu}) => menu === group));
    },
  };
}

/** Keys as people read them: `Ctrl Shift Z`, or `⌘ Shift Z` on an Apple keyboard. */
export function shortcutText(shortcut: string, isApple: boolean): string {
  return shortcut.replace('Mod', isApple ? '⌘' : 'Ctrl');
}

export function isPressed(shortcut: string, event: KeyboardEvent): boolean {
  // Characters such as `?` already depend on Shift.
  const isLetter = /^[a-z]$/i.test(event.key);
  const keys = [
    (event.ctrlKey || event.metaKey) && 'Mod',
    isLetter && event.shiftKey && 'Shift',
    isLetter ? event.key.toUpperCase() : event.key,
  ];
  return !event.altKey && keys.filter(Boolean).join(' ') === shortcut;
}

export function useNames(): readonly string[] {
  const chats = usePlayground(({workspace}) => workspace.chats);
  return useMemo(() => shownNames(chats), [chats]);
}

export function useCommands() {
  const workspace = usePlayground((state) => state.workspace);
  const canUndo = useStore(usePlayground.temporal, ({pastStates}) => pastStates.length > 0);
  const canRedo = useStore(usePlayground.temporal, ({futureStates}) => futureStates.length > 0);
  const names = useNames();
  return useMemo(
    () => commandsOf({workspace, names, canUndo, canRedo}),
    [workspace, names, canUndo, canRedo],
  );
}

interface MenuProps {
  readonly label: string;
  /** A bar separates the groups. */
  readonly groups: readonly (readonly Command[])[];
  /** Name of the chat that the commands are about. */
  readonly chat?: string;
  /** Whether the first group is for narrow windows only, because wide ones show it elsewhere. */
  readonly isFirstNarrow?: boolean;
}

export function CommandMenu({label, groups, chat, isFirstNarrow}: MenuProps): ReactNode {
  const isApple = useAppleKeyboard();
  const items = groups.map((group) =>
    group.map(({id, word, icon, shortcuts, isOff, run}) => {
      const keys = shortcuts?.[0] && shortcutText(shortcuts[0], isApple);
      return {id, word, isOff, run, keys, about: chat, icon};
    }),
  );
  return <Menu label={label} groups={items} isFirstNarrow={isFirstNarrow} />;
}
