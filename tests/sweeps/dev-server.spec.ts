import {expect, test} from '@playwright/test';
import {watch} from '../support/page';
import {freePort, startServer, type Running} from '../support/processes';
import {find, openModal, rows} from '../support/search/helpers';

let port: number;
let server: Running;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  port = await freePort();
  server = await startServer(process.execPath, ['scripts/start.mjs'], {
    cwd: process.cwd(),
    port,
    env: {
      // Another folder than the build's, which other tests read meanwhile.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/start',
      // Some shells have it set.
      NODE_ENV: 'production',
    },
  });
});

test.afterAll(() => server.stop());

test('npm start serves a docs page, and its search finds a section', async ({page}) => {
  test.setTimeout(300_000);
  const origin = `http://localhost:${port}`;
  const problems = watch(page, origin);
  const heading = page.getByRole('heading', {level: 1, name: 'Connect'});
  await page.goto(`${origin}/docs/connect`);
  await expect(heading)
    .toBeVisible({timeout: 240_000})
    .catch(async (error: unknown) => {
      const seen = (await page.content()).slice(0, 4000);
      throw new Error([String(error), ...problems, server.output(), seen].join('\n'));
    });
  await openModal(page);
  await find(page, 'stream');
  await rows(page).first().click();
  await expect(page).toHaveURL(/\/docs\/.*stream/i);
  // What failed to compile covers the page.
  await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
  expect(problems).toEqual([]);
});
