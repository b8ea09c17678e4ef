import {expect, it} from 'vitest';
import {historiesIn} from './histories';
import {fromFileText} from './link';
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
