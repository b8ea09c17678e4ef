import {expect, it, vi} from 'vitest';

// @spec 9.timeouts
it('the client waits 1000, 2000 and 30000 ms', async () => {
  const liteClient = vi.fn();
  vi.doMock('algoliasearch/lite', () => ({liteClient}));
  const {hostedClient} = await import('../../src/search/hosted');
  hostedClient({appId: 'APP', apiKey: 'KEY'});
  const timeouts = {connect: 1000, read: 2000, write: 30_000};
  expect(liteClient).toHaveBeenCalledWith('APP', 'KEY', expect.objectContaining({timeouts}));
});
