import {expect, it} from 'vitest';
import {historiesIn} from './histories';
import {fromFileText} from './link';
import {MAX_CHATS} from './workspace';
import {SAMPLE_HISTORIES, sampleFile} from './sampleHistories';

const messagesIn = (data: unknown) => historiesIn(data)?.histories[0]?.messages;

it('reads the component’s own messages', () => {
  const said = [{role: 'user', text: 'Hi'}, {text: 'Hello'}];
  expect(historiesIn(said)?.format).toBe('Deep Chat');
  expect(messagesIn(said)).toMatchObject(said);
});

it('reads a request of OpenAI, with pictures and without tools', () => {
  const found = historiesIn({
    model: 'gpt',
    messages: [
      {role: 'system', content: 'Be kind'},
      {
        role: 'user',
        content: [
          {type: 'text', text: 'What is it?'},
          {type: 'image_url', image_url: {url: 'data:image/png;base64,AA=='}},
        ],
      },
      {role: 'assistant', content: null, tool_calls: [{id: '1'}]},
      {role: 'tool', content: '42'},
      {role: 'assistant', content: 'A boat'},
    ],
  });
  expect(found?.format).toBe('OpenAI');
  expect(found?.histories[0]?.messages).toEqual([
    {
      role: 'user',
      text: 'What is it?',
      files: [{src: 'data:image/png;base64,AA==', type: 'image'}],
    },
    {role: 'ai', text: 'A boat', files: []},
  ]);
  expect(found?.notes).toHaveLength(2);
});

it.each([
  ['user', 'user'],
  ['human', 'user'],
  ['assistant', 'ai'],
  ['ai', 'ai'],
  ['model', 'ai'],
])('takes the role %s for %s', (role, expected) => {
  expect(messagesIn([{role, content: 'Hi'}])).toEqual([{role: expected, text: 'Hi', files: []}]);
});

const picture = {src: 'data:image/png;base64,AA==', type: 'image'};
const hi = {role: 'user', text: 'Hi', files: []};

it.each<[string, unknown, unknown, readonly string[]]>([
  ['nothing left out', {role: 'user', content: 'Hi'}, [hi], []],
  ['a text beside an unknown part', {role: 'user', content: [{type: 'x'}, 5, 'Hi']}, [hi], []],
  ['several texts', {role: 'user', content: ['A', {text: 'B'}]}, [{...hi, text: 'A\n\nB'}], []],
  [
    'a picture by its address',
    {role: 'user', content: [{image_url: picture.src}]},
    [{role: 'user', text: '', files: [picture]}],
    [],
  ],
  ['a source without data', {role: 'user', content: [{source: {url: 'x'}}, 'Hi']}, [hi], []],
  ['thinking', {role: 'assistant', content: [{type: 'thinking'}]}, undefined, ['Tool']],
  ['the result of a tool', {role: 'user', content: [{type: 'tool_result'}, 'Hi']}, [hi], ['Tool']],
  [
    'the call of a function',
    {role: 'user', content: [{type: 'function_call'}, 'Hi']},
    [hi],
    ['Tool'],
  ],
  [
    'a call beside a text',
    {role: 'assistant', content: 'Hi', tool_calls: []},
    [{...hi, role: 'ai'}],
    ['Tool'],
  ],
  ['an unknown role', {role: 'boss', content: 'Hi'}, undefined, ['Tool']],
  ['instructions', {role: 'developer', content: 'Hi'}, undefined, ['System']],
  ['nothing said', {role: 'user', content: ''}, undefined, []],
  ['a text beside empty content', {role: 'user', content: [], text: 'Hi'}, [hi], []],
  ['content and a text', {role: 'user', content: 'Hi', text: 'Other'}, [hi], []],
  ['a text of another kind', {role: 'user', content: [], text: 5}, undefined, []],
])('reads a message with %s', (_, message, expected, notes) => {
  expect(messagesIn([message])).toEqual(expected);
  const found = historiesIn([message, {role: 'user', content: 'Second'}]);
  expect(found?.format).toBe('OpenAI');
  expect(found?.notes.map((note) => note.split(' ')[0])).toEqual(notes);
});

it('reads the parts that an assistant of Claude’s export says, and keeps the format', () => {
  const chat_messages = [
    {sender: 'human', text: 'Hi', content: [{type: 'text', text: 'Hi'}]},
    {sender: 'assistant', text: '', content: [{type: 'text', text: 'Hello'}]},
    {role: 'user', content: 'Bye'},
  ];
  const found = historiesIn({name: 'Sea', chat_messages});
  expect(found?.format).toBe('Anthropic');
  expect(found?.histories).toEqual([
    {name: 'Sea', messages: [hi, {...hi, role: 'ai', text: 'Hello'}, {...hi, text: 'Bye'}]},
  ]);
});

it.each([
  [{title: 'A', name: 'B'}, 'A'],
  [{title: '', name: 'B'}, 'B'],
  [{title: 5, name: 'B'}, 'B'],
  [{name: 5}, ''],
  [{}, ''],
])('names a conversation after %o', (named, expected) => {
  expect(historiesIn({...named, messages: [hi]})?.histories[0]?.name).toBe(expected);
  const mapping = {a: {message: {author: {role: 'user'}, content: {parts: ['Hi']}}}};
  expect(historiesIn({...named, mapping, current_node: 'a'})?.histories[0]?.name).toBe(expected);
});

it('reads no more conversations than a playground has chats, and says so', () => {
  const many = (count: number) => historiesIn(Array(count).fill({messages: [hi]}));
  expect(many(MAX_CHATS)?.histories).toHaveLength(MAX_CHATS);
  expect(many(MAX_CHATS)?.notes).toEqual([]);
  expect(many(MAX_CHATS + 1)?.histories).toHaveLength(MAX_CHATS);
  expect(many(MAX_CHATS + 1)?.notes).toEqual([
    `Only the first ${MAX_CHATS} of ${MAX_CHATS + 1} conversations were read.`,
  ]);
});

it('reads the conversations among other entries, and instructions beside the messages', () => {
  expect(historiesIn([5, {messages: [hi]}, {messages: 'none'}])?.histories).toMatchObject([
    {messages: [{text: 'Hi'}]},
  ]);
  const found = historiesIn({system: 'Be kind', messages: [hi]});
  expect(found?.format).toBe('Anthropic');
  expect(found?.notes).toEqual(['System prompts were left out. Add yours under Settings.']);
  expect(historiesIn({system: {}, messages: [hi]})).toMatchObject({format: 'Deep Chat', notes: []});
});

it('stops where the branch of an export goes around in a circle or ends early', () => {
  const said = (text: string, parent?: unknown) => ({
    parent,
    message: {author: {role: 'user'}, content: {parts: [text]}},
  });
  const branch = (mapping: unknown) =>
    historiesIn({mapping, current_node: 'b'})?.histories[0]?.messages.length;
  expect(branch({a: said('A', 'b'), b: said('B', 'a')})).toBe(2);
  expect(branch({b: said('B', 'toString')})).toBe(1);
  expect(branch({a: 5, b: said('B', 'a')})).toBe(1);
  expect(branch({a: said('A'), b: {parent: 'a'}})).toBe(1);
});

it('reads a request of Anthropic, with a picture', () => {
  const found = historiesIn({
    system: 'Be kind',
    messages: [
      {
        role: 'user',
        content: [
          {type: 'image', source: {type: 'base64', media_type: 'image/png', data: 'AA=='}},
          {type: 'text', text: 'What is it?'},
        ],
      },
      {
        role: 'assistant',
        content: [
          {type: 'thinking', thinking: '…'},
          {type: 'text', text: 'A boat'},
        ],
      },
    ],
  });
  expect(found?.format).toBe('Anthropic');
  expect(found?.histories[0]?.messages).toMatchObject([
    {role: 'user', files: [{src: 'data:image/png;base64,AA=='}]},
    {role: 'ai', text: 'A boat'},
  ]);
});

it('reads what ChatGPT and Claude export, several conversations at once', () => {
  const chatGpt = {
    title: 'Boats',
    current_node: 'c',
    mapping: {
      a: {message: null},
      b: {parent: 'a', message: {author: {role: 'user'}, content: {parts: ['What?']}}},
      x: {parent: 'b', message: {author: {role: 'assistant'}, content: {parts: ['Other']}}},
      c: {parent: 'b', message: {author: {role: 'assistant'}, content: {parts: ['A boat']}}},
    },
  };
  const found = historiesIn([chatGpt, {...chatGpt, title: 'More'}]);
  expect(found?.histories.map(({name}) => name)).toEqual(['Boats', 'More']);
  expect(found?.histories[0]?.messages).toMatchObject([
    {role: 'user', text: 'What?'},
    {role: 'ai', text: 'A boat'},
  ]);
  const claude = {name: 'Sea', chat_messages: [{sender: 'human', text: 'What?', content: []}]};
  expect(historiesIn([claude])?.format).toBe('Anthropic');
  expect(messagesIn([claude])).toMatchObject([{role: 'user', text: 'What?'}]);
});

it('finds nothing in anything else, and never throws', () => {
  for (const data of [
    null,
    5,
    'x',
    [],
    {},
    {messages: []},
    [[]],
    {mapping: {a: 1}, current_node: 'a'},
  ])
    expect(historiesIn(data)).toBeUndefined();
});

it('comes in as chats whose messages are made harmless', async () => {
  const found = await fromFileText(
    JSON.stringify([
      {role: 'user', content: 'Look: [x](javascript:alert(1))'},
      {role: 'assistant', content: '<b>Done</b>'},
    ]),
  );
  expect(found.workspace?.chats).toHaveLength(1);
  const [said] = Object.values(found.messages ?? {});
  expect(said).toHaveLength(2);
  expect(said?.[0]?.text).toBe('Look: \\[x\\](javascript:alert(1))');
  expect(found.notes?.[0]).toContain('OpenAI');
});

it.each(SAMPLE_HISTORIES)('has a sample that comes in as a whole: $name', async (sample) => {
  const found = await fromFileText(sampleFile(sample));
  expect(found.notes).toEqual([]);
  expect(Object.values(found.messages ?? {})[0]).toHaveLength(sample.messages.length);
});
