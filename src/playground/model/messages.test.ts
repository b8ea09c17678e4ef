import {describe, expect, it} from 'vitest';
import {checkMessages} from './harmless';
import {questionOf, toFile} from '../chat/askAgain';
import {asDemoReply, plainMessages} from './messages';

const PNG = 'data:image/png;base64,AAAA';

describe('messages that go out', () => {
  // @spec playground.32
  it('leave File objects and addresses of this page behind', () => {
    const given = [
      {role: 'user', text: 'Hi', _sessionId: 'x', custom: {}},
      {role: 'ai', files: [{src: 'blob:x'}, {src: PNG, ref: {}, type: 'image', name: 'a.png'}]},
    ];
    expect(plainMessages(given)).toEqual([
      {role: 'user', text: 'Hi'},
      {role: 'ai', files: [{src: PNG, type: 'image', name: 'a.png'}]},
    ]);
  });

  it('have only what is right of each', () => {
    expect(
      plainMessages([
        null,
        {role: 5, text: 5, html: '<b>Hi</b>', files: {}},
        {role: 'ai', html: 5, files: [null, {src: 5}, {src: PNG, name: 5, type: 'x'}]},
        asDemoReply({role: 'ai', text: 'Demo'}),
      ]),
    ).toEqual([
      {role: 'user', html: '<b>Hi</b>'},
      {role: 'ai', files: [{src: PNG}]},
      {role: 'ai', text: 'Demo', custom: {isPreview: true}},
    ]);
  });
});

describe('messages that come in', () => {
  it('are text, and pictures that are in the data itself', () => {
    const {messages, notes} = checkMessages([
      {role: 'user', text: 'Hi', files: [{src: PNG}, {src: 'https://a.example/x.png'}]},
      {role: 'boss', html: '<img src=x onerror=alert(1)>Hello <b>you</b>'},
      {role: 'ai', text: '![x](https://a.example/x.png) [y]( javascript:alert(1))'},
      {role: 'ai', files: [{src: 'data:image/svg+xml,<svg onload=alert(1)>'}]},
      'nonsense',
    ]);
    expect(messages).toEqual([
      {role: 'user', text: 'Hi', files: [{src: PNG}]},
      {role: 'ai', text: 'Hello  you'},
      {role: 'ai', text: '!\\[x\\](https://a.example/x.png) \\[y\\]( javascript:alert(1))'},
    ]);
    expect(notes).toHaveLength(2);
  });

  it('are no more and no longer than a conversation can hold', () => {
    const taken = (given: unknown) => checkMessages(given);
    const many = (count: number) =>
      taken(Array.from({length: count}, (_, index) => ({role: 'user', text: `${index}`})));
    expect(many(500).notes).toEqual([]);
    expect(many(501).notes).toEqual(['only the last 500 messages were read']);
    expect(many(501).messages[0]?.text).toBe('1');
    const long = 'x'.repeat(200_000);
    expect(taken([{text: `${long}y`}]).messages[0]?.text).toBe(long);
    // What is cut of the HTML can't follow the text.
    expect(taken([{html: `${long}y`}]).messages[0]?.text).toBe(long);
    const name = 'n'.repeat(200);
    expect(taken([{files: [{src: PNG, name: `${name}o`}]}]).messages[0]?.files?.[0]?.name).toBe(
      name,
    );
  });

  it('keep the mark of a demo reply, and take the text of HTML', () => {
    expect(checkMessages([null, {role: 'ai'}, {text: 5}, {text: ''}]).messages).toEqual([]);
    const marked = asDemoReply({role: 'ai', text: 'Demo'});
    expect(checkMessages([marked]).messages).toEqual([marked]);
    const [html] = checkMessages([{text: 'A', html: 'B<br'}]).messages;
    expect(html).toEqual({role: 'ai', text: 'A\n\nB'});
    // A picture needs no text.
    expect(checkMessages([{role: 'user', files: [{src: PNG}]}]).messages).toHaveLength(1);
  });
});

const said = [
  {role: 'user', text: 'One?'},
  {role: 'ai', text: 'One.'},
  {role: 'user', text: 'Two?', files: [{src: 'data:text/plain;base64,aGk=', name: 'a.txt'}]},
  {role: 'ai', html: '<b>Two</b> <i>it is</i>'},
  {role: 'ai', text: 'Really.'},
];

// @spec playground.60
it('finds the question of each reply, to ask it again', () => {
  expect([0, 1, 2, 3, 4].map((at) => questionOf(said, at))).toEqual([0, 0, 2, 2, 2]);
  expect(questionOf(said)).toBe(2);
  expect(questionOf([{role: 'ai', text: 'Hello'}])).toBe(-1);
});

it.each<[string, string[] | undefined]>([
  ['data:text/plain;base64,aGk=', ['file', 'text/plain', 'hi']],
  ['data:text/plain;charset=utf-8;base64,aGk=', ['file', 'text/plain', 'hi']],
  ['data:text/plain,a%20b,c', ['file', 'text/plain', 'a b,c']],
  ['data:,%0Aa', ['file', '', '\na']],
  ['data:image/png;base64,%%%', undefined],
  ['https://a.example/x.png', undefined],
])('makes a file again of %s', async (src, expected) => {
  const file = toFile({src});
  expect(file && [file.name, file.type, await file.text()]).toEqual(expected);
});
