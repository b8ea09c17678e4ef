import {expect, test, type Page, type Request} from '@playwright/test';
import {axeFindings} from '../support/axe';
import {open, overflow, watch} from '../support/page';

test.use({reducedMotion: 'reduce'});

/** Everything of a page that could hold a text: markup with shadow roots, address, storage. */
function traces(page: Page): Promise<string> {
  return page.evaluate(() => {
    const markup = (root: Document | ShadowRoot): string => {
      const html = root instanceof Document ? root.documentElement.outerHTML : root.innerHTML;
      const inner = [...root.querySelectorAll('*')].flatMap(({shadowRoot}) =>
        shadowRoot ? [markup(shadowRoot)] : [],
      );
      return [html, ...inner].join('\n');
    };
    const stores = [localStorage, sessionStorage].map((store) => JSON.stringify(store));
    return [markup(document), location.href, document.cookie, ...stores].join('\n');
  });
}

const SENTINEL = 'sentinel-key-4711';

const CASES = [
  {
    page: 'Claude',
    host: 'api.anthropic.com',
    body: '"max_tokens": 4096',
    reply: {content: [{type: 'text', text: 'An answer of the stand-in.'}]},
    error: {type: 'error', error: {type: 'authentication_error', message: 'invalid x-api-key'}},
  },
  {
    page: 'Mistral',
    host: 'api.mistral.ai',
    body: '"model": "mistral-small-latest"',
    reply: {choices: [{message: {role: 'assistant', content: 'An answer of the stand-in.'}}]},
    error: {error: {message: 'Unauthorized'}},
  },
];

for (const {page: name, host, body, reply, error} of CASES)
  test(`${name} can be tried: dry run, own key, forgotten key`, async ({page, baseURL}) => {
    await page.setViewportSize({width: 320, height: 800});
    const outside: Request[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(baseURL!) && !/^(data|blob|about):/.test(url)) outside.push(request);
    });
    const answers: {status: number; json: object}[] = [
      {status: 200, json: reply},
      {status: 401, json: error},
    ];
    await page.route(`https://${host}/**`, (route) => {
      const next = answers.shift()!;
      return route.fulfill({...next, headers: {'access-control-allow-origin': '*'}});
    });
    await open(page, `/docs/directConnection/${name}`);
    const main = page.locator('main');
    await main.getByRole('button', {name: 'Try it here'}).click();

    const shown = main.locator('figure', {hasText: 'Request preview'});
    await expect(shown).toContainText(body);
    await expect(shown).toContainText(`POST https://${host}/`);
    await expect(shown).toContainText('Hello');
    expect(outside).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await axeFindings(page)).toEqual([]);

    await main.getByRole('button', {name: 'Chat with this key'}).click();
    await expect(main.getByText('Add an API key first')).toBeVisible();
    await main.getByLabel(/^API key for/).fill(SENTINEL);
    await main.getByRole('button', {name: 'Chat with this key'}).click();
    await expect(main.getByText(`Chat: messages go to ${host}.`, {exact: true})).toBeVisible();
    const chat = main.getByRole('region', {name: new RegExp(`messages go to ${host}`)});
    await expect(chat).toHaveAttribute('data-chat-state', 'live');
    const input = chat.locator('#text-input');
    await input.fill('What is the tide?');
    await input.press('Enter');
    await expect(chat.getByText('An answer of the stand-in.', {exact: true})).toBeVisible();
    const sent = main.locator('figure', {hasText: 'Sent request'});
    await expect(sent).toContainText('What is the tide?');
    await expect(sent).toContainText('••••••');

    await input.fill('And now?');
    await input.press('Enter');
    await expect(main.getByText("didn't accept the key")).toBeVisible();

    expect(await traces(page)).not.toContain(SENTINEL);
    const withKey = await Promise.all(outside.map((request) => request.allHeaders()));
    expect(outside.map((request) => new URL(request.url()).host)).toEqual([host, host]);
    for (const headers of withKey) expect(JSON.stringify(headers)).toContain(SENTINEL);

    await main.getByRole('button', {name: 'Forget the key'}).click();
    await expect(chat).toHaveCount(0);
    await expect(main.getByRole('button', {name: 'Forget the key'})).toHaveCount(0);
  });

test('a page is copied with its code in the chosen framework', async ({page, baseURL, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], {origin: baseURL});
  const {problems} = watch(page, baseURL!);
  await open(page, '/docs/interceptors?framework=vue');
  const copied = async () => {
    await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
    await expect(page.getByText('The page is on the clipboard')).toBeAttached();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const vue = await copied();
  expect(vue).toContain('# Interceptors');
  expect(vue).toContain('<script setup');
  expect(vue).not.toContain('```tsx\nimport {DeepChat}');

  await page
    .locator('main')
    .getByRole('combobox', {name: /^Framework/})
    .first()
    .selectOption('React');
  await expect(page.getByRole('button', {name: 'Copy page as Markdown'})).toBeVisible();
  const react = await copied();
  expect(react).toContain("from 'deep-chat-react'");
  expect(react).not.toContain('<script setup');
  expect(problems).toEqual([]);
});

test('a click or a choice in the list shows what styles a part', async ({page, baseURL}) => {
  const {problems} = watch(page, baseURL!);
  await open(page, '/docs/guides/styling-shadow-dom');
  await page.getByRole('button', {name: 'Inspect a chat'}).click();
  const chat = page.getByRole('region', {name: 'Chat to inspect: click a part'});
  await expect(chat).toHaveAttribute('data-chat-state', 'live');
  const list = page.getByLabel('Part of the chat');
  await expect(list).toBeFocused();

  const status = page.locator('main [role=status]', {hasText: 'In the shadow root'});
  await chat.locator('.user-message-text').first().click();
  await expect(status).toContainText('messageStyles.default.user.bubble');
  await expect(list).toHaveValue('Bubble of the user');
  await chat.locator('.avatar').first().click();
  await expect(status).toContainText('avatars.<role>.styles.avatar');

  const names = await list.locator('option').allTextContents();
  for (const name of names.slice(1)) {
    await list.selectOption(name);
    await expect(chat.locator('[style*="rgb(217, 119, 6)"]'), name).toHaveCount(1);
  }
  expect(problems).toEqual([]);
});

test('a closed part of a page opens for a link into it, by keyboard and in print', async ({
  page,
}) => {
  await open(page, '/docs/connect#connect-details');
  const details = page.locator('#connect-details');
  await expect(details).toHaveAttribute('open', '');
  const summary = details.locator('summary');
  await expect(summary).toBeInViewport();
  expect((await summary.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  expect((await summary.boundingBox())!.y).toBeGreaterThan(60);
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(details).not.toHaveAttribute('open');
  const isShown = () =>
    details
      .locator('li')
      .first()
      .evaluate((item) => item.checkVisibility());
  expect(await isShown()).toBe(false);
  await page.emulateMedia({media: 'print'});
  expect(await isShown()).toBe(true);
});

test('a section that is closed under its heading opens for a link to it, and no other does', async ({
  page,
}) => {
  await open(page, '/docs/guides/troubleshooting#cors');
  const partOf = (id: string) => page.locator('details', {has: page.locator(`[id="${id}"]`)});
  await expect(partOf('cors')).toHaveAttribute('open', '');
  await expect(page.getByText('Access-Control-Allow-Origin')).toBeVisible();
  await expect(partOf('general-error')).not.toHaveAttribute('open');
  await expect(page.locator('#general-error')).toBeVisible();
  // Without another page load: a link of the same page.
  await page.getByRole('link', {name: 'Symptoms without an error'}).first().click();
  await page.locator('#new-url').click();
  await expect(partOf('new-url')).toHaveAttribute('open', '');
});

test('the way to a row of a long field table opens the part that it is in', async ({page}) => {
  await open(page, '/docs/directConnection/Claude');
  const rest = page.locator('details', {has: page.getByText('All 12 fields')});
  const row = rest.locator('a[id="ClaudeChat.mcp_servers"]');
  await expect(rest).not.toHaveAttribute('open');
  await row.evaluate((link: HTMLElement) => link.click());
  await expect(rest).toHaveAttribute('open', '');
  await expect(row).toBeInViewport();
  // Coming back from another page too.
  await page.getByRole('link', {name: 'Gemini', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Gemini');
  await page.goBack();
  await expect(rest).toHaveAttribute('open', '');
});

for (const width of [390, 1280])
  test(`field tables keep what a field does on screen at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await open(page, '/docs/connect');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const row = page.getByRole('row', {name: /^method/}).first();
    const [name, meaning] = [row.getByRole('rowheader'), row.getByRole('cell')];
    await expect(meaning).toHaveText("HTTP method. Default: 'POST'.");
    const [left, right] = [(await name.boundingBox())!, (await meaning.boundingBox())!];
    expect(right.x + right.width).toBeLessThanOrEqual(width);
    if (width === 1280) {
      expect(right.x).toBeGreaterThanOrEqual(left.x + left.width - 1);
      expect((await row.boundingBox())!.height).toBeLessThanOrEqual(58);
    } else expect(right.y).toBeGreaterThanOrEqual(left.y + left.height - 1);
  });
