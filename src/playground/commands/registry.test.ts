import {beforeEach, expect, it} from 'vitest';
import {shownNames} from '../model/workspace';
import {firstWorkspace, type Workspace} from '../schema';
import {begin, usePlayground} from '../store';
import {setKey} from '../stores/keys';
import {commandsOf, found, isPressed, shortcutText, type CommandContext} from './registry';

function commands(workspace: Workspace = firstWorkspace, more: Partial<CommandContext> = {}) {
  const names = shownNames(workspace.chats);
  return commandsOf({workspace, names, canUndo: false, canRedo: false, ...more});
}
const count = () => usePlayground.getState().workspace.chats.length;

beforeEach(() => {
  begin(firstWorkspace);
  setKey('claude', 'secret');
});

it('has a name and an id of its own for every command', () => {
  const {all} = commands();
  expect(new Set(all.map(({id}) => id)).size).toBe(all.length);
  expect(new Set(all.map(({label}) => label)).size).toBe(all.length);
});

it('asks before a copy uses a key, whatever shows the command', () => {
  const {all, ofChat} = commands();
  const menu = ofChat('c2', 'duplicate');
  expect(menu).toBe(all.find(({label}) => label === 'Duplicate Claude'));
  menu.run();
  expect(usePlayground.getState().dialog).toEqual({kind: 'duplicate', id: 'c2'});
  expect(count()).toBe(2);
  ofChat('c1', 'duplicate').run();
  expect(count()).toBe(3);
});

it('asks nothing where a copy would use no key', () => {
  const chats = firstWorkspace.chats.map((chat) => ({...chat, dryRun: true}));
  const {ofChat} = commands({...firstWorkspace, chats});
  ofChat('c2', 'duplicate').run();
  expect(count()).toBe(3);
});

it('is off where there is nothing to do', () => {
  const off = (given = commands()) => given.all.filter(({isOff}) => isOff).map(({label}) => label);
  expect(off()).toEqual(['Undo', 'Redo', 'Move Demo earlier', 'Move Claude later']);
  expect(off(commands(firstWorkspace, {canUndo: true, canRedo: true}))).not.toContain('Undo');
  expect(off(commands({...firstWorkspace, chats: []}))).toContain('Compare replies');
});

it('shows in menus what has no button', () => {
  const words = (chat?: string) =>
    commands()
      .menu(chat)
      .map((group) => group.map(({word}) => word));
  expect(words('c1')[0]).toEqual(['Events', 'Messages', 'Tools']);
  expect(words()[2]).toEqual(['Saved data', 'Commands and shortcuts', 'About']);
});

const samples = ['Load a template', 'Add a chat', 'Style of Claude', 'Code of Claude'].map(
  (label) => ({id: label, label, word: label, isOff: false, run: () => undefined}),
);
const labels = (query: string) => found(samples, query).map(({label}) => label);

it('finds commands by all their words, in any order, beginnings first', () => {
  expect(labels('claude style')).toEqual(['Style of Claude']);
  expect(labels('ad')).toEqual(['Add a chat', 'Load a template']);
  expect(labels(' ')).toHaveLength(4);
  expect(labels('zzz')).toEqual([]);
});

it('knows its keys, with ⌘ for Ctrl, and no others', () => {
  const press = (given: object) =>
    ({altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...given}) as KeyboardEvent;
  const redo = {key: 'z', isMod: true, isShift: true} as const;
  expect(shortcutText(redo, false)).toBe('Ctrl Shift Z');
  expect(shortcutText(redo, true)).toBe('⌘ Shift Z');
  expect(isPressed(redo, press({key: 'Z', ctrlKey: true, shiftKey: true}))).toBe(true);
  expect(isPressed(redo, press({key: 'z', metaKey: true, shiftKey: true}))).toBe(true);
  expect(isPressed(redo, press({key: 'z', ctrlKey: true}))).toBe(false);
  expect(isPressed(redo, press({key: 'z', ctrlKey: true, shiftKey: true, altKey: true}))).toBe(
    false,
  );
  expect(isPressed({key: '?'}, press({key: '?', shiftKey: true}))).toBe(true);
  expect(isPressed({key: '?'}, press({key: '?', ctrlKey: true}))).toBe(false);
});
