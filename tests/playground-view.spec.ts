import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {axeFindings} from './axe';
import {chatsReady, open, overflow, setColorMode, watch} from './page';
import {bubbles, card, enter, more, say} from './support/playground';
import {PARTIAL, slowServer, WHOLE, type SlowServer} from './view/slowServer';
import {openWith, unpackLink} from './wire/playgroundPage';

/** What a reader of the playground sees and touches; what it sends is in `wire.spec.ts`. */

const replies = (page: Page, name: string) => card(page, name).locator('.ai-message-text');
const user = (page: Page, name: string) => card(page, name).locator('.user-message-text');

async function command(page: Page, words: string) {
  await page.keyboard.press('Control+.');
  const dialog = page.getByRole('dialog', {name: 'Commands'});
  await dialog.getByRole('combobox').fill(words);
  await dialog.getByRole('combobox').press('Enter');
  await expect(dialog).toBeHidden();
}

const names = (page: Page) =>
  page.getByRole('article').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));

const background = (bubble: Locator) =>
  bubble.evaluate((element) => getComputedStyle(element).backgroundColor);

async function expand(dialog: Locator) {
  // Its code is loaded when it is first opened.
  await expect(dialog).toBeVisible();
  for (const summary of await dialog.locator('summary').all())
    if (await summary.evaluate((it) => !it.parentElement?.hasAttribute('open')))
      await summary.click();
}

/** Sets a control as a drag or a color picker does. */
const drag = (control: Locator, value: string) => control.fill(value);

test('a look is applied at once, keeps the messages, warns of poor contrast and is reset', async ({
  page,
}) => {
  await enter(page);
  await say(page, 'Demo', 'Hello');
  await expect(bubbles(page, 'Demo')).toHaveCount(3);
  const before = await background(user(page, 'Demo'));
  await page.getByRole('button', {name: 'Look of Demo'}).click();
  const sheet = page.getByRole('dialog', {name: 'Look of Demo'});
  await sheet.getByRole('button', {name: 'Orchid'}).click();
  await expect.poll(() => background(user(page, 'Demo'))).toBe('rgb(138, 43, 99)');
  await expect(bubbles(page, 'Demo')).toHaveCount(3);
  await expect(sheet.getByRole('button', {name: 'Orchid'})).toHaveAttribute('aria-pressed', 'true');

  await drag(sheet.getByLabel(/^Text in it \(own bubble\)/), '#8f3a68');
  await expect(sheet.getByText(/its contrast is 1\.\d\d to 1/)).toBeVisible();
  await sheet.getByRole('button', {name: 'Make it readable'}).click();
  await expect(sheet.getByText('its contrast is')).toHaveCount(0);

  await expand(sheet);
  await drag(sheet.getByLabel('Corners of the bubbles'), '3');
  await drag(sheet.getByLabel('Size of the text'), '20');
  await sheet.getByLabel('Font').selectOption('Serif');
  await sheet.getByLabel('Name of the assistant').fill('Nora');
  await sheet.getByLabel('Picture of the assistant', {exact: true}).selectOption('Built in');
  await sheet.getByLabel('Placeholder').fill('Say it');
  await sheet.getByLabel('First message').fill('Welcome');
  await sheet.getByLabel('Suggested questions').fill('Is it <b>open</b>?');
  await sheet.getByLabel('Word on the send button').fill('Go');
  const demo = card(page, 'Demo');
  await expect(demo.getByText('Go', {exact: true})).toBeVisible();
  await expect(demo.locator('.name').filter({hasText: 'Nora'}).first()).toBeVisible();
  await expect(demo.locator('.avatar').first()).toBeVisible();
  await expect(demo.locator('#text-input')).toHaveAttribute('aria-label', /Say it/);
  await expect(demo.locator('deep-chat')).toHaveCSS('font-size', '20px');
  await expect(demo.locator('deep-chat')).toHaveCSS('font-family', /Georgia/);
  await expect(user(page, 'Demo')).toHaveCSS('border-radius', '3px');
  await expect(demo.getByRole('button', {name: 'Is it <b>open</b>?'})).toBeVisible();
  await expect(user(page, 'Demo')).toHaveText('Hello');

  await sheet.getByRole('button', {name: 'Reset the look'}).click();
  await expect.poll(() => background(user(page, 'Demo'))).toBe(before);
  await expect(user(page, 'Demo')).toHaveText('Hello');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', {name: 'Look of Demo'})).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(demo.locator('.name').filter({hasText: 'Nora'}).first()).toBeVisible();
});

test('an own picture becomes small and travels in the workspace', async ({page}) => {
  await enter(page);
  await page.getByRole('button', {name: 'Look of Demo'}).click();
  const sheet = page.getByRole('dialog', {name: 'Look of Demo'});
  await expand(sheet);
  const picture = sheet.getByLabel('Own picture of the assistant');
  await picture.setInputFiles({name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no')});
  await expect(sheet.getByText('could not be read as a picture')).toBeVisible();
  const png = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 600;
    canvas.getContext('2d')?.fillRect(0, 0, 300, 600);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await picture.setInputFiles({
    name: 'b.png',
    mimeType: 'image/png',
    buffer: Buffer.from(png, 'base64'),
  });
  const avatar = card(page, 'Demo').locator('.avatar').first();
  await expect(avatar).toHaveAttribute('src', /^data:image\/(webp|png);base64,.{20,12000}$/);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('playground')))
    .toContain('data:image/');
});

test('layouts are kept and travel in a link, and every chat can be reached in each', async ({
  page,
  browser,
}) => {
  await openWith(
    page,
    ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => ({name})),
  );
  const room = page.getByRole('region', {name: 'Chats', exact: true});
  const layout = (name: string) => page.getByText(name, {exact: true}).click();
  const switcher = page.getByRole('group', {name: 'Shown chat'});
  for (const name of ['Row', 'Compare']) {
    await layout(name);
    await expect(room).toHaveAttribute('data-layout', name.toLowerCase());
    await switcher.getByRole('button', {name: 'Six'}).click();
    await expect(card(page, 'Six')).toBeInViewport();
    await switcher.getByRole('button', {name: 'One'}).click();
    await expect(card(page, 'One')).toBeInViewport();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
  const widths = await page
    .getByRole('article')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
  expect(new Set(widths).size).toBe(1);
  await layout('Focus');
  await expect(card(page, 'One')).toBeVisible();
  await expect(card(page, 'Two')).toBeHidden();
  await switcher.getByRole('button', {name: 'Two'}).click();
  await expect(card(page, 'Two')).toBeVisible();
  await layout('Compare');
  await page.getByRole('button', {name: 'Share a link'}).click();
  const field = page.getByLabel('Link', {exact: true});
  await expect(field).toHaveValue(/#workspace=/);
  const link = await field.inputValue();
  expect(JSON.parse(unpackLink(link))).toMatchObject({layout: 'compare'});
  await page.reload();
  await expect(room).toHaveAttribute('data-layout', 'compare');

  const other = await (await browser.newContext()).newPage();
  await open(other, link);
  await other.getByRole('button', {name: 'Replace mine'}).click();
  await expect(other.getByRole('radio', {name: 'Compare'})).toBeChecked();
  await other.context().close();
});

test.describe('with a server that takes its time', () => {
  let server: SlowServer;
  test.beforeAll(async () => {
    server = await slowServer();
  });
  test.afterAll(() => server.close());

  const own = (name: string, more: object = {}) => ({
    name,
    mode: 'custom',
    stream: true,
    values: {'connect.custom': {url: server.address}},
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

  test('one message goes to the chosen chats, waits for a busy one, is measured, stopped and asked again', async ({
    page,
  }) => {
    const from = server.asked.length;
    await openWith(page, [own('Slow'), {name: 'Quick'}, {name: 'Apart'}]);
    await allow(page);
    await page.getByText('To all chats', {exact: true}).click();
    await page.getByRole('checkbox', {name: 'Apart'}).uncheck();
    const composer = page.getByLabel('Message to the chosen chats');
    await composer.fill('First');
    await composer.press('Enter');
    await expect(replies(page, 'Slow')).toHaveText([PARTIAL]);
    await composer.fill('Second');
    await composer.press('Enter');
    await expect(card(page, 'Slow').getByText('1 message waits.')).toBeVisible();
    await expect(user(page, 'Quick')).toHaveText(['First', 'Second']);
    await expect(user(page, 'Slow')).toHaveText(['First']);
    expect(server.asked.length - from).toBe(1);
    server.release();
    await expect(user(page, 'Slow')).toHaveText(['First', 'Second']);
    await expect(replies(page, 'Slow').first()).toHaveText(WHOLE);
    await expect(user(page, 'Apart')).toHaveCount(0);
    const texts = server.asked.slice(from).map((body) => JSON.parse(body) as {messages: object[]});
    expect(texts.map(({messages}) => messages.at(-1))).toMatchObject([
      {text: 'First'},
      {text: 'Second'},
    ]);
    await expect(page.getByRole('button', {name: 'Stop Slow'})).toBeVisible();
    server.release();
    const bar = card(page, 'Slow').getByText(/Answered in/);
    await expect(bar).toContainText('First word after');
    await expect(bar).toContainText(`${WHOLE.length} characters`);
    await expect(bar).toContainText('11 + 22 tokens');

    await page.getByRole('button', {name: 'Ask again in Slow'}).click();
    await expect(user(page, 'Slow')).toHaveText(['First', 'Second', 'Second']);
    await expect(replies(page, 'Slow').last()).toHaveText(PARTIAL);
    await page.getByRole('button', {name: 'Stop Slow'}).click();
    await expect(card(page, 'Slow').getByText(/Stopped after/)).toBeVisible();
    await expect(replies(page, 'Slow').last()).toHaveText(PARTIAL);
    expect(server.asked.length - from).toBe(3);
    await page.reload();
    await chatsReady(page);
    await expect(page.getByText('To 2 of 3 chats')).toBeVisible();
  });

  test('all replies are stopped at once, and two replies are compared word by word', async ({
    page,
  }) => {
    await openWith(page, [own('Left'), own('Right')]);
    await allow(page);
    const composer = page.getByLabel('Message to all chats');
    await composer.fill('Both');
    await composer.press('Enter');
    for (const name of ['Left', 'Right']) await expect(replies(page, name)).toHaveText([PARTIAL]);
    await page.getByRole('button', {name: 'Stop Right'}).click();
    await expect(card(page, 'Right').getByText(/Stopped after/)).toBeVisible();
    server.release();
    await expect(replies(page, 'Left')).toHaveText([WHOLE]);
    await expect(card(page, 'Left').getByText(/Answered in/)).toBeVisible();
    await command(page, 'compare two');
    const dialog = page.getByRole('dialog', {name: 'Compare two replies'});
    await expect(dialog.locator('mark')).toHaveText([/and the rest\.$/]);
    await page.keyboard.press('Escape');

    await composer.fill('Again');
    await composer.press('Enter');
    for (const name of ['Left', 'Right'])
      await expect(page.getByRole('button', {name: `Stop ${name}`})).toBeVisible();
    await page.getByRole('button', {name: 'Stop all'}).click();
    for (const name of ['Left', 'Right']) {
      await expect(card(page, name).getByText(/Stopped after/)).toBeVisible();
      await expect(replies(page, name).last()).toHaveText(PARTIAL);
    }
  });

  test('switched-on pictures reach the server', async ({page}) => {
    const from = server.asked.length;
    await openWith(page, [own('Upload')]);
    await allow(page);
    const attach = card(page, 'Upload').getByRole('button', {name: 'Attach images'});
    await expect(attach).toHaveCount(0);
    await page.getByRole('button', {name: 'Look of Upload'}).click();
    const sheet = page.getByRole('dialog', {name: 'Look of Upload'});
    await sheet.getByText('Files, camera and voice').click();
    for (const name of ['Pictures', 'GIFs', 'Sound files', 'Any files', 'Camera', 'Recording'])
      await sheet.getByRole('checkbox', {name}).check();
    for (const name of ['GIFs', 'Sound files', 'Any files', 'Camera', 'Recording'])
      await sheet.getByRole('checkbox', {name}).uncheck();
    await sheet.getByRole('button', {name: 'Done'}).click();
    const chooser = page.waitForEvent('filechooser');
    await attach.click();
    await (
      await chooser
    ).setFiles({
      name: 'dot.png',
      mimeType: 'image/png',
      buffer: Buffer.from('89504e470d0a1a0a', 'hex'),
    });
    await expect(card(page, 'Upload').locator('.image-attachment')).toBeVisible();
    await say(page, 'Upload', 'Look');
    await expect.poll(() => server.asked.length - from).toBe(1);
    expect(server.asked.at(-1)).toContain('filename="dot.png"');
    server.release();
  });
});

const TEMPLATES = [
  'Support bot',
  'Compare two models',
  'Streaming',
  'File upload',
  'Voice',
  'Your own server',
  'Web socket',
  'HTML replies',
];

test('every template and every scenario answers without a key and without a console message', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const {problems} = watch(page, baseURL!);
  await enter(page);
  const take = async (name: string, isInstead: boolean) => {
    await page.getByRole('button', {name: 'Templates'}).click();
    const dialog = page.getByRole('dialog', {name: 'Start from a template'});
    await dialog.getByRole('checkbox').setChecked(isInstead);
    await dialog.getByRole('button', {name}).click();
    await expect(dialog).toBeHidden();
  };
  for (const [index, name] of TEMPLATES.entries()) await take(name, index === 0);
  const all = await names(page);
  expect(all).toHaveLength(TEMPLATES.length + 1);
  await page.getByLabel('Message to all chats').fill('Hello');
  // To write to all of them brings those to life that are out of sight.
  await expect(page.locator('[data-chat-state="live"]')).toHaveCount(all.length);
  await page.getByLabel('Message to all chats').press('Enter');
  for (const name of all) {
    await expect(user(page, name ?? '').first(), name ?? '').toHaveText('Hello');
    await expect(card(page, name ?? '').getByText(/Answered in/), name ?? '').toBeVisible({
      timeout: 20_000,
    });
  }
  await expect(
    card(page, 'Support bot').getByRole('button', {name: 'Opening hours'}),
  ).toBeVisible();

  await take('HTML replies', true);
  const name = 'HTML replies';
  const answers = page.getByLabel(`Demo ${name} answers`);
  const shown: readonly (readonly [string, Locator])[] = [
    ['A short answer', replies(page, name).filter({hasText: 'This is a demo answer'})],
    ['Markdown', card(page, name).locator('.ai-message-text table')],
    ['HTML with buttons', card(page, name).getByRole('button', {name: 'Track my order'})],
    ['Files', card(page, name).locator('.image-message img')],
    ['An error', card(page, name).locator('.error-message-text')],
    ['Streamed, word by word', page.getByRole('button', {name: `Stop ${name}`})],
    ['Slow: after 4 seconds', replies(page, name).filter({hasText: 'That took a while'})],
  ];
  for (const [scenario, sign] of shown) {
    await answers.selectOption(scenario);
    await chatsReady(page);
    await say(page, name, scenario);
    await expect(sign.first(), scenario).toBeVisible({timeout: 15_000});
    await expect(card(page, name).getByText('Answering…')).toHaveCount(0, {timeout: 15_000});
  }
  expect(problems).toEqual([]);
});

test('the event log has what happens in its order, and a conversation becomes a file', async ({
  page,
}) => {
  await enter(page);
  await say(page, 'Demo', 'Hi');
  await expect(card(page, 'Demo').getByText(/Answered in/)).toBeVisible();
  await page.getByLabel('Demo Demo answers').selectOption('An error');
  await chatsReady(page);
  await say(page, 'Demo', 'No');
  await expect(card(page, 'Demo').getByText(/Failed after/)).toBeVisible();
  await more(page, 'Demo', 'Events');
  const log = page.getByRole('dialog', {name: 'Events of Demo'}).getByRole('log');
  await expect(log.locator('p').first()).toContainText('onComponentRender');
  const lines = await log.locator('p').allInnerTexts();
  const order = ['onComponentRender', 'onInput', '"text":"Hi"', 'This is a demo answer', 'onError'];
  const places = order.map((sign) => lines.findIndex((line) => line.includes(sign)));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  await page.keyboard.press('Escape');

  await more(page, 'Demo', 'Save the conversation');
  const dialog = page.getByRole('dialog', {name: 'Conversation of Demo'});
  const save = async (file: string) => {
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', {name: `Save ${file}`}).click();
    return readFileSync(await (await download).path(), 'utf8');
  };
  expect(await save('demo.md')).toMatch(/^# Demo\n\n\*\*You\*\*\n\nHi\n\n\*\*Assistant\*\*/);
  await dialog.getByText('JSON', {exact: true}).click();
  const history = JSON.parse(await save('demo.json')) as unknown[];
  expect(history[0]).toEqual({role: 'user', text: 'Hi'});
  const loaded = await page.evaluate(async (messages) => {
    const chat = document.createElement('deep-chat') as HTMLElement & {
      history: unknown;
      getMessages: () => unknown[];
    };
    chat.style.fontFamily = 'inherit';
    chat.history = messages;
    document.body.append(chat);
    await new Promise((resolve) => chat.addEventListener('render', resolve, {once: true}));
    return chat.getMessages().length;
  }, history);
  expect(loaded).toBe(history.length);
});

test('a place changes the preview and the code; the code mounts and opens as a project without secrets', async ({
  page,
}) => {
  await openWith(page, [
    {
      name: 'Claude',
      provider: 'claude',
      mode: 'chat',
      values: {'claude.chat': {system_prompt: `It's "<b>"\n</script>`, temperature: 0.3}},
    },
  ]);
  await chatsReady(page);
  await more(page, 'Claude', 'Preview in a page');
  const dialog = page.getByRole('dialog', {name: 'Claude in a page'});
  await dialog.locator('summary').click();
  await dialog.getByLabel('Framework').selectOption('HTML');
  const preview = dialog.getByRole('region', {name: 'Preview of Claude'});
  const code = dialog.locator('pre').first();
  const seen: string[] = [];
  for (const [place, sign] of [
    ['In the page', 'height: 440px'],
    ['Whole page', '100dvh'],
    ['Phone', 'safe-area-inset-bottom'],
    ['Launcher', 'launcher.css'],
  ] as const) {
    await dialog.getByText(place, {exact: true}).click();
    await expect(code).toContainText(sign);
    const box = await preview.boundingBox();
    seen.push(`${box?.width} ${box?.height}`);
  }
  expect(new Set(seen).size).toBe(4);
  await dialog.getByRole('button', {name: 'Chat with us'}).click();
  await expect(preview).toBeHidden();

  const opened = page.waitForEvent('popup');
  await page.context().route('https://stackblitz.com/**', (route) => route.fulfill({body: ''}));
  await dialog.getByRole('button', {name: 'Open in StackBlitz'}).click();
  const popup = await opened;
  const posted = await popup.waitForURL('https://stackblitz.com/**').then(() => popup.url());
  expect(posted).toContain('stackblitz.com');
  await popup.close();

  await dialog.getByText('In the page', {exact: true}).click();
  await expect(code).toContainText('height: 440px');
  const html = await code.innerText();
  expect(html).toContain('YOUR_API_KEY');
  const script = /<script type="module">\n.*\n([^]*?)<\/script>/.exec(html)?.[1] ?? '';
  const chat: Record<string, unknown> = {};
  runInNewContext(script, {document: {querySelector: () => chat}});
  const config: unknown = JSON.parse(JSON.stringify(chat));
  expect(config).toMatchObject({
    directConnection: {
      claude: {key: 'YOUR_API_KEY', system_prompt: `It's "<b>"\n</script>`, temperature: 0.3},
    },
  });
});

test('chats are moved by hand and by keys, and what is removed comes back with its place', async ({
  page,
}) => {
  await openWith(page, [{name: 'One'}, {name: 'Two'}, {name: 'Three'}]);
  await chatsReady(page);
  await say(page, 'One', 'Mine');
  await expect(bubbles(page, 'One')).toHaveCount(3);
  const grip = (name: string) =>
    page.getByRole('button', {name: `Move ${name} with the arrow keys`});
  await grip('One').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => names(page)).toEqual(['Two', 'One', 'Three']);
  await expect(grip('One')).toBeFocused();
  await page.keyboard.press('End');
  await expect.poll(() => names(page)).toEqual(['Two', 'Three', 'One']);
  await expect(grip('One')).toBeFocused();
  await expect(bubbles(page, 'One')).toHaveCount(3);

  const from = (await grip('Two').boundingBox())!;
  await page.mouse.move(from.x + 8, from.y + 12);
  await page.mouse.down();
  const to = (await card(page, 'Three').boundingBox())!;
  await page.mouse.move(to.x + to.width / 2, to.y + 60, {steps: 4});
  await expect(card(page, 'Three')).toHaveAttribute('data-drop');
  await page.mouse.up();
  await expect.poll(() => names(page)).toEqual(['Three', 'Two', 'One']);

  await more(page, 'Three', 'Remove');
  await expect(grip('Two')).toBeFocused();
  await page.getByRole('button', {name: 'Undo that'}).click();
  await expect.poll(() => names(page)).toEqual(['Three', 'Two', 'One']);
  await more(page, 'One', 'Remove');
  await page.getByRole('button', {name: 'Undo that'}).click();
  await expect(bubbles(page, 'One')).toHaveCount(3);
  await expect.poll(() => names(page)).toEqual(['Three', 'Two', 'One']);
});

test('commands are found by words and run by keys; a model in the browser waits for a yes', async ({
  page,
  baseURL,
}) => {
  const {problems} = watch(page, baseURL!);
  // A browser with WebGPU and without a graphics card writes a warning of its own.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'gpu', {get: () => undefined});
  });
  await enter(page);
  await page.getByLabel('Message to all chats').press('Control+.');
  const dialog = page.getByRole('dialog', {name: 'Commands'});
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await expect(dialog.getByText('Undo, outside of text fields')).toBeVisible();
  await page.keyboard.type('add');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Demo (2)')).toBeVisible();
  await command(page, 'claude look');
  await expect(page.getByRole('dialog', {name: 'Look of Claude'})).toBeVisible();
  await page.keyboard.press('Escape');
  await command(page, 'browser');
  const model = page.getByRole('dialog', {name: 'A model in the browser'});
  await expect(model.getByText('4.7 MB')).toBeVisible();
  await model.getByRole('button', {name: /^Check this device/}).click();
  await expect(model.getByText('offers no WebGPU')).toBeVisible();
  expect(problems).toEqual([]);
});

test('one chat at a time on narrow windows, with every tool in reach', async ({page}) => {
  await page.setViewportSize({width: 820, height: 900});
  await enter(page);
  const switcher = page.getByRole('group', {name: 'Shown chat'});
  for (const width of [820, 390, 320]) {
    await page.setViewportSize({width, height: 844});
    await switcher.getByRole('button', {name: 'Claude'}).click();
    await expect(card(page, 'Demo')).toBeHidden();
    const tools = card(page, 'Claude').getByRole('group', {name: 'Tools of Claude'});
    for (const button of await tools.getByRole('button').all()) {
      const box = await button.boundingBox();
      if (!box) continue;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    }
    expect(await overflow(page), `${width}`).toBeLessThanOrEqual(0);
    for (const name of ['Settings of Claude', 'Look of Claude', 'Code of Claude']) {
      await tools.getByRole('button', {name}).click();
      const sheet = page.getByRole('dialog', {name});
      const box = await sheet.boundingBox();
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0)), name).toBe(844);
      expect(Math.round(box?.width ?? 0), name).toBe(width);
      expect(await overflow(page), `${name} ${width}`).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    }
    await switcher.getByRole('button', {name: 'Demo'}).click();
    await expect(card(page, 'Claude')).toBeHidden();
    await more(page, 'Demo', 'Events');
    await expect(page.getByRole('dialog', {name: 'Events of Demo'})).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

const PARTS: readonly (readonly [title: string, open: (page: Page) => Promise<unknown>])[] = [
  ['Look of Demo', (page) => page.getByRole('button', {name: 'Look of Demo'}).click()],
  ['Demo in a page', (page) => more(page, 'Demo', 'Preview in a page')],
  ['Events of Demo', (page) => more(page, 'Demo', 'Events')],
  ['Conversation of Demo', (page) => more(page, 'Demo', 'Save the conversation')],
  ['Start from a template', (page) => page.getByRole('button', {name: 'Templates'}).click()],
  ['Commands', (page) => page.getByRole('button', {name: 'Commands and keys'}).click()],
  ['Compare two replies', (page) => command(page, 'compare two')],
  ['A model in the browser', (page) => command(page, 'browser')],
];

for (const width of [390, 1280])
  test(`axe finds nothing in any part of the view at ${width} px, light and dark`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({width, height: 844});
    await enter(page);
    for (const text of ['One', 'Two']) {
      await say(page, 'Demo', text);
      await expect(card(page, 'Demo').getByText(/Answered in/)).toBeVisible();
    }
    await page.getByText('To all chats', {exact: true}).click();
    for (const mode of ['light', 'dark'] as const) {
      await setColorMode(page, mode);
      const rules = mode === 'light' ? 'all' : 'colors';
      expect(await axeFindings(page, rules)).toEqual([]);
      for (const [title, openPart] of PARTS) {
        await openPart(page);
        const dialog = page.getByRole('dialog', {name: title, exact: true});
        await expect(dialog).toBeVisible();
        await expand(dialog);
        expect(await axeFindings(page, rules), `${title}, ${mode}`).toEqual([]);
        expect(await overflow(page), title).toBeLessThanOrEqual(0);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
    }
  });
