import {expect, it} from 'vitest';
import {found, isPressed, shortcutText} from './commands';

const commands = ['Load a template', 'Add a chat', 'Style of Claude', 'Code of Claude'].map(
  (label) => ({id: label, label, word: label, isOff: false, run: () => undefined}),
);
const labels = (query: string) => found(commands, query).map(({label}) => label);

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
