import {expect, test} from '@playwright/test';
import {open, watch} from '../support/page';
import {
  ROUTE,
  allCards,
  bubbles,
  card,
  enter,
  inBothWindows,
  rename,
  say,
  stored,
  use,
} from '../support/playground';
import {openWith, unpackLink} from '../support/wire/playgroundPage';

/** Chats travel in links and files, and those of strangers change nothing unasked. */

const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

inBothWindows(() => {
  // @spec playground.9
  test('a link brings the chats to another reader, who is asked first', async ({page, browser}) => {
    await enter(page);
    await rename(page, 'Claude', 'Shared <b>bot</b>');
    await use(page, 'Share');
    const field = page.getByLabel('Link', {exact: true});
    await expect(field).toHaveValue(/#workspace=/);
    const link = await field.inputValue();

    const other = await (await browser.newContext()).newPage();
    await open(other, link);
    const dialog = other.getByRole('dialog', {name: 'Open shared chats?'});
    await expect(dialog.getByText('Shared <b>bot</b>')).toBeVisible();
    await expect(card(other, 'Claude')).toBeAttached();
    await dialog.getByRole('button', {name: 'Replace mine'}).click();
    await expect(dialog).toBeHidden();
    await expect(card(other, 'Shared <b>bot</b>')).toBeAttached();
    expect(new URL(other.url()).hash).toBe('');
    await use(other, 'Undo');
    await expect(card(other, 'Claude')).toBeAttached();
    await other.context().close();
  });

  // @spec playground.10
  test('a link that is damaged, not packed or too long changes nothing', async ({
    page,
    baseURL,
  }) => {
    const {problems} = watch(page, baseURL!);
    await open(page, `${ROUTE}#workspace=abc`);
    const dialog = page.getByRole('dialog');
    for (const next of ['%3Cimg%20src=x%3E', 'a'.repeat(20_000), '']) {
      await expect(dialog.getByText('Your own chats are unchanged.')).toBeVisible();
      await expect(dialog.getByRole('button', {name: 'Replace mine'})).toBeDisabled();
      await dialog.getByRole('button', {name: 'Keep mine'}).click();
      await expect(dialog).toBeHidden();
      await expect(card(page, 'Demo')).toBeVisible();
      if (next) await page.evaluate((text) => (location.hash = `workspace=${text}`), next);
    }
    expect(problems).toEqual([]);
  });

  // @spec playground.31
  test('a file brings back what was exported', async ({page}) => {
    await enter(page);
    await use(page, 'Export');
    const download = page.waitForEvent('download');
    await page.getByRole('button', {name: 'Save playground.json'}).click();
    const file = await (await download).path();
    await page.keyboard.press('Escape');
    await use(page, 'Import');
    const dialog = page.getByRole('dialog', {name: 'Import chats'});
    const input = dialog.getByLabel('Chats or conversation');
    await input.setInputFiles({name: 'x.json', mimeType: 'text/plain', buffer: Buffer.from('{')});
    await expect(dialog.getByText('The file is not JSON. Nothing was changed.')).toBeVisible();
    await input.setInputFiles(file);
    await dialog.getByRole('button', {name: 'Add to mine'}).click();
    await expect(allCards(page)).toHaveCount(4);
  });

  // @spec playground.31 playground.32
  test('files come and go with their messages, by choice and by hand', async ({page}) => {
    await openWith(page, [{name: 'A'}, {name: 'B', provider: 'claude', mode: 'chat'}]);
    await say(page, 'A', 'Remember me');
    await expect(bubbles(page, 'A').last()).toContainText('demo reply');
    await use(page, 'Share');
    await page.getByLabel(/^Include the messages/).check();
    await expect(page.getByText(/holds no keys and 2 messages/)).toBeVisible();
    const link = await page.getByLabel('Link', {exact: true}).inputValue();
    expect(unpackLink(link)).toContain('Remember me');
    await page.keyboard.press('Escape');
    await use(page, 'Export');
    await page.getByLabel(/^Include the messages/).check();
    const download = page.waitForEvent('download');
    await page.getByRole('button', {name: 'Save playground.json'}).click();
    const file = await (await download).path();
    await page.keyboard.press('Escape');

    const drop = (name: string, text: string) =>
      page.evaluate(
        ([title, content]) => {
          const files = new DataTransfer();
          files.items.add(new File([content!], title!, {type: 'application/json'}));
          for (const type of ['dragover', 'drop'])
            document
              .querySelector('[data-chat]')
              ?.dispatchEvent(
                new DragEvent(type, {bubbles: true, cancelable: true, dataTransfer: files}),
              );
        },
        [name, text],
      );
    const before = await stored(page);
    await drop('bad.json', '{"version": 7');
    const dialog = page.getByRole('dialog', {name: 'Import chats'});
    await expect(dialog.getByText('Nothing was changed.')).toBeVisible();
    await page.keyboard.press('Escape');
    const hostile = {
      version: 2,
      chats: [
        {
          name: 'C',
          messages: [
            {
              role: 'ai',
              html: '<img src="https://stranger.example/x" onerror="window.__tripped=1">Greetings',
            },
            {
              role: 'user',
              text: '![x](https://stranger.example/y)',
              files: [{src: PNG}, {src: 'blob:x'}],
            },
          ],
        },
      ],
    };
    await drop('good.json', JSON.stringify(hostile));
    await expect(dialog.getByText('2 messages')).toBeVisible();
    expect(await stored(page)).toBe(before);
    const {problems} = watch(page, new URL(page.url()).origin);
    await dialog.getByRole('button', {name: 'Add to mine'}).click();
    await card(page, 'C').scrollIntoViewIfNeeded();
    await expect(bubbles(page, 'C').filter({hasText: 'Greetings'})).toHaveCount(1);
    expect(await page.evaluate(() => '__tripped' in window)).toBe(false);
    expect(problems).toEqual([]);

    await use(page, 'Import');
    await dialog.getByLabel('Chats or conversation').setInputFiles(file);
    await dialog.getByRole('button', {name: 'Replace mine'}).click();
    await expect(allCards(page)).toHaveCount(2);
    await expect(bubbles(page, 'A').filter({hasText: 'Remember me'})).toHaveCount(1);
  });
});
