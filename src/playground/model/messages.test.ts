import {describe, expect, it} from 'vitest';
import {harmless} from './harmless';
import {checkMessages, plainMessages, sizeOf} from './messages';

const PNG = 'data:image/png;base64,AAAA';

describe('messages that go out', () => {
  it('leave File objects and addresses of this page behind', () => {
    const given = [
      {role: 'user', text: 'Hi', _sessionId: 'x', custom: {}},
      {role: 'ai', files: [{src: 'blob:x'}, {src: PNG, ref: {}, type: 'image', name: 'a.png'}]},
    ];
    expect(plainMessages(given)).toEqual([
      {role: 'user', text: 'Hi'},
      {role: 'ai', files: [{src: PNG, type: 'image', name: 'a.png'}]},
    ]);
    expect(sizeOf(given)).toBeGreaterThan(PNG.length);
  });
});

describe('messages that come in', () => {
  it('are text, and pictures that are in the data itself', () => {
    const {messages, notes} = checkMessages(
      [
        {role: 'user', text: 'Hi', files: [{src: PNG}, {src: 'https://a.example/x.png'}]},
        {role: 'boss', html: '<img src=x onerror=alert(1)>Hello <b>you</b>'},
        {role: 'ai', text: '![x](https://a.example/x.png) [y]( javascript:alert(1))'},
        {role: 'ai', files: [{src: 'data:image/svg+xml,<svg onload=alert(1)>'}]},
        'nonsense',
      ],
      harmless,
    );
    expect(messages).toEqual([
      {role: 'user', text: 'Hi', files: [{src: PNG}]},
      {role: 'ai', text: 'Hello  you'},
      {role: 'ai', text: '!\\[x\\](https://a.example/x.png) \\[y\\]( javascript:alert(1))'},
    ]);
    expect(notes).toHaveLength(2);
    expect(checkMessages('x', harmless).messages).toEqual([]);
    expect(checkMessages(Array(900).fill({role: 'ai', text: 'x'}), harmless).messages).toHaveLength(
      500,
    );
  });
});
