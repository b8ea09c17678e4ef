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
  it('tells a reply that was cut off from one in another format', () => {
    expect(hintOf({status: 200, replies: [{}], isBroken: true})).toMatch(/cut off/);
    expect(hintOf({status: 200, replies: [{}]})).toMatch(/isn’t in the format/);
    expect(hintOf({status: 500, isBroken: true})).toMatch(/failed/);
  });

  it.each([
    [{error: {type: 'overloaded_error', message: 'Overloaded'}}, /overloaded_error: Overloaded/],
    [{error: {code: 'busy'}}, /error: busy\. Nothing/],
    [{error: {code: 503, message: 'Later'}}, /error: Later\. Nothing/],
    [{choices: [{message: {words: 'x'}}]}, /isn’t in the format/],
  ])('tells what is wrong with a reply that arrived: %o', (reply, words) => {
    expect(hintOf({status: 200, replies: ['text', {error: 'text'}, reply]})).toMatch(words);
  });

  it('blames no server while the browser is offline, except for one on this computer', () => {
    expect(hintOf({}, false)).toMatch(/^You’re offline/);
    expect(hintOf({})).toMatch(/CORS/);
    for (const url of ['http://localhost:11434/api/chat', 'https://[::1]:8/', 'http://10.0.0.2/'])
      expect(hintOf({url}, false)).toContain(`No response from ${new URL(url).host}:`);
    expect(hintOf({url: 'https://a.example/?to=http://localhost/'}, false)).toMatch(
      /^You’re offline/,
    );
  });

  it('says how to allow this page only where the user runs the server', () => {
    const allow = /must send Access-Control-Allow-Origin/;
    const ollama = {url: 'http://localhost:11434/api/chat'};
    expect(hintOf({})).not.toMatch(allow);
    expect(errorHint({...failed, ...ollama}, PAGE, 'ollama')).toMatch(
      /OLLAMA_ORIGINS=https:\/\/docs/,
    );
    expect(errorHint({...failed, url: 'https://my.example/chat'}, PAGE)).toMatch(allow);
    // A page with https can't reach it, whoever runs it.
    expect(hintOf({url: 'http://a.example/'})).toMatch(/mixed content/);
    expect(hintOf({url: 'nowhere'})).toMatch(/^No response from the address:/);
  });

  // @spec playground.14
  it.each([
    [400, /^The provider rejected the request \(status 400\)/],
    [401, /rejected the key/],
    [403, /rejected the key \(status 403\)/],
    [404, /Nothing was found/],
    [413, /too large/],
    [429, /Too many requests/],
    [500, /^The provider failed \(status 500\)/],
  ])('says what to do about the status %d, and who sent it', (status, words) => {
    expect(hintOf({status})).toMatch(words);
    expect(hintOf({status, error: undefined})).toMatch(words);
    expect(errorHint({...failed, status: 500}, PAGE)).toMatch(/^Your server failed/);
  });

  it('has no hint for a request that went well or never went', () => {
    expect(hintOf({error: undefined, status: 200})).toBeUndefined();
    expect(hintOf({error: undefined})).toBeUndefined();
    expect(hintOf({sent: false})).toBeUndefined();
  });
});
