import {deflateRawSync} from 'node:zlib';
import {expect, it, vi} from 'vitest';

// Apart from the other tests of links, because modules that are loaded already can't fail.

const pack = (value: unknown) => deflateRawSync(JSON.stringify(value)).toString('base64url');

it('messages of a link are not taken when their parser does not load', async () => {
  vi.doMock('./harmless', () => {
    throw new Error('offline');
  });
  const {unpackWorkspace} = await import('./link');
  const messages = [{role: 'ai', text: 'Hi'}];
  const found = await unpackWorkspace(pack({version: 2, chats: [{provider: 'claude', messages}]}));
  expect(found.error).toMatch(/did not load.*try again/);
  expect((await unpackWorkspace(pack({version: 2, chats: [{}]}))).workspace).toBeDefined();
});
