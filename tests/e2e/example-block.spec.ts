import {open, test, watch} from '../support/page';
import {expect, type Locator, type Page} from '@playwright/test';

const ROUTE = '/docs/connect';
const TITLE = 'Reply from a function';

test.use({reducedMotion: 'reduce'});

/** A button's accessible name: its label, then the example's title. */
const named = (label: string) => new RegExp(`^${label} ?: ${TITLE}$`);

const blockOf = (page: Page) =>
  page.locator('figure[data-example]').filter({has: page.getByText(TITLE, {exact: true})});

const snippetOf = (block: Locator) => block.locator('[data-snippet]');
const fileOf = (block: Locator) => block.locator('details');

test('an example is edited in place', {tag: '@browsers'}, async ({page, baseURL}) => {
  const problems = watch(page, baseURL!);
  await open(page, ROUTE);
  const block = blockOf(page);
  await block.getByRole('button', {name: named('Edit')}).click();
  const editor = block.getByRole('textbox', {name: `Code of the example: ${TITLE}`});
  await expect(editor).toBeFocused();
  const frame = block.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');

  await test.step('an edit runs, and every framework follows', async () => {
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(
      "<DeepChat\n  demo={true}\n  introMessage={{text: 'Edited in place'}}\n/>",
    );
    await expect(
      frame.contentFrame().getByText('Edited in place', {exact: true}).first(),
    ).toBeVisible();
    await block.getByRole('combobox').selectOption('Vue');
    await expect(fileOf(block)).toContainText("= {text: 'Edited in place'}");
    await expect(block).toContainText('You edit React code. The full file is for Vue.');
  });

  await test.step('a mistake shows its line and keeps the last chat', async () => {
    await editor.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('<DeepChat\n  demo={{\n/>');
    await expect(block.getByRole('alert')).toContainText('Line 3:');
    await expect(frame).toBeVisible();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(
      "<DeepChat\n  demo={true}\n  onComponentRender={() => {\n    throw new Error('mine');\n  }}\n/>",
    );
    await expect(block.getByRole('alert')).toContainText('Line 4: mine');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText("<DeepChat introMessage={{text: 'Kept'}} demo={true} />");
    await expect(block.getByRole('alert')).toBeEmpty();
    await expect(frame.contentFrame().getByText('Kept').first()).toBeVisible();
  });

  await test.step('it is stopped and started again', async () => {
    await block.getByRole('button', {name: named('Stop')}).click();
    await expect(frame).toHaveCount(0);
    await expect(block.getByText('Stopped.')).toBeVisible();
    await block.getByRole('button', {name: named('Run')}).click();
    await expect(frame.contentFrame().getByText('Kept').first()).toBeVisible();
  });

  await test.step('the edit outlives the page, and starts on a click', async () => {
    await open(page, ROUTE);
    await expect(block.getByText('Your edit is kept. Press Run to start it.')).toBeVisible();
    await expect(frame).toHaveCount(0);
    await block.getByRole('button', {name: named('Run')}).click();
    await expect(block.locator('iframe').contentFrame().getByText('Kept').first()).toBeVisible();
    await expect(snippetOf(block)).toContainText("text: 'Kept'");
    await expect(fileOf(block)).toContainText("text: 'Kept'");
    await expect(block.getByRole('link', {name: 'Playground'})).toHaveCount(0);
  });

  await test.step('Reset brings the example back', async () => {
    await block.getByRole('button', {name: named('Reset')}).click();
    await expect(block.locator('iframe')).toHaveCount(0);
    await expect(block.locator('[data-chat-state="live"]')).toBeVisible();
    await expect(snippetOf(block)).not.toContainText('Kept');
    await expect(fileOf(block)).not.toContainText('Kept');
  });
  // What the reader's own code throws in its frame, while it is typed and when it runs.
  expect(problems.filter((problem) => problem !== 'uncaught: mine')).toEqual([]);
});

test('what could not be loaded is asked for again in place', {tag: '@full'}, async ({page}) => {
  let isOffline = false;
  await page.route(/\/assets\/.*\.(js|css)$/, (route) =>
    isOffline ? route.abort() : route.fallback(),
  );
  await open(page, ROUTE);
  const block = blockOf(page);
  const panel = snippetOf(block);
  await expect(block.locator('[data-chat-state="live"]')).toBeVisible();
  const scrolled = await page.evaluate(() => {
    document.body.dataset.same = 'page';
    return window.scrollY;
  });

  await test.step('code of another framework', async () => {
    isOffline = true;
    await block.getByRole('combobox').selectOption('Svelte');
    await expect(panel.getByRole('alert')).toContainText('could not be loaded');
    isOffline = false;
    await panel.getByRole('button', {name: 'Retry'}).click();
    await expect(panel).toContainText('<deep-chat {');
    await expect(fileOf(block)).toContainText('ChatExample.svelte');
    await expect(panel.getByRole('alert')).toHaveCount(0);
    await expect(panel).toBeFocused();
  });

  await test.step('the editor', async () => {
    isOffline = true;
    await block.getByRole('button', {name: named('Edit')}).click();
    await expect(block.getByRole('status').filter({hasText: 'could not be loaded'})).toBeVisible();
    isOffline = false;
    await block.getByRole('button', {name: 'Retry'}).click();
    const editor = block.getByRole('textbox', {name: `Code of the example: ${TITLE}`});
    await expect(editor).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText("<DeepChat introMessage={{text: 'Mine'}} demo={true} />");
    await expect(fileOf(block)).toContainText("text: 'Mine'");
    await expect(block.locator('iframe').contentFrame().getByText('Mine').first()).toBeVisible();
  });
  expect(await page.evaluate(() => document.body.dataset.same)).toBe('page');
  expect(scrolled).toBe(0);

  await test.step('an edit of before, when the editor is out of reach', async () => {
    const editing = page.waitForRequest((request) => /\/assets\/files\//.test(request.url()));
    await page.route(/\/assets\/files\//, (route) => route.abort(), {times: 1});
    await open(page, ROUTE);
    await block.getByRole('button', {name: named('Run')}).click();
    await editing;
    const alert = block.getByRole('alert').filter({hasText: 'The chat could not be loaded'});
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(block.locator('iframe').contentFrame().getByText('Mine').first()).toBeVisible();
  });
});

test('a sent prompt leaves selection and focus', {tag: '@full'}, async ({page}) => {
  await open(page, ROUTE);
  const field = await page.evaluateHandle(() => {
    const one = document.body.appendChild(document.createElement('div'));
    one.contentEditable = 'true';
    one.textContent = 'mine';
    one.focus({preventScroll: true});
    getSelection()!.selectAllChildren(one);
    return one;
  });
  const chat = blockOf(page).locator('deep-chat');
  await expect(chat.locator('.user-message-text')).toHaveCount(1);
  await expect(chat.locator('.ai-message-text').last()).toContainText('You said');
  expect(await page.evaluate(() => getSelection()!.toString())).toBe('mine');
  await page.keyboard.type('ours');
  expect(await field.evaluate((one) => one.textContent)).toBe('ours');
  expect(await page.evaluate(() => Object.getOwnPropertyNames(getSelection()!))).toEqual([]);
});

test("a provider's chat shows its request", {tag: '@full'}, async ({cleanPage: page}) => {
  await open(page, '/docs/directConnection/OpenAI');
  const block = page.locator('#example-connect-openai');
  const replies = block.locator('deep-chat .ai-message-text');
  await expect(replies).toContainText('"model": "gpt-6-luna"');
  await expect(replies).toContainText('"stream": true');
  await block.locator('[data-prompt]').click();
  await expect(replies).toHaveCount(2);

  await block.getByRole('button', {name: /^Edit/}).click();
  await expect(block.getByRole('textbox', {name: /^Code of the example/})).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(
    "<DeepChat directConnection={{gemini: {key: 'MINE'}}} introMessage={{text: 'Edited'}} />",
  );
  const edited = block.locator('iframe').contentFrame();
  await expect(edited.getByText('Edited', {exact: true})).toBeVisible();
  await edited.locator('#text-input').fill('Hello');
  await edited.locator('#text-input').press('Enter');
  await expect(edited.locator('.ai-message-text').last()).toContainText('"contents": [');
});
