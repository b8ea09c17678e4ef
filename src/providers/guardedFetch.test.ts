import {expect, it, vi} from 'vitest';
import {guardedFetch, RedirectError} from './guardedFetch';

it('follows no redirect, and names the host that redirected', async () => {
  const send = vi.fn().mockResolvedValue({type: 'opaqueredirect'});
  const asked = guardedFetch(send, 'https://a.example/v1?key=secret', {method: 'POST'});
  await expect(asked).rejects.toThrow(RedirectError);
  await expect(asked).rejects.toThrow(/^a\.example redirected/);
  expect(send.mock.calls[0]![1]).toEqual({method: 'POST', redirect: 'manual'});
});

it('passes other replies on', async () => {
  const response = new Response('ok');
  expect(await guardedFetch(() => Promise.resolve(response), 'https://a.example')).toBe(response);
});
