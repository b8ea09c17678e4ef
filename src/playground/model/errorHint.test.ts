import {describe, expect, it} from 'vitest';
import type {Exchange} from '../../providers/exchange';
import {errorHint} from './errorHint';

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
  it('tells a stream that was cut off from one that is complete, stopped or without marks', () => {
    const arrival = {head: 1, bytes: 9, end: 5, ending: 'complete'} as const;
    const cut = {error: undefined, status: 200, hasEndMark: true, replies: [{}], arrival};
    expect(hintOf(cut)).toMatch(/cut off/);
    expect(hintOf({...cut, error: 'network', arrival: {...arrival, ending: 'broken'}})).toMatch(
      /cut off/,
    );
    expect(hintOf({...cut, isFinished: true})).toBeUndefined();
    expect(hintOf({...cut, hasEndMark: false})).toBeUndefined();
    expect(hintOf({...cut, arrival: {...arrival, ending: 'stopped'}})).toBeUndefined();
    expect(hintOf({...cut, arrival: {head: 1, bytes: 9}})).toBeUndefined();
  });

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
    expect(hintOf({status: 200, replies: [reply]})).toMatch(/isn’t in the format/);
  });

  it('tells why a voice call failed, and how to call again', () => {
    const url = 'https://api.openai.com/v1/realtime/sessions';
    const call = {url, error: undefined};
    const again = /To call again, clear the conversation\.$/;
    expect(hintOf({...call, status: 201})).toBeUndefined();
    for (const [status, why] of [
      [400, /has closed the address/],
      [401, /rejected the key/],
      [404, /has closed the address/],
      [429, /no credit left/],
      [500, /try again later/],
    ] as const) {
      expect(hintOf({...call, status})).toMatch(why);
      expect(hintOf({...call, status})).toMatch(again);
    }
    const offline = hintOf({...call, error: 'TypeError: Failed to fetch'}, false);
    expect(offline).toBe(
      'You’re offline. Check your connection. To call again, clear the conversation.',
    );
    expect(hintOf({url: `${url}/x`, status: 404})).not.toMatch(again);
  });

  it('blames no server while the browser is offline, except for one on this computer', () => {
    expect(hintOf({}, false)).toMatch(/^You’re offline/);
    expect(hintOf({})).toMatch(/CORS/);
    expect(hintOf({url: 'http://localhost:11434/api/chat'}, false)).toMatch(/localhost/);
  });
});
