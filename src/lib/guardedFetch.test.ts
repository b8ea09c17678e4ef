import {expect, it, vi} from 'vitest';
import {guardedFetch, RedirectError} from './guardedFetch';

it('follows no redirect, and names the host that redirected', async () => {
  const send = vi.fn().mockResolvedValue({type: 'opaqueredirect'});
  const asked = guardedFetch(send, 'https://a.example/v1?key=secret', {method: 'POST'});
  await expect(asked).rejects.toThrow(RedirectError);
  await expect(asked).rejects.toThrow(/^a\.example redirected/);
  expect(send.mock.calls[0]![1]).toEqual({method: 'POST', redirect: 'manual'});
});

it.each([
  ['a header', 'https://a.example', {headers: {authorization: 'Bearer sentinel-1'}}],
  ['headers', 'https://a.example', {headers: new Headers({'x-api-key': 'sentinel-1'})}],
  ['the address', 'https://a.example/?key=sentinel-1', {}],
  ['a request', new Request('https://a.example', {headers: {'api-key': 'sentinel-1'}}), undefined],
  ['another place', 'https://a.example', undefined],
] as const)('masks a key of %s in the reply, and nothing else', async (place, input, init) => {
  const send = () => Promise.resolve(new Response('Wrong: sentinel-1. Model: sentinel-2.'));
  const others = () => (place === 'another place' ? ['sentinel-1'] : []);
  const reply = await guardedFetch(send, input, init, others);
  expect(await reply.text()).toBe('Wrong: ••••••. Model: sentinel-2.');
});

it('passes other replies on', async () => {
  const response = new Response('ok');
  expect(await guardedFetch(() => Promise.resolve(response), 'https://a.example')).toBe(response);
});
