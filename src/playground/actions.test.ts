import {beforeEach, expect, it} from 'vitest';
import * as actions from './actions';
import {shownNames} from './model/workspace';
import {
  demoChat,
  firstWorkspace,
  MAX_CHATS,
  MAX_NAME_LENGTH,
  type ChatModel,
  type Workspace,
} from './schema';
import {begin, usePlayground} from './store';
import {keepMessages, messagesInChat} from './stores/conversations';

const {addChat, addChats, changeChat, changeMessages} = actions;
const {copyChat, moveChat, redo, removeChat, renameChat, replaceChats, setLayout} = actions;
const {setSystemPrompt, startOver, undo} = actions;

const claude = {provider: 'claude', mode: 'chat', values: {}, stream: false, dryRun: true} as const;
const now = () => usePlayground.getState().workspace;
const outcome = () => usePlayground.getState().outcome;
const ids = () => now().chats.map(({id}) => id);
const names = () => shownNames(now().chats);
const steps = () => usePlayground.temporal.getState().pastStates.length;

function chat(at: number): ChatModel {
  const found = now().chats[at];
  if (!found) throw new Error(`There is no chat at ${at}.`);
  return found;
}

const workspaceOf = (count: number): Workspace => ({
  ...firstWorkspace,
  chats: Array.from({length: count}, (_, at) => demoChat(`x${at}`)),
});

function repeat(count: number, action: (at: number) => void): void {
  for (let at = 0; at < count; at++) action(at);
}

beforeEach(() => begin(firstWorkspace));

it('renames, trims, and goes back to the usual name', () => {
  renameChat('c1', '  My   bot ');
  expect(names()[0]).toBe('My bot');
  renameChat('c1', '');
  expect(names()).toEqual(['Demo', 'Claude']);
  renameChat('c1', 'x'.repeat(99));
  expect(chat(0).name).toHaveLength(MAX_NAME_LENGTH);
});

it('never uses an id or a conversation twice, not even after undo', () => {
  addChat();
  changeMessages('c1');
  const used = [chat(2).id, chat(0).conversation];
  undo();
  undo();
  addChat();
  changeMessages('c1');
  expect(used).not.toContain(chat(2).id);
  expect(used).not.toContain(chat(0).conversation);
  addChats(firstWorkspace);
  expect(new Set(ids()).size).toBe(5);
  replaceChats(firstWorkspace);
  expect(ids()).toHaveLength(2);
  expect(ids()).not.toContain('c1');
});

// @spec playground.40
it('undoes and redoes mixed steps to the same state', () => {
  addChat(claude);
  renameChat('c1', 'One');
  setLayout('row');
  moveChat('c1', 1);
  setSystemPrompt('Be brief.');
  removeChat('c2');
  const end = now();
  expect(end).toMatchObject({layout: 'row', shared: {systemPrompt: 'Be brief.'}});
  expect(steps()).toBe(6);
  repeat(6, undo);
  expect(now()).toBe(firstWorkspace);
  repeat(6, redo);
  expect(now()).toBe(end);
});

it.each<[string, () => void]>([
  ['the same name', () => renameChat('c1', ' ')],
  ['the same layout', () => setLayout('grid')],
  ['the same prompt', () => setSystemPrompt('')],
  ['the same connection', () => changeChat('c2', {...claude, stream: true, dryRun: false})],
  ['the end', () => moveChat('c2', 1)],
  ['an empty setting', () => changeChat('c1', {media: []})],
  ['no chats to add', () => addChats({...firstWorkspace, chats: []})],
  ['no chat to remove', () => removeChat('c99')],
  ['nothing to redo', redo],
  ['nothing to undo', undo],
])('leaves no step and says nothing where nothing changes: %s', (_what, act) => {
  act();
  expect(now()).toBe(firstWorkspace);
  expect(steps()).toBe(0);
  expect(outcome()).toBeUndefined();
});

const heat = (temperature: number) => ({...claude, values: {'claude.chat': {temperature}}});
it.each<[string, number, readonly (() => void)[]]>([
  [
    'a setting that is typed',
    1,
    [() => changeChat('c1', heat(0.1), 't'), () => changeChat('c1', heat(0.2), 't')],
  ],
  [
    'another chat, and another setting',
    3,
    [
      () => changeChat('c1', heat(1), 't'),
      () => changeChat('c2', heat(1), 't'),
      () => changeChat('c2', heat(0), 'u'),
    ],
  ],
  [
    'settings that are chosen',
    2,
    [() => changeChat('c1', heat(0.1)), () => changeChat('c1', heat(0.2))],
  ],
  ['a drag', 1, [4, 6, 8].map((radius) => () => changeChat('c1', {look: {radius}}, 'radius'))],
  [
    'a drag with something in between',
    3,
    [
      () => changeChat('c1', {look: {radius: 4}}, 'a'),
      () => setLayout('row'),
      () => changeChat('c1', {look: {radius: 6}}, 'a'),
    ],
  ],
  ['a prompt that is typed', 1, ['B', 'Be'].map((text) => () => setSystemPrompt(text, 'prompt'))],
])('makes of %s as many steps: %i', (_what, count, edits) => {
  for (const act of edits) act();
  expect(steps()).toBe(count);
  repeat(count, undo);
  expect(now()).toBe(firstWorkspace);
});

it('keeps a hundred steps, and forgets what was undone at the next change', () => {
  repeat(120, (at) => renameChat('c1', `Name ${at}`));
  repeat(120, undo);
  expect(names()[0]).toBe('Name 19');
  setLayout('row');
  redo();
  expect(names()[0]).toBe('Name 19');
});

it('begins again, without a way back', () => {
  addChat();
  undo();
  startOver(firstWorkspace);
  const before = now();
  repeat(2, undo);
  expect(now()).toBe(before);
  expect(ids()).not.toContain('c1');
  expect(chat(0).conversation).not.toBe(firstWorkspace.chats[0]?.conversation);
});

const said = [
  {role: 'user', text: 'One?'},
  {role: 'ai', text: 'One.', custom: {isPreview: true as const}},
  {role: 'user', text: 'Two?'},
];

// @spec playground.60
it('copies the settings and the messages with their marks, all of them or those before a place', () => {
  keepMessages(chat(0).conversation, said);
  changeChat('c1', {look: {radius: 4}});
  copyChat('c1');
  copyChat('c1', 2);
  expect(now().chats.map(({look}) => look?.radius)).toEqual([4, 4, 4, undefined]);
  expect(messagesInChat(chat(2))).toEqual(said);
  expect(messagesInChat(chat(1))).toEqual(said.slice(0, 2));
  expect(messagesInChat(chat(0))).toEqual(said);
});

it('leaves demo replies out when the chat gets a provider, and undo brings them back', () => {
  keepMessages(chat(0).conversation, said);
  changeChat('c1', {...claude, dryRun: false});
  expect(messagesInChat(chat(0))).toEqual([said[0], said[2]]);
  undo();
  expect(messagesInChat(chat(0))).toEqual(said);
});

it('holds at most so many chats, and tells what found no room', () => {
  addChats(workspaceOf(MAX_CHATS - 3));
  addChats(workspaceOf(3));
  expect(outcome()?.text).toContain('1 of 3');
  const full = now();
  expect(full.chats).toHaveLength(MAX_CHATS);
  for (const act of [addChat, () => copyChat('c1'), () => addChats(workspaceOf(3))]) {
    // Another step takes the words away.
    setLayout(now().layout === 'row' ? 'grid' : 'row');
    expect(outcome()).toBeUndefined();
    act();
    expect(now().chats).toBe(full.chats);
    expect(outcome()?.text).toContain('Nothing was added');
    expect(outcome()?.canUndo).toBeUndefined();
  }
});

it.each<[string | undefined, () => unknown, true?]>([
  ['Chat added', addChat],
  ['Claude duplicated', () => copyChat('c2')],
  ['Claude forked', () => copyChat('c2', 0)],
  ['Claude removed', () => removeChat('c2'), true],
  ['Conversation of Claude cleared', () => changeMessages('c2'), true],
  ['Conversation of Claude changed', () => changeMessages('c2', []), true],
  ['Claude moved', () => moveChat('c2', -1)],
  ['Chats replaced', () => replaceChats(workspaceOf(1)), true],
  ['Chat added', () => addChats(workspaceOf(1))],
  ['All data cleared', () => startOver(workspaceOf(1))],
  ['Undone', () => [addChat(), undo()]],
  ['Redone', () => [addChat(), undo(), redo()]],
  // These speak for themselves.
  [undefined, () => renameChat('c2', 'New')],
  [undefined, () => setLayout('row')],
])('says %s, and offers undo where it took something away', (text, act, canUndo) => {
  act();
  expect(outcome()?.text).toBe(text);
  expect(outcome()?.canUndo).toBe(canUndo);
});
