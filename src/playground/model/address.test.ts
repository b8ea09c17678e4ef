import {describe, expect, it} from 'vitest';
import {checkAddress, originOf} from './address';
import {addressHints} from './errorHint';

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
  const cors = (host: string) =>
    `${host} must allow this page (CORS). It must send Access-Control-Allow-Origin: ${page}, also in responses to OPTIONS.`;

  const COMPUTER = expect.stringMatching(/may ask whether this site can connect to your computer/);
  const MIXED = expect.stringMatching(/mixed content/);
  const CORS = expect.stringContaining('CORS');
  const local = 'http://localhost:3000';

  it.each<[string, string, unknown[]]>([
    // On a secure page: this computer, another one without https, and one with https.
    ['http://localhost:1', page, [COMPUTER, CORS]],
    ['http://a.localhost', page, [COMPUTER, CORS]],
    ['http://127.10.0.255', page, [COMPUTER, CORS]],
    ['http://[::1]:8', page, [COMPUTER, CORS]],
    ['http://localhost.example', page, [MIXED, CORS]],
    ['http://notlocalhost', page, [MIXED, CORS]],
    ['http://127.0.0.1.example', page, [MIXED, CORS]],
    ['http://10.0.0.5', page, [MIXED, CORS]],
    ['http://[::1234]', page, [MIXED, CORS]],
    ['https://a.example', page, [cors('a.example')]],
    // The page itself, and what is no address.
    [`${page}/api`, page, []],
    ['a.example', page, []],
    ['https://me:pw@a.example', page, []],
    // A socket needs no CORS.
    ['wss://a.example', page, []],
    ['ws://a.example', page, [MIXED]],
    ['ws://localhost:1', page, [COMPUTER]],
    // On a page without https.
    ['http://10.0.0.5', local, [CORS]],
    ['http://127.0.0.1:9', local, [CORS]],
    ['https://a.example', local, [CORS]],
  ])('of %s on %s', (address, from, expected) => {
    expect(addressHints(address, from)).toEqual(expected);
  });

  // @spec playground.29
  it.each([
    ['ollama', /OLLAMA_ORIGINS=https:\/\/docs\.example/, 1],
    ['openWebUI', /CORS_ALLOW_ORIGIN=https:\/\/docs\.example/, 1],
    ['gemini', /doesn’t send the Gemini key/, 2],
    ['dify', /\/files\/upload/, 2],
    ['claude', /Access-Control-Allow-Origin/, 1],
  ])('say what %s needs', (provider, text, count) => {
    const found = addressHints('https://a.example', page, provider);
    expect(found.join(' ')).toMatch(text);
    expect(found).toHaveLength(count);
  });
});
