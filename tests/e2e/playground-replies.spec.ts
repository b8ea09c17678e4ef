import {expect, type Page} from '@playwright/test';
import {bodyOf, serve, type LocalServer} from '../support/localServer';
import {chatsReady} from '../support/page';
import {inBothWindows, test} from '../support/playground';
import {CORS} from '../support/stranger';

/** Replies that take their time: measured, stopped, asked for again, compared. */

/** The words of the server before it waits, and all of them. */
const PARTIAL = 'The first words';
const WHOLE = `${PARTIAL} and the rest.`;

let server: LocalServer;
/** Bodies of the requests, in their order. */
const asked: string[] = [];
const held: (() => void)[] = [];
/** Lets every response go on that waits. */
const release = () => held.splice(0).forEach((go) => go());

test.beforeAll(async () => {
  server = await serve(async (request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, CORS).end();
    asked.push(await bodyOf(request));
    const write = (event: object) => response.write(`data: ${JSON.stringify(event)}\n\n`);
    response.writeHead(200, {...CORS, 'content-type': 'text/event-stream'});
    response.flushHeaders();
    write({text: PARTIAL});
    await new Promise<void>((resolve) => held.push(resolve));
    const usage = {prompt_tokens: 11, completion_tokens: 22};
    write({text: WHOLE.slice(PARTIAL.length), usage});
    return response.end();
  }, 'localhost');
});
test.afterAll(() => server.stop());

const own = (name: string, more: object = {}) => ({
  name,
  mode: 'custom',
  stream: true,
  values: {'connect.custom': {url: `${server.origin}/chat`}},
  ...more,
});

async function allow(page: Page) {
  await page
    .getByRole('button', {name: /^Allow/})
    .first()
    .click();
  await expect(page.getByRole('button', {name: /^Allow/})).toHaveCount(0);
  await chatsReady(page);
}

inBothWindows(() => {
  // @spec playground.6 playground.12 playground.26 playground.27
  test('a message to chosen chats waits, is measured and is asked again', async ({page, chats}) => {
    const from = asked.length;
    await chats.openWith([own('Slow'), {name: 'Quick'}, {name: 'Apart'}]);
    await allow(page);
    await chats.composer().focus();
    await page.getByRole('button', {name: 'To: all chats'}).click();
    await page.getByRole('checkbox', {name: 'Apart'}).uncheck();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', {name: 'To: 2 of 3 chats'})).toBeFocused();
    await chats.sayToAll('First');
    await expect(chats.replies('Slow')).toHaveText([PARTIAL]);
    // The chats have not taken the focus, so the user can write the next message immediately.
    await expect(page.getByLabel('Message to the chosen chats')).toBeFocused();
    await chats.sayToAll('Second');
    await expect(chats.card('Slow').getByText('1 message waits.')).toBeVisible();
    await expect(chats.asked('Quick')).toHaveText(['First', 'Second']);
    await expect(chats.asked('Slow')).toHaveText(['First']);
    expect(asked.length - from).toBe(1);
    const more = page.getByRole('button', {name: 'More for Slow', exact: true});
    await more.click();
    release();
    await expect(chats.asked('Slow')).toHaveText(['First', 'Second']);
    await expect(chats.replies('Slow').first()).toHaveText(WHOLE);
    await expect(chats.asked('Apart')).toHaveCount(0);
    const texts = asked.slice(from).map((body) => JSON.parse(body) as {messages: object[]});
    expect(texts.map(({messages}) => messages.at(-1))).toMatchObject([
      {text: 'First'},
      {text: 'Second'},
    ]);
    await expect(page.getByRole('button', {name: 'Stop Slow'})).toBeVisible();
    // The menu that was open when the chat took the second text still is.
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    release();
    const bar = chats.card('Slow').getByText(/Replied in/);
    await expect(bar).toContainText('First token after');
    await expect(bar).toContainText(`${WHOLE.length} characters`);
    await expect(bar).toContainText('11 + 22 tokens');
    const requests = await chats.panelOf('Requests', 'Slow');
    await expect(requests).toContainText(/with POST\. Status 200\. Replied after/);
    await expect(requests.getByText(/ 2 events/).first()).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', {name: 'Ask again in Slow'}).click();
    await expect(chats.asked('Slow')).toHaveText(['First', 'Second', 'Second']);
    await expect(chats.replies('Slow').last()).toHaveText(PARTIAL);
    await page.getByRole('button', {name: 'Stop Slow'}).click();
    await expect(chats.card('Slow').getByText(/Stopped after/)).toBeVisible();
    await expect(chats.replies('Slow').last()).toHaveText(PARTIAL);
    expect(asked.length - from).toBe(3);
    await page.reload();
    await chatsReady(page);
    await chats.composer().focus();
    await expect(page.getByText('To: 2 of 3 chats')).toBeVisible();
  });

  // @spec playground.27 playground.41
  test('all replies are stopped together, and are compared', async ({page, chats}) => {
    await chats.openWith([own('Left'), own('Right')]);
    await allow(page);
    await chats.sayToAll('Both');
    for (const name of ['Left', 'Right']) await expect(chats.replies(name)).toHaveText([PARTIAL]);
    await chats.show('Right');
    await page.getByRole('button', {name: 'Stop Right'}).click();
    await expect(chats.card('Right').getByText(/Stopped after/)).toBeVisible();
    release();
    await expect(chats.replies('Left')).toHaveText([WHOLE]);
    await expect(chats.card('Left').getByText(/Replied in/)).toBeAttached();
    await page.getByRole('button', {name: 'Compare replies'}).click();
    const dialog = page.getByRole('dialog', {name: 'Compare replies'});
    await expect(dialog.getByRole('rowheader')).toHaveText(['Both']);
    const cells = dialog.getByRole('cell');
    await expect(cells).toHaveCount(2);
    await expect(cells.first()).toContainText(WHOLE);
    await expect(cells.first()).toContainText(
      /First token after \d.*Replied in \d.*11 \+ 22 tokens/,
    );
    await dialog.getByLabel('Compare with').selectOption('Right');
    await expect(dialog.locator('mark')).toHaveText([/and the rest\.$/]);
    await page.keyboard.press('Escape');

    const shown = page.getByRole('article').filter({visible: true}).first();
    const place = await shown.boundingBox();
    await chats.sayToAll('Again');
    for (const name of ['Left', 'Right'])
      await expect(
        chats.card(name).getByRole('button', {name: `Stop ${name}`, includeHidden: true}),
      ).toBeAttached();
    expect(await shown.boundingBox()).toEqual(place);
    await page.getByRole('button', {name: 'Stop all'}).click();
    for (const name of ['Left', 'Right']) {
      await expect(chats.card(name).getByText(/Stopped after/)).toBeAttached();
      await expect(chats.replies(name).last()).toHaveText(PARTIAL);
    }
  });
});

// @spec playground.33
test('switched-on pictures reach the server', {tag: '@full'}, async ({page, chats}) => {
  const from = asked.length;
  await chats.openWith([own('Upload')]);
  await allow(page);
  const attach = chats.card('Upload').getByRole('button', {name: 'Attach images'});
  await expect(attach).toHaveCount(0);
  const sheet = await chats.panelOf('Style', 'Upload');
  await sheet.getByText('Files, camera and voice').click();
  for (const name of ['Pictures', 'GIFs', 'Audio files', 'Any files', 'Camera', 'Recording'])
    await sheet.getByRole('checkbox', {name}).check();
  for (const name of ['GIFs', 'Audio files', 'Any files', 'Camera', 'Recording'])
    await sheet.getByRole('checkbox', {name}).uncheck();
  await chats.closePanel();
  const chooser = page.waitForEvent('filechooser');
  await attach.click();
  const buffer = Buffer.from('89504e470d0a1a0a', 'hex');
  await (await chooser).setFiles({name: 'dot.png', mimeType: 'image/png', buffer});
  await expect(chats.card('Upload').locator('.image-attachment')).toBeVisible();
  await chats.say('Upload', 'Style');
  await expect.poll(() => asked.length - from).toBe(1);
  expect(asked.at(-1)).toContain('filename="dot.png"');
  release();
});
