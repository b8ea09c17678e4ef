import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, vi} from 'vitest';

const PACKAGES = path.resolve(__dirname, '../../node_modules');
const modal = readFileSync(path.join(PACKAGES, '@docsearch/react/dist/umd/index.js'), 'utf8');

// @spec 9.views
it('view events wait for 400 ms', () => {
  expect(modal).toMatch(/"Items Viewed"[^;]{0,80}\}\)+,state:\w+\}\)\}\),400\)/);
});

// @spec 9.timeouts
it('the client waits 1000, 2000 and 30000 ms', async () => {
  const liteClient = vi.fn();
  vi.doMock('algoliasearch/lite', () => ({liteClient}));
  const {hostedClient} = await import('../../src/search/hosted');
  hostedClient({appId: 'APP', apiKey: 'KEY'});
  const timeouts = {connect: 1000, read: 2000, write: 30_000};
  expect(liteClient).toHaveBeenCalledWith('APP', 'KEY', expect.objectContaining({timeouts}));
});
