import {expect, it} from 'vitest';
import {goesOnFrom, mergeTabs, type TabState} from './mergeTabs';
import {demoChat, firstWorkspace, MAX_CHATS, MAX_NAME_LENGTH, type ChatModel} from './workspace';

const say = (...texts: string[]) => texts.map((text, at) => ({role: at % 2 ? 'ai' : 'user', text}));

function tab(said: Readonly<Record<string, string[]>>, chats?: readonly ChatModel[]): TabState {
  const workspace = {
    ...firstWorkspace,
    chats: chats ?? Object.keys(said).map((id) => ({...demoChat(id), name: id})),
  };
  return {workspace, messagesOf: ({id}) => say(...(said[id] ?? []))};
}

const none = () => [];
const merge = (
  kept: TabState,
  other: TabState,
  known: (chat: ChatModel) => ReturnType<typeof say> = none,
) => mergeTabs(kept, other, known, 'other tab', 50);

it('tells a conversation that goes on from one that went another way', () => {
  expect(goesOnFrom(say('a', 'b', 'c'), say('a', 'b'))).toBe(true);
  expect(goesOnFrom(say('a'), say('a'))).toBe(true);
  expect(goesOnFrom(say('a', 'b'), say('a', 'b', 'c'))).toBe(false);
  expect(goesOnFrom(say('a', 'x', 'c'), say('a', 'b'))).toBe(false);
});

it.each([
  [{role: 'user', text: 'a'}],
  [{role: 'ai', text: 'b'}],
  [{role: 'ai', html: 'a'}],
  [{role: 'ai', text: 'a', files: [{src: 'data:,a'}]}],
  [{role: 'ai', text: 'a', files: [{src: 'data:,b'}]}],
])('tells %o from a message that is almost the same', (message) => {
  const almost = [
    {role: 'ai', text: 'a'},
    {role: 'ai', text: 'a', html: 'a'},
    {role: 'ai', text: 'a', files: [{src: 'data:,c'}]},
  ];
  expect(goesOnFrom([message], [message])).toBe(true);
  for (const other of almost) expect(goesOnFrom([message], [other])).toBe(false);
  expect(goesOnFrom([], [message])).toBe(false);
});

it('counts no files as an empty list of them', () => {
  const none = {role: 'ai', text: 'a'};
  expect(goesOnFrom([none], [{...none, files: []}])).toBe(true);
});

it('merges the chats that are the same, one by one, and gives each its own number', () => {
  const kept = tab({c1: ['a'], c2: ['b', 'mine'], c3: ['c']});
  const other = tab({c1: ['a', 'more'], c2: ['b', 'theirs'], c3: ['c'], c4: ['d']});
  const {workspace, messages} = merge(kept, other);
  expect(workspace.chats.map(({id, name, conversation}) => [id, name, conversation])).toEqual([
    ['c1', 'c1', 50],
    ['c2', 'c2', 51],
    ['c3', 'c3', 0],
    ['c52', 'c2 (other tab)', 53],
    ['c54', 'c4 (other tab)', 55],
  ]);
  expect(messages.map(({chat, messages: said}) => [chat.id, said.at(-1)?.text])).toEqual([
    ['c1', 'more'],
    ['c2', 'mine'],
    ['c52', 'theirs'],
    ['c54', 'd'],
  ]);
});

it('leaves the number of a conversation that only one tab has', () => {
  const kept = tab({c1: ['mine']}, [{...demoChat('c1'), name: 'One', conversation: 7}]);
  const {workspace} = merge(kept, tab({c1: ['theirs']}));
  expect(workspace.chats.map(({conversation}) => conversation)).toEqual([7, 51]);
});

it('cuts a long name so that it still says where the chat is from', () => {
  const name = 'n'.repeat(MAX_NAME_LENGTH);
  const other = tab({c9: ['a']}, [{...demoChat('c9'), name}]);
  const [made] = merge(tab({}), other).workspace.chats;
  expect(made?.name).toBe(`${'n'.repeat(MAX_NAME_LENGTH - 12)} (other tab)`);
});

it('keeps what both tabs have said since they parted', () => {
  const kept = tab({c1: ['a', 'b', 'mine']});
  const {workspace, messages, left} = merge(kept, tab({c1: ['a', 'b', 'theirs']}));
  expect(workspace.chats.map(({name}) => name)).toEqual(['c1', 'c1 (other tab)']);
  const said = messages.map(({messages: list}) => list.at(-1)?.text);
  expect(said.sort()).toEqual(['mine', 'theirs']);
  const numbers = workspace.chats.map(({id, conversation}) => `${id}/${conversation}`);
  expect(new Set([...numbers, 'c1/0']).size).toBe(3);
  expect(left).toEqual([]);
});

it('goes on with the longer of two that are the same so far', () => {
  const shorter = tab({c1: ['a']});
  const longer = tab({c1: ['a', 'b']});
  const taken = merge(shorter, longer);
  expect(taken.workspace.chats).toHaveLength(1);
  expect(taken.messages[0]?.messages).toEqual(say('a', 'b'));
  expect(merge(longer, shorter).workspace).toEqual(longer.workspace);
});

it('keeps a chat that the other tab alone has when it was used there, and no other', () => {
  const kept = tab({});
  const other = tab({c1: ['a', 'b', 'new']});
  expect(merge(kept, other, () => say('a', 'b', 'new')).workspace.chats).toEqual([]);
  expect(merge(kept, other, () => say('a', 'b')).workspace.chats).toHaveLength(1);
});

it('hands out what finds no chat', () => {
  const ids = Array.from({length: MAX_CHATS}, (_, index) => `c${index + 1}`);
  const kept = tab(Object.fromEntries(ids.map((id) => [id, ['mine']])));
  const {workspace, left} = merge(kept, tab({c1: ['theirs']}));
  expect(workspace.chats).toHaveLength(MAX_CHATS);
  expect(left).toEqual([{name: 'c1 (other tab)', messages: say('theirs')}]);
});
