import {parse} from 'acorn';
import {expect, it} from 'vitest';
import {MASK} from '../../lib/keyEchoes';
import type {Exchange} from '../../providers/exchange';
import {COPIES, copyOf} from './requestCopies';

const exchange: Exchange = {
  id: 1,
  at: 1_700_000_000_000,
  url: `https://a.example/v1?key=${MASK}&x=1`,
  headers: {authorization: `Bearer ${MASK}`, 'content-type': 'application/json'},
  body: {text: 'It\'s "new"\nline', list: [1, null]},
  sent: true,
  method: 'POST',
  status: 200,
  replies: [{answer: 1}, {answer: 2}],
  first: 20,
  took: 50,
};

it.each(COPIES.map(({id}) => id))('has a placeholder for every secret as %s', (form) => {
  const text = copyOf(exchange, form);
  expect(text).not.toContain(MASK);
  expect(text).toContain('Bearer YOUR_API_KEY');
  expect(text).toContain('key=YOUR_API_KEY');
});

// @spec playground.61
it('is code that parses, with the same body', () => {
  const code = copyOf(exchange, 'fetch');
  expect(() =>
    parse(code, {ecmaVersion: 2022, sourceType: 'module', allowAwaitOutsideFunction: true}),
  ).not.toThrow();
  const body = /JSON\.stringify\((\{.*\})\)\n\}\);$/s.exec(code)?.[1] ?? '';
  expect(JSON.parse(body)).toEqual(exchange.body);
});

it('sends a body that is no JSON as it is', () => {
  const sdp = "v=0\r\ns=it's";
  const text = {...exchange, body: sdp};
  expect(copyOf(text, 'curl')).toContain("-d 'v=0\r\ns=it'\\''s'");
  expect(copyOf(text, 'fetch')).toContain('"body": "v=0\\r\\ns=it\'s"\n');
});

// @spec playground.12
it('writes a command that a shell takes', () => {
  const request = {...exchange, url: 'https://a.example', headers: {a: "it's"}, body: {}};
  expect(copyOf(request, 'curl')).toBe(
    `curl 'https://a.example' \\\n  -H 'a: it'\\''s' \\\n  -d '{}'`,
  );
});
