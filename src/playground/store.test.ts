import {describe, expect, it} from 'vitest';
import {act, usePlayground} from './store';
import {bringConversation, messagesInChat} from './stores/conversations';
import {withBrand} from './style/colors';
import {begin, reduce, type Timeline} from '../../tests/support/timeline';
import type {Action} from './model/actions';
import {
  firstWorkspace,
  MAX_CHATS,
  MAX_NAME_LENGTH,
  type ChatModel,
  type Connection,
} from './schema';
import {shownNames} from './model/workspace';

const run = (actions: readonly Action[], from: Timeline = begin(firstWorkspace)) =>
  actions.reduce(reduce, from);
const ids = ({present}: Timeline) => present.chats.map(({id}) => id);
const chat = ({present}: Timeline, index: number): ChatModel => {
  const found = present.chats[index];
  if (!found) throw new Error(`There is no chat at ${index}.`);
  return found;
};
const claude = {provider: 'claude', mode: 'chat', values: {}, stream: false, dryRun: true} as const;

describe('the workspace', () => {
  it('adds, duplicates after the original, and removes', () => {
    const added = run([{type: 'add'}]);
    expect(added.present.chats).toHaveLength(3);
    const twin = run([{type: 'duplicate', id: 'c1'}], added);
    expect(ids(twin)[0]).toBe('c1');
    expect(twin.present.chats).toHaveLength(4);
    const left = run([{type: 'remove', id: ids(twin)[1] ?? ''}], twin);
    expect(ids(left)).toEqual(ids(added));
  });

  it('never uses an id or a conversation twice, not even after undo', () => {
    const first = run([{type: 'add'}]);
    const again = run([{type: 'undo'}, {type: 'add'}], first);
    expect(ids(again)[2]).not.toBe(ids(first)[2]);
    const cleared = run([{type: 'clear', id: 'c1'}]);
    const other = run([{type: 'undo'}, {type: 'clear', id: 'c1'}], cleared);
    expect(chat(other, 0).conversation).not.toBe(chat(cleared, 0).conversation);
  });

  it('holds at most so many chats', () => {
    const full = run(Array.from({length: 30}, () => ({type: 'add'})));
    expect(full.present.chats).toHaveLength(MAX_CHATS);
    expect(run([{type: 'duplicate', id: 'c1'}], full)).toBe(full);
  });

  it('goes on with other messages as a conversation of its own, and undo brings the first one back', () => {
    const before = begin(firstWorkspace);
    const after = run([{type: 'converse', id: 'c1', messages: []}]);
    expect(chat(after, 0).conversation).not.toBe(chat(before, 0).conversation);
    expect(run([{type: 'undo'}], after).present).toBe(before.present);
    const twin = run([{type: 'duplicate', id: 'c1', upTo: 1}]);
    expect(new Set(twin.present.chats.map(({conversation}) => conversation)).size).toBe(3);
  });

  it('moves a chat and stops at the ends', () => {
    expect(ids(run([{type: 'move', id: 'c1', by: 1}]))).toEqual(['c2', 'c1']);
    const start = begin(firstWorkspace);
    expect(run([{type: 'move', id: 'c1', by: -1}], start)).toBe(start);
    expect(ids(run([{type: 'move', id: 'c1', by: 9}]))).toEqual(['c2', 'c1']);
  });

  it('renames, trims, and goes back to the usual name', () => {
    const named = run([{type: 'rename', id: 'c1', name: '  My   bot '}]);
    expect(shownNames(named.present.chats)[0]).toBe('My bot');
    const plain = run([{type: 'rename', id: 'c1', name: ''}], named);
    expect(shownNames(plain.present.chats)).toEqual(['Demo', 'Claude']);
  });

  it('tells chats of the same name apart', () => {
    const twin = run([{type: 'duplicate', id: 'c1'}]);
    expect(shownNames(twin.present.chats)).toEqual(['Demo', 'Demo (2)', 'Claude']);
  });

  it('connects a chat, and disconnects it', () => {
    const connected = run([{type: 'connect', id: 'c1', connection: claude}]);
    expect(chat(connected, 0)).toMatchObject({id: 'c1', provider: 'claude', dryRun: true});
    const demo = {mode: '', values: {}, stream: false, dryRun: false};
    const back = run([{type: 'connect', id: 'c1', connection: demo}], connected);
    expect(chat(back, 0)).not.toHaveProperty('provider');
  });

  // @spec playground.40
  it('undoes and redoes mixed steps to the same state', () => {
    const steps: Action[] = [
      {type: 'add', connection: claude},
      {type: 'rename', id: 'c1', name: 'One'},
      {type: 'layout', layout: 'row'},
      {type: 'move', id: 'c1', by: 1},
      {type: 'share prompt', systemPrompt: 'Be brief.'},
      {type: 'remove', id: 'c2'},
    ];
    const end = run(steps);
    const back = run(
      steps.map(() => ({type: 'undo'})),
      end,
    );
    expect(back.present).toBe(firstWorkspace);
    const forth = run(
      steps.map(() => ({type: 'redo'})),
      back,
    );
    expect(forth.present).toBe(end.present);
    expect(run([{type: 'undo'}]).present).toBe(firstWorkspace);
  });

  it('gives chats from outside ids of their own', () => {
    const merged = run([{type: 'merge', workspace: firstWorkspace}]);
    expect(new Set(ids(merged)).size).toBe(4);
    const replaced = run([{type: 'replace', workspace: firstWorkspace}]);
    expect(ids(replaced)).toHaveLength(2);
    expect(ids(replaced)).not.toContain('c1');
  });

  it.each<Action>([
    {type: 'rename', id: 'c1', name: '  Mine '},
    {type: 'layout', layout: 'grid'},
    {type: 'share prompt', systemPrompt: ''},
    {type: 'connect', id: 'c2', connection: {...claude, stream: true, dryRun: false}},
    {type: 'connect', id: 'c99', connection: claude},
    {type: 'move', id: 'c2', by: 1},
    {type: 'move', id: 'c99', by: 1},
    {type: 'set appearance', id: 'c1', changes: {media: []}},
    {type: 'set appearance', id: 'c99', changes: {skipBroadcast: true}},
    {type: 'remove', id: 'c99'},
    {type: 'duplicate', id: 'c99'},
    {type: 'redo'},
    {type: 'undo'},
  ])('leaves no step where nothing changes: %o', (action) => {
    const chats = firstWorkspace.chats.map((one) => ({
      ...one,
      name: one.id === 'c1' ? 'Mine' : '',
    }));
    const start = begin({...firstWorkspace, chats});
    expect(reduce(start, action)).toBe(start);
  });

  it.each<Partial<Connection>>([
    {provider: 'openAI'},
    {mode: 'other'},
    {stream: true},
    {dryRun: false},
    {values: {'claude.chat': {temperature: 1}}},
  ])('connects where %o is new', (changes) => {
    const before = run([{type: 'connect', id: 'c1', connection: claude}]);
    const after = run([{type: 'connect', id: 'c1', connection: {...claude, ...changes}}], before);
    expect(chat(after, 0)).toEqual({...chat(before, 0), ...changes});
    expect(chat(after, 1)).toBe(chat(before, 1));
    expect(after.past).toHaveLength(2);
  });

  it('makes one step of a setting that is typed, for each chat', () => {
    const type = (id: string, temperature: number, step?: string): Action => ({
      type: 'connect',
      id,
      connection: {...claude, values: {'claude.chat': {temperature}}},
      ...(step ? {step} : {}),
    });
    const steps = (...actions: Action[]) => run(actions).past.length;
    expect(steps(type('c1', 0.1, 't'), type('c1', 0.2, 't'))).toBe(1);
    expect(steps(type('c1', 1, 't'), type('c2', 1, 't'), type('c2', 0, 'u'))).toBe(3);
    expect(steps(type('c1', 0.1), type('c1', 0.2))).toBe(2);
  });

  it('copies a chat that only previews, and keeps the way of the original otherwise', () => {
    const before = run([{type: 'connect', id: 'c1', connection: {...claude, dryRun: false}}]);
    const twin = run([{type: 'duplicate', id: 'c1', dryRun: true}], before);
    expect(twin.present.chats.map(({dryRun}) => dryRun)).toEqual([false, true, false]);
    expect(chat(run([{type: 'duplicate', id: 'c1'}], before), 1).dryRun).toBe(false);
  });

  it('keeps a hundred steps, and forgets what was undone at the next change', () => {
    const names = Array.from({length: 120}, (_, index): Action => ({
      type: 'rename',
      id: 'c1',
      name: `Name ${index}`,
    }));
    const long = run(names);
    expect(long.past).toHaveLength(100);
    expect(long.past.at(-1)?.chats[0]?.name).toBe('Name 118');
    const back = run([{type: 'undo'}, {type: 'undo'}], long);
    expect(back.future.map(({chats}) => chats[0]?.name)).toEqual(['Name 118', 'Name 119']);
    expect(back.past).toHaveLength(98);
    const forth = run([{type: 'redo'}], back);
    expect([forth.past.length, forth.future.length]).toEqual([99, 1]);
    expect(run([{type: 'layout', layout: 'row'}], back).future).toEqual([]);
    const whole = chat(run([{type: 'rename', id: 'c1', name: 'x'.repeat(99)}]), 0).name;
    expect(whole).toHaveLength(MAX_NAME_LENGTH);
  });

  it('brings saved chats back, and begins again, without a way back', () => {
    const used = run([{type: 'add'}, {type: 'undo'}]);
    const cleared = run([{type: 'clear all', workspace: firstWorkspace}], used);
    expect([cleared.past, cleared.future]).toEqual([[], []]);
    expect(ids(cleared).filter((id) => ids(used).includes(id))).toEqual([]);
    expect(chat(cleared, 0).conversation).not.toBe(chat(used, 0).conversation);
  });

  it('keeps the layout of all chats with a prompt, and the prompt with a layout', () => {
    const {present} = run([
      {type: 'layout', layout: 'focus'},
      {type: 'share prompt', systemPrompt: 'Be brief.'},
    ]);
    expect(present).toEqual({
      ...firstWorkspace,
      layout: 'focus',
      shared: {systemPrompt: 'Be brief.'},
    });
  });
});

describe('the appearance of a chat', () => {
  const dress = (radius: number, step?: string): Action => ({
    type: 'set appearance',
    id: 'c1',
    changes: {look: {radius}},
    ...(step ? {step} : {}),
  });

  it('makes one step of a drag, and separate steps of the rest', () => {
    const dragged = run([dress(4, 'radius'), dress(6, 'radius'), dress(8, 'radius')]);
    expect(dragged.past).toHaveLength(1);
    expect(chat(dragged, 0).look).toEqual({radius: 8});
    const undone = run([{type: 'undo'}], dragged);
    expect(chat(undone, 0).look).toBeUndefined();
    expect(run([dress(4), dress(6)]).past).toHaveLength(2);
    expect(run([dress(4, 'a'), {type: 'layout', layout: 'row'}, dress(6, 'a')]).past).toHaveLength(
      3,
    );
  });

  it('gives all chats a brand in one step, and keeps the rest of their looks', () => {
    const named = run([
      {type: 'set appearance', id: 'c2', changes: {look: {aiName: 'Nora', surface: '#000000'}}},
    ]);
    const all = run([{type: 'brand', color: '#1d4e79'}], named);
    expect(chat(all, 0).look).toEqual(withBrand({}, '#1d4e79'));
    expect(chat(all, 1).look).toEqual(withBrand({aiName: 'Nora'}, '#1d4e79'));
    expect(run([{type: 'undo'}], all).present).toBe(named.present);
  });
});

it('makes one step of a prompt that is typed, and another of one that is chosen', () => {
  const type = (systemPrompt: string, step: string): Action => ({
    type: 'share prompt',
    systemPrompt,
    step,
  });
  expect(run([type('B', 'prompt'), type('Be', 'prompt')]).past).toHaveLength(1);
  expect(run([type('B', 'prompt'), type('Teach.', 'preset teacher')]).past).toHaveLength(2);
});

const said = [
  {role: 'user', text: 'One?'},
  {role: 'ai', text: 'One.', custom: {isPreview: true as const}},
  {role: 'user', text: 'Two?'},
];

function after(action: Action) {
  const before = begin(firstWorkspace);
  const [first] = before.present.chats;
  if (first) bringConversation(first.conversation, said);
  return reduce(before, action).present.chats;
}

// @spec playground.60
it('copies the messages with their marks, all of them or those before a place', () => {
  const [first, twin] = after({type: 'duplicate', id: 'c1'});
  expect(messagesInChat(twin!)).toEqual(said);
  expect(messagesInChat(first!)).toEqual(said);
  const [, fork] = after({type: 'duplicate', id: 'c1', upTo: 2});
  expect(messagesInChat(fork!)).toEqual(said.slice(0, 2));
});

it('gives a chat other messages', () => {
  const other = [{role: 'user', text: 'Else?'}];
  const [chat] = after({type: 'converse', id: 'c1', messages: other});
  expect(messagesInChat(chat!)).toEqual(other);
});

it('leaves demo replies out when the chat gets a provider, and undo brings them back', () => {
  const connection = {provider: 'claude', mode: 'chat', values: {}, stream: true} as const;
  const [chat] = after({type: 'connect', id: 'c1', connection: {...connection, dryRun: false}});
  expect(messagesInChat(chat!)).toEqual([said[0], said[2]]);
  act({type: 'undo'});
  expect(messagesInChat(usePlayground.getState().workspace.chats[0]!)).toEqual(said);
});
