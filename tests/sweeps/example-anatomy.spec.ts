import {expect, type Locator, type Page} from '@playwright/test';
import {axeFindings} from '../support/axe';
import {clipboard, open, overflow, setColorMode, test} from '../support/page';
import {startChats} from '../support/liveChats';

test.use({reducedMotion: 'reduce'});

const PAGES = ['/docs/connect', '/examples/design'];

const named = (page: Page, title: string) =>
  page.locator('figure[data-example]').filter({has: page.getByText(title, {exact: true})});

/** A block that is alive. */
async function alive(page: Page, title: string): Promise<Locator> {
  const block = named(page, title);
  await expect(async () => {
    await block.scrollIntoViewIfNeeded({timeout: 2000});
    await expect(page.locator('[data-alive]').filter({has: block})).toHaveCount(1, {timeout: 1000});
  }).toPass();
  await expect(block.locator('[data-chat-state="live"]')).toBeAttached();
  return block;
}

/** Tallest block in px, by the width of the window. */
const TALLEST = [
  [1440, 420],
  [1280, 420],
  [997, 460],
  [768, 460],
  [390, 460],
  [320, 460],
] as const;

for (const route of PAGES)
  test(`blocks of ${route} have their height from the start`, async ({page}) => {
    const heights = async () => {
      const found: Record<number, readonly number[]> = {};
      for (const [width] of TALLEST) {
        await page.setViewportSize({width, height: 900});
        found[width] = await page.evaluate(() =>
          [...document.querySelectorAll('figure[data-example]')].map(
            (figure) => figure.getBoundingClientRect().height,
          ),
        );
        expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
      }
      return found;
    };
    await open(page, route);
    const before = await heights();
    for (const [width, most] of TALLEST) {
      expect(before[width]!.length).toBeGreaterThan(3);
      expect(Math.max(...before[width]!), `${width} px`).toBeLessThanOrEqual(most);
    }
    await startChats(page);
    // Logs, counts and prompts have room in the block from the start.
    expect(await heights()).toEqual(before);
  });

test('at 1280 px the snippet is beside the chat, and so is a log', async ({cleanPage: page}) => {
  await open(page, '/docs/connect');
  const block = await alive(page, 'Reply from a function');
  const chat = (await block.locator('[data-chat-state]').boundingBox())!;
  const snippet = (await block.locator('[data-snippet]').boundingBox())!;
  expect(chat.width).toBeGreaterThanOrEqual(300);
  expect(snippet.x).toBeGreaterThanOrEqual(chat.x + chat.width);
  expect(snippet.height).toBeGreaterThanOrEqual(260);
  const whole = (await block.boundingBox())!;
  expect(whole.width).toBeGreaterThanOrEqual(760);
  expect(snippet.width / whole.width).toBeGreaterThanOrEqual(0.58);
  const line = block.locator('[data-snippet] pre');
  await expect(line).toHaveCSS('font-size', '13px');
  await expect(line).toHaveCSS('line-height', '20px');

  const log = block.getByRole('log', {name: /^Event log/});
  // The prompt is answered already; what that logs takes no room from the code.
  await expect(block.getByText('You said: Where is my order?').first()).toBeVisible();
  await expect(block.getByRole('tab')).toHaveText(['Code', 'Log 1']);
  await expect(block).not.toContainText('Reply: You said');
  expect(await page.evaluate(() => document.activeElement!.tagName)).toBe('BODY');
  const logPanel = block.locator('[id$="-log-panel"]');
  expect((await logPanel.boundingBox())!.height).toBeLessThanOrEqual(1);
  await block.getByRole('button', {name: 'Send: Where is my order?'}).click();
  await expect(block.getByRole('tab')).toHaveText(['Code', 'Log 2']);
  await expect(log).toContainText('Where is my order?');
  expect((await logPanel.boundingBox())!.height).toBe(120);
  await expect(block.locator('[data-snippet]')).toBeVisible();

  await block.getByRole('tab', {name: 'Code'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(block.getByRole('tab', {name: 'Log'})).toBeFocused();
  await expect(block.getByRole('tab', {name: 'Log'})).toHaveAttribute('aria-selected', 'true');
  await expect(block.locator('[data-snippet]')).toBeHidden();
  await block.getByRole('button', {name: 'Clear the event log'}).click();
  await expect(block.getByRole('tab')).toHaveText(['Code', 'Log']);
  await page.keyboard.press('Tab');

  // Without a log there is nothing to choose between.
  const other = await alive(page, 'Simulated stream, 40 ms per character');
  await expect(other.getByRole('tab')).toHaveCount(0);
});

test('at 390 px one view shows at a time, and find-in-page reaches the code', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/docs/connect');
  const block = await alive(page, 'Reply from a function');
  const snippet = block.locator('[data-snippet]');
  await expect(block.getByRole('tab')).toHaveText(['Preview', 'Code', 'Log 1']);
  await expect(block.locator('deep-chat')).toBeVisible();
  expect(await snippet.evaluate((element) => element.checkVisibility())).toBe(false);
  expect(await snippet.evaluate(({parentElement}) => parentElement!.getAttribute('hidden'))).toBe(
    'until-found',
  );
  const chip = (await block.locator('[data-prompt]').boundingBox())!;
  expect(chip.height).toBeGreaterThanOrEqual(44);
  await block.getByRole('tab', {name: 'Code'}).click();
  await expect(snippet).toBeVisible();
  await expect(block.locator('deep-chat')).toBeHidden();
  await block.getByRole('tab', {name: 'Preview'}).click();
  await expect(snippet).toBeHidden();
  // What the browser does when it has found a text in there.
  await snippet.evaluate(({parentElement}) => {
    parentElement!.dispatchEvent(new Event('beforematch', {bubbles: true}));
  });
  await expect(snippet).toBeVisible();
  await expect(block.getByRole('tab', {name: 'Code'})).toHaveAttribute('aria-selected', 'true');

  const targets = await block.evaluate((figure) =>
    [...figure.querySelectorAll('button, select, summary, a[href]')]
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .map((element) => [element.textContent, element.getBoundingClientRect().height] as const),
  );
  expect(targets.length).toBeGreaterThan(6);
  expect(targets.filter(([, height]) => height < 44)).toEqual([]);
  const rows = await block.evaluate((figure) =>
    [
      ...figure.querySelectorAll(
        '[aria-label^="Edit"], [aria-label^="Open in"], [aria-label^="Playground"], summary',
      ),
    ].map((element) => element.getBoundingClientRect().top),
  );
  expect(new Set(rows).size).toBe(1);
});

test('a copy button copies what is shown and says which', async ({page}) => {
  await open(page, '/docs/connect');
  const block = await alive(page, 'Reply from a function');
  await block.getByRole('button', {name: /^Copy snippet/}).click();
  await expect(block.getByRole('button', {name: /^Copied/})).toBeVisible();
  const snippet = await clipboard(page);
  expect(snippet).toMatch(/^<DeepChat\n/);
  expect(snippet).not.toContain('import');

  await block.locator('summary').click();
  await expect(block.locator('details')).toContainText('memo(DeepChat)');
  await block.getByRole('button', {name: /^Copy file src\/ChatExample\.tsx/}).click();
  await expect.poll(() => clipboard(page)).toContain("import {DeepChat} from 'deep-chat-react';");
  expect(await clipboard(page)).toContain('export default function ChatExample()');

  await block.getByRole('combobox').selectOption('Angular');
  await expect(block.locator('details')).toContainText('src/app/chat-example.ts');
  await block.getByRole('button', {name: /^Cop(?:y snippet|ied) of the example/}).click();
  await expect.poll(() => clipboard(page)).toContain('[connect]="connect"');
  expect(await clipboard(page)).not.toContain('@Component');
});

// A build stops at two blocks of one id: src/plugins/live-examples/build.test.ts.
test('the address of a block leads to it', async ({page}) => {
  await open(page, '/docs/connect#example-a-handler-that-reports-its-errors');
  await expect(named(page, 'A handler that reports its errors')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('chat, snippet and the full React file are there', async ({page}) => {
    await page.goto('/docs/connect');
    const block = named(page, 'Reply from a function');
    await block.locator('summary').click();
    for (const width of [390, 1280]) {
      await page.setViewportSize({width, height: 900});
      await expect(block.getByText('Send me something and look at the log.').first()).toBeVisible();
      await expect(block.locator('[data-snippet]')).toContainText('<DeepChat');
      await expect(block.locator('[data-snippet]')).toBeVisible();
      await expect(block.getByRole('button', {name: 'Edit'})).toBeHidden();
      await expect(block.locator('details pre code')).toBeVisible();
      await expect(block.locator('details')).toContainText('export default function ChatExample()');
    }
  });
});

test('a block has no axe findings in each of its views', async ({page}) => {
  for (const [width, mode] of [
    [390, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    await open(page, '/docs/connect');
    await setColorMode(page, mode);
    const block = await alive(page, 'Reply from a function');
    const id = await block.getAttribute('id');
    await expect(block.getByRole('tab', {name: 'Log 1'})).toBeVisible();
    await block.locator('summary').click();
    for (const view of ['Code', 'Log']) {
      await block.getByRole('tab', {name: view}).click();
      expect(await axeFindings(page, 'all', `#${id}`), `${view} ${width}`).toEqual([]);
    }
  }
});
