import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';

/** Statements about the component that only a browser can prove. Each test names its sentence. */
const SITE = path.resolve(__dirname, '../..');
const BUNDLE = readFileSync(
  path.join(SITE, 'node_modules/deep-chat/dist/deepChat.bundle.js'),
  'utf8',
);
const textOf = (file: string) => readFileSync(path.join(SITE, file), 'utf8').replace(/\s+/g, ' ');

function says(file: string, sentence: string): void {
  expect(textOf(file), `${file} does not hold the sentence any more.`).toContain(sentence);
}

const POLICY = /Content-Security-Policy: ([^`]+?) ```/.exec(textOf('docs/guides/csp.mdx'))![1]!;

/** Opens a separate page with one chat. `script` sets properties of `chat`. */
async function openChat(page: Page, script: string, policy?: string): Promise<void> {
  const setUp = `import '/deepChat.bundle.js';
    window.violations = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      window.violations.push(event.effectiveDirective));
    const chat = (window.chat = document.createElement('deep-chat'));
    chat.style.cssText = 'display: block; width: 400px; height: 420px; font-family: inherit';
    chat.connect = {handler: (_, signals) => signals.onResponse({text: 'ok'})};
    chat.onComponentRender = () => { window.isReady = true; };
    ${script}
    document.querySelector('#support').append(chat);`;
  await page.route('https://chat.test/**', (route) => {
    const {pathname} = new URL(route.request().url());
    if (pathname === '/')
      return route.fulfill({
        contentType: 'text/html',
        headers: policy ? {'content-security-policy': policy} : {},
        body: '<!doctype html><div id="support"></div><script type="module" src="/chat.js"></script>',
      });
    const body = pathname === '/chat.js' ? setUp : BUNDLE;
    return route.fulfill({contentType: 'text/javascript', body});
  });
  await page.goto('https://chat.test/');
  await page.waitForFunction('window.isReady');
}

const send = (page: Page) => page.evaluate('chat.submitUserMessage({text: "Hi"})');
const violations = (page: Page) => page.evaluate('[...new Set(window.violations)]');
const answer = (text: string) =>
  `chat.connect = {handler: (_, signals) => signals.onResponse({text: ${JSON.stringify(text)}})};`;

const CASES = [
  [
    'a plain chat with files, avatars and styles',
    'chat.avatars = true; chat.images = true; chat.microphone = true; chat.auxiliaryStyle = "p {color: red}";',
    [],
  ],
  ['alwaysEnabled', 'chat.submitButtonStyles = {alwaysEnabled: true};', ['style-src-elem']],
  ['an aligned table', answer('| a | b |\n|:-:|--:|\n| 1 | 2 |'), ['style-src-attr']],
  ['a table without alignment', answer('| a | b |\n|---|---|\n| 1 | 2 |'), []],
  ['an empty reply', answer(''), ['style-src-attr']],
  [
    'scrollButton',
    'chat.scrollButton = true; chat.history = Array.from({length: 30}, (_, n) => ({text: "m" + n}));',
    ['style-src-attr'],
  ],
] as const;

for (const [name, script, expected] of CASES)
  test(`docs/guides/csp: 2.4.2 itself uses an inline style in four places: ${name}`, async ({
    page,
  }) => {
    says('docs/guides/csp.mdx', '2.4.2 itself uses an inline style in four places.');
    await openChat(page, script, POLICY);
    await send(page);
    const bubbles = page.locator('deep-chat .message-bubble');
    await expect(bubbles.first()).toBeVisible();
    await expect(bubbles.last()).not.toHaveText('Hi');
    await page.evaluate('chat.shadowRoot.querySelector("#messages").scrollTop = 0');
    await expect.poll(() => violations(page)).toEqual(expected);
  });

test('docs/styles: with width: 100% alone an empty chat is about 150 px wide', async ({page}) => {
  says('docs/styles/index.mdx', 'an empty chat is about 150 px wide');
  await openChat(page, 'chat.style.cssText = "width: 100%; font-family: inherit";');
  const width = await page.evaluate<number>('chat.offsetWidth');
  expect(width).toBeGreaterThan(135);
  expect(width).toBeLessThan(165);
});

test('docs/events: isUser is true when the user types, adds a file or removes one', async ({
  page,
}) => {
  says('docs/events.mdx', '`true` when the user types, adds a file or removes one');
  await openChat(
    page,
    'chat.images = true; window.inputs = []; chat.onInput = ({isUser, content}) => window.inputs.push([isUser, content.files?.length ?? 0]);',
  );
  const choosing = page.waitForEvent('filechooser');
  await page.locator('deep-chat .input-button.outside-end').click();
  const image = {name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('a')};
  await (await choosing).setFiles(image);
  await page.locator('deep-chat .remove-file-attachment-button').click();
  await page.locator('deep-chat #text-input').pressSequentially('a');
  await expect
    .poll(() => page.evaluate('window.inputs'))
    .toEqual([
      [true, 1],
      [true, 0],
      [true, 0],
    ]);
});

test('docs/connect: a late onOpen leaves the send button disabled until the next key', async ({
  page,
}) => {
  says(
    'docs/connect.mdx',
    'a late `onOpen` leaves the send button disabled until the user presses the next key',
  );
  await openChat(
    page,
    'chat.connect = {websocket: true, handler: (_, signals) => { window.openLate = () => signals.onOpen(); }};',
  );
  const input = page.locator('deep-chat #text-input');
  const disabled = page.locator('deep-chat .disabled-button');
  await input.pressSequentially('ab');
  await page.evaluate('window.openLate()');
  await expect(disabled).toHaveCount(1);
  await input.pressSequentially('c');
  await expect(disabled).toHaveCount(0);
});

for (const mode of ['focusMode', 'upwardsMode'])
  test(`docs/modes: loadHistory works with ${mode}`, async ({page}) => {
    says(
      'docs/modes.mdx',
      mode === 'focusMode'
        ? '[`loadHistory`](/docs/interceptors#loadHistory) works with it.'
        : '[`loadHistory`](/docs/interceptors#loadHistory) and [`scrollToBottom`]',
    );
    await openChat(
      page,
      `chat.${mode} = true; chat.loadHistory = (index) => [
        ...(index < 2 ? [false] : []),
        ...Array.from({length: 20}, (_, n) => ({role: 'ai', text: index + '-' + n})),
      ];`,
    );
    const bubbles = page.locator('deep-chat .message-bubble');
    await expect(bubbles).toHaveCount(20);
    await page.mouse.move(200, 200);
    await expect(async () => {
      await page.mouse.wheel(0, -1000);
      await expect(bubbles).toHaveCount(60, {timeout: 300});
    }).toPass();
    await expect(bubbles.first()).toHaveText('2-0');
    await expect(bubbles.last()).toHaveText('0-19');
  });

test('docs/guides/ai-frameworks: the last frame of a status is the reply', async ({page}) => {
  says(
    'docs/guides/ai-frameworks.mdx',
    'The last frame is the reply, and `getMessages()` holds only that.',
  );
  await openChat(
    page,
    `chat.connect = {websocket: true, handler: (_, signals) => {
      signals.newUserMessage.listener = async () => {
        for (const [index, text] of ['Searching', 'Comparing', 'Found'].entries()) {
          signals.onResponse({text, overwrite: index > 0});
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      };
      signals.onOpen();
    }};`,
  );
  await send(page);
  await expect(page.locator('deep-chat .message-bubble')).toHaveText(['Hi', 'Found']);
  expect(await page.evaluate('chat.getMessages().map(({text}) => text)')).toEqual(['Hi', 'Found']);
});

const STREAM = `chat.history = Array.from({length: 12}, () => ({text: 'Old'}));
  chat.connect = {stream: true, handler: async (_, signals) => {
    signals.onOpen();
    for (let n = 0; n < 40; n += 1) {
      await signals.onResponse({text: 'Paragraph\\n\\n'});
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    signals.onClose();
    window.isDone = true;
  }};`;

for (const [name, script, follows] of [
  ['it follows a streaming reply', '', true],
  [
    'The listener waits 100 ms for the user',
    `chat.onMessage = ({message, isHistory}) => {
      if (isHistory || message.role !== 'user') return;
      const list = chat.shadowRoot.querySelector('#messages');
      const scrollUp = () => (list.scrollTop -= 20);
      setTimeout(() => list.addEventListener('scroll', scrollUp, {once: true}), 100);
    };`,
    false,
  ],
] as const)
  test(`docs/messages/scrolling: a stream, ${name}`, async ({page}) => {
    says('docs/messages/scrolling.mdx', name);
    await openChat(page, STREAM + script);
    await send(page);
    await page.waitForFunction('window.isDone');
    const hidden = await page.evaluate<number>(`(() => {
      const {scrollHeight, scrollTop, clientHeight} = chat.shadowRoot.querySelector('#messages');
      return scrollHeight - scrollTop - clientHeight;
    })()`);
    expect(hidden > 200).toBe(!follows);
  });

test('docs/messages/scrolling: without the 50 ms, the component scrolls to the end afterwards', async ({
  page,
}) => {
  says('docs/messages/scrolling.mdx', 'Without the 50 ms, the component scrolls to the end');
  for (const [wait, atTop] of [
    [0, false],
    [50, true],
  ] as const) {
    await openChat(
      page,
      `chat.history = Array.from({length: 30}, () => ({text: 'Old'}));
      const toTop = () => (chat.shadowRoot.querySelector('#messages').scrollTop = 0);
      chat.onComponentRender = () => {
        ${wait ? `setTimeout(toTop, ${wait})` : 'toTop()'};
        setTimeout(() => (window.isReady = true), 300);
      };`,
    );
    expect(
      (await page.evaluate<number>('chat.shadowRoot.querySelector("#messages").scrollTop')) === 0,
    ).toBe(atTop);
    await page.unrouteAll();
  }
});

test('docs/guides/export-and-print: the style gives the chat its full height on paper', async ({
  page,
}) => {
  const text = readFileSync(path.join(SITE, 'docs/guides/export-and-print.mdx'), 'utf8');
  expect(text).toContain('This style gives the chat its full height on paper');
  const style = /auxiliaryStyle=\{`([^]*?)`\}/.exec(text)![1]!;
  await openChat(
    page,
    `chat.history = Array.from({length: 60}, () => ({text: 'Old'}));
     chat.auxiliaryStyle = ${JSON.stringify(style)};`,
  );
  await page.emulateMedia({media: 'print'});
  const height = await page.evaluate<number>('chat.offsetHeight');
  expect(height).toBeGreaterThan(2000);
});
