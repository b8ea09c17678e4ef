import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {axeFindings} from '../support/axe';
import {chatsReady, setColorMode} from '../support/page';
import {command, inBothWindows} from '../support/playground';
import {slowServer, type SlowServer} from '../support/view/slowServer';
import {openWith} from '../support/wire/playgroundPage';

/** One prompt with many values in several chats. */

let server: SlowServer;
test.beforeAll(async () => {
  server = await slowServer();
});
test.afterAll(() => server.close());

const dialogOf = (page: Page) => page.getByRole('dialog', {name: 'Run a prompt with values'});

async function saved(page: Page, name: 'CSV' | 'JSON') {
  const download = page.waitForEvent('download');
  await dialogOf(page).getByRole('button', {name, exact: true}).click();
  return readFileSync(await (await download).path(), 'utf8');
}

inBothWindows(() => {
  test('a prompt with values becomes a table of replies that are rated and saved; the chats stay as they are', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await openWith(page, [
      {name: 'One'},
      {name: 'Two', scenario: 'markdown'},
      {name: 'Claude', provider: 'claude', mode: 'chat'},
    ]);
    const composer = page.getByLabel('Message to all chats');
    await composer.fill('Explain {{topic}} to {{reader}}');
    await page.getByRole('button', {name: 'Run with values…'}).click();
    const dialog = dialogOf(page);
    await expect(dialog.getByLabel('Prompt')).toHaveValue('Explain {{topic}} to {{reader}}');
    await expect(dialog.getByText('Give each variable at least one value.')).toBeVisible();
    await dialog.getByLabel('Values of topic, one in each line').fill('=tides\nstars\n');
    await dialog.getByLabel('Values of reader, one in each line').fill('a child');
    expect(await axeFindings(page, 'all', 'dialog')).toEqual([]);
    await dialog.getByRole('button', {name: 'Run 6 requests'}).click();
    await expect(dialog.getByText('6 of 6 replies, the run has ended')).toBeVisible({
      timeout: 30_000,
    });
    expect(errors).toEqual([]);
    const row = dialog.getByRole('row', {name: /^=tides, a child/});
    await expect(row.getByRole('cell')).toHaveCount(3);
    await expect(row.getByRole('cell').nth(0)).toContainText('This is a demo reply');
    await expect(row.getByRole('cell').nth(0)).not.toContainText('Write anything');
    await expect(row.getByRole('cell').nth(1)).toContainText('Three ways to connect');
    await expect(row.getByRole('cell').nth(1)).not.toContainText(/\*|\|/);
    await expect(row.getByRole('cell').nth(2)).toContainText('Preview only');
    await expect(row.getByRole('cell').nth(2)).toContainText(/Nothing was sent · Total \d/);
    await dialog.getByRole('button', {name: 'Good reply: One, =tides, a child'}).click();
    await dialog.getByRole('button', {name: 'Bad reply: Two, stars, a child'}).click();
    await expect(dialog.getByRole('columnheader', {name: /One/})).toContainText('1 good, 0 bad');
    expect(await axeFindings(page, 'all', 'dialog')).toEqual([]);
    await setColorMode(page, 'dark');
    expect(await axeFindings(page, 'colors', 'dialog')).toEqual([]);

    const csv = await saved(page, 'CSV');
    const lines = csv.split('\r\n');
    expect(lines[0]).toContain('{{topic}},{{reader}},prompt,chat,state,sent,reply');
    expect(lines[1]).toMatch(/^"'=tides",a child,Explain =tides to a child,One,replied,no,/);
    const json = JSON.parse(await saved(page, 'JSON')) as {replies: readonly object[]};
    expect(json.replies).toHaveLength(6);
    expect(json.replies[0]).toMatchObject({
      chat: 'One',
      state: 'replied',
      sent: false,
      rating: 'up',
    });
    await page.keyboard.press('Escape');
    await expect(page.locator('.user-message-text')).toHaveCount(0);
    await expect(composer).toHaveValue('Explain {{topic}} to {{reader}}');
  });

  test('a run asks before more than 20 requests, refuses more than 200, shows its progress and is cancelled', async ({
    page,
  }) => {
    const from = server.asked.length;
    await openWith(page, [
      {
        name: 'Slow',
        mode: 'custom',
        stream: true,
        values: {'connect.custom': {url: server.address}},
      },
      ...['A', 'B', 'C'].map((name) => ({name})),
    ]);
    await page
      .getByRole('button', {name: /^Allow/})
      .first()
      .click();
    await chatsReady(page);
    await command(page, 'run a prompt');
    const dialog = dialogOf(page);
    await dialog.getByLabel('Prompt').fill('Say {{word}}');
    const words = (count: number) =>
      dialog
        .getByLabel('Values of word, one in each line')
        .fill(Array.from({length: count}, (_, index) => `word ${index}`).join('\n'));
    await words(51);
    await expect(dialog.getByText('These are 204 requests; a run has at most 200.')).toBeVisible();
    await words(6);
    await dialog.getByRole('button', {name: 'Run 24 requests'}).click();
    await expect(dialog.getByText('This run makes 24 requests.')).toBeVisible();
    expect(server.asked.length).toBe(from);
    await dialog.getByRole('button', {name: 'Make 24 requests'}).click();
    // The demos are done; the server still holds back its first reply.
    await expect(dialog.getByText('18 of 24 replies')).toBeVisible({timeout: 30_000});
    await expect(dialog.getByRole('progressbar')).toHaveAttribute('value', '18');
    await dialog.getByRole('button', {name: 'Cancel the run'}).click();
    await expect(dialog.getByText('24 of 24 replies, the run has ended')).toBeVisible();
    await expect(dialog.getByText('Cancelled')).toHaveCount(6);
    server.release();
    expect(server.asked.length - from).toBe(1);
    await expect(dialog.getByRole('button', {name: 'Run 24 requests'})).toBeVisible();
  });
});
