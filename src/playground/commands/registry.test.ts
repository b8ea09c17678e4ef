import {expect, it} from 'vitest';
import {shownNames} from '../model/workspace';
import {firstWorkspace, type Workspace} from '../schema';
import {found} from './CommandDialog';
import {commandsOf, isPressed, shortcutText, type CommandContext} from './registry';

function commands(workspace: Workspace = firstWorkspace, more: Partial<CommandContext> = {}) {
  const names = shownNames(workspace.chats);
  return commandsOf({workspace, names, canUndo: false, canRedo: false, ...more});
}

it('has a name and an id of its own for every command', () => {
  const {all} = commands();
  expect(new Set(all.map(({id}) => id)).size).toBe(all.length);
  expect(new Set(all.map(({label}) => label)).size).toBe(all.length);
});

it('is off where there is nothing to do', () => {
  const off = (given = commands()) => given.all.filter(({isOff}) => isOff).map(({label}) => label);
  expect(off()).toEqual(['Undo', 'Redo', 'Demo: Move earlier', 'Claude: Move later']);
  expect(off(commands(firstWorkspace, {canUndo: true, canRedo: true}))).not.toContain('Undo');
  expect(off(commands({...firstWorkspace, chats: []}))).toContain('Compare replies');
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
  const redo = 'Mod Shift Z';
  expect(shortcutText(redo, false)).toBe('Ctrl Shift Z');
  expect(shortcutText(redo, true)).toBe('⌘ Shift Z');
  expect(isPressed(redo, press({key: 'Z', ctrlKey: true, shiftKey: true}))).toBe(true);
  expect(isPressed(redo, press({key: 'z', metaKey: true, shiftKey: true}))).toBe(true);
  expect(isPressed(redo, press({key: 'z', ctrlKey: true}))).toBe(false);
  expect(isPressed(redo, press({key: 'z', ctrlKey: true, shiftKey: true, altKey: true}))).toBe(
    false,
  );
  expect(isPressed('?', press({key: '?', shiftKey: true}))).toBe(true);
  expect(isPressed('?', press({key: '?', ctrlKey: true}))).toBe(false);
});
