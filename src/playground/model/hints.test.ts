import {describe, expect, it} from 'vitest';
import type {Exchange} from '../../providers/exchange';
import {errorHint} from './hints';

const PAGE = 'https://docs.example';
const failed: Exchange = {
  id: 1,
  at: 0,
  url: 'https://api.anthropic.com/v1/messages',
  headers: {},
  body: {},
  sent: true,
  replies: [],
  error: 'Error',
};
const hintOf = (more: Partial<Exchange>, isOnline = true) =>
  errorHint({...failed, ...more}, PAGE, 'claude', isOnline);

describe('errorHint', () => {
  it('tells an error that the service reports inside of a stream', () => {
    const event = {type: 'error', error: {type: 'overloaded_error', message: 'Overloaded'}};
    expect(hintOf({status: 200, replies: [event]})).toMatch(/overloaded_error: Overloaded/);
  });

  it.each([
    {choices: [{message: {tool_calls: [{id: '1'}]}}]},
    {content: [{type: 'tool_use', name: 'weather'}]},
    {candidates: [{content: {parts: [{functionCall: {name: 'weather'}}]}}]},
    {output: [{type: 'function_call', name: 'weather'}]},
  ])('tells a tool call that nothing answers', (reply) => {
    expect(hintOf({status: 200, replies: [reply]})).toMatch(/function_handler/);
  });

  it('still tells an unknown format', () => {
    const reply = {choices: [{message: {tool_calls: null, words: 'x'}}]};
    expect(hintOf({status: 200, replies: [reply]})).toMatch(/not in the form/);
  });

  it('blames no server while the browser is offline, except for one on this computer', () => {
    expect(hintOf({}, false)).toMatch(/^You’re offline/);
    expect(hintOf({})).toMatch(/CORS/);
    expect(hintOf({url: 'http://localhost:11434/api/chat'}, false)).toMatch(/localhost/);
  });
});
