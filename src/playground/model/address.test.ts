import {describe, expect, it} from 'vitest';
import {addressHints, checkAddress, originOf} from './address';

const errorOf = (address: unknown) => checkAddress(address).error;

describe('an address that somebody writes', () => {
  it.each([
    'https://a.example',
    'HTTP://A.example/x?y=1#z',
    'ws://a.example',
    'wss://a.example/socket',
    'https://a.example/?monkeys=1&keyword=2&authority=3',
  ])('may be %s', (address) => {
    expect(checkAddress(` ${address} `)).toEqual({value: address});
  });

  it.each([
    'x https://a.example',
    'https://a.example x',
    'https://a.example\\@b.example',
    'https:/a.example',
    'htt://a.example',
    'w://a.example',
    'https://',
    '',
  ])('is not %s', (address) => {
    expect(errorOf(address)).toMatch(/full address/);
    expect(originOf(address)).toBeUndefined();
  });

  it('has at most 2000 characters', () => {
    expect(errorOf(`https://a.example/${'x'.repeat(1983)}`)).toMatch(/at most 2,000/);
  });

  it.each(['me@', ':pw@', 'me:pw@'])('has no name or password: %s', (part) => {
    expect(errorOf(`https://${part}a.example`)).toMatch(/name and password/);
    expect(originOf(`https://${part}a.example`)).toBeUndefined();
  });

  it.each(['key', 'api_key', 'X-Api-Key', 'access_token', 'client-secret', 'sig', 'AUTH'])(
    'has no secret in the parameter %s',
    (name) => expect(errorOf(`https://a.example?${name}=1`)).toMatch(/Remove the key/),
  );
});

describe('hints about an address', () => {
  const page = 'https://docs.example';
  const hints = (address: string, from = page, provider?: string) =>
    addressHints(address, from, provider);
  const cors = (host: string) =>
    `${host} must allow this page (CORS). It must send Access-Control-Allow-Origin: ${page}, also in responses to OPTIONS.`;

  it.each(['http://localhost:1', 'http://a.localhost', 'http://127.10.0.255', 'http://[::1]:8'])(
    'on a secure page, about this computer: %s',
    (address) => {
      const [first, second, ...rest] = hints(address);
      expect(first).toMatch(/may ask whether this site can connect to your computer/);
      expect(second).toContain('CORS');
      expect(rest).toEqual([]);
    },
  );

  it.each([
    'http://localhost.example',
    'http://notlocalhost',
    'http://127.0.0.1.example',
    'http://10.0.0.5',
    'http://[::1234]',
  ])('on a secure page, about another computer without https: %s', (address) => {
    expect(hints(address)[0]).toMatch(/mixed content/);
    expect(hints(address).join()).not.toMatch(/your computer\. Allow/);
  });

  it('are only about CORS with https, and none about the page itself or what is no address', () => {
    expect(hints('https://a.example')).toEqual([cors('a.example')]);
    expect(hints(`${page}/api`)).toEqual([]);
    expect(hints('a.example')).toEqual([]);
    expect(hints('https://me:pw@a.example')).toEqual([]);
  });

  it('are about CORS alone on a page without https', () => {
    const local = 'http://localhost:3000';
    for (const address of ['http://10.0.0.5', 'http://127.0.0.1:9', 'https://a.example'])
      expect(hints(address, local)).toEqual([expect.stringContaining('CORS')]);
  });

  it('are none about CORS for a socket', () => {
    expect(hints('wss://a.example')).toEqual([]);
    expect(hints('ws://a.example')).toEqual([expect.stringContaining('mixed content')]);
    expect(hints('ws://localhost:1')).toEqual([expect.stringContaining('your computer')]);
  });

  // @spec playground.29
  it.each([
    ['ollama', /OLLAMA_ORIGINS=https:\/\/docs\.example/, 1],
    ['openWebUI', /CORS_ALLOW_ORIGIN=https:\/\/docs\.example/, 1],
    ['gemini', /doesn’t send the Gemini key/, 2],
    ['dify', /\/files\/upload/, 2],
    ['claude', /Access-Control-Allow-Origin/, 1],
  ])('say what %s needs', (provider, text, count) => {
    const found = hints('https://a.example', page, provider);
    expect(found.join(' ')).toMatch(text);
    expect(found).toHaveLength(count);
  });
});
