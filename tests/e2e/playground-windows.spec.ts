import {expect, test, type Page} from '@playwright/test';
import {axeFindings} from '../support/axe';
import {open, overflow, setColorMode} from '../support/page';
import {
  bubbles,
  card,
  command,
  enter,
  expand,
  inBothWindows,
  isNarrow,
  more,
  room,
  say,
  show,
  tool,
  use,
} from '../support/playground';
import {openWith, unpackLink} from '../support/wire/playgroundPage';

/** Layouts, narrow windows, and axe in every dialog and panel. */

test('layouts are kept and travel in a link, and every chat can be reached in each', async ({
  page,
  browser,
}) => {
  await openWith(
    page,
    ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => ({name})),
  );
  const layout = (name: string) => page.getByText(name, {exact: true}).click();
  const switcher = page.getByRole('group', {name: 'Shown chat'});
  for (const name of ['Row', 'Compare']) {
    await layout(name);
    await expect(room(page)).toHaveAttribute('data-layout', name.toLowerCase());
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
  await expect(room(page)).toHaveAttribute('data-layout', 'compare');

  const other = await (await browser.newContext()).newPage();
  await open(other, link);
  await other.getByRole('button', {name: 'Replace mine'}).click();
  await expect(other.getByRole('radio', {name: 'Compare'})).toBeChecked();
  await other.context().close();
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

test('nothing is wider than a window of 320 px, and every tool of a chat can be reached', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 568});
  await enter(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', {name: 'More for Demo'}).click();
  const last = page.getByRole('button', {name: 'Remove Demo'});
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await page.getByRole('button', {name: 'Settings of Demo'}).click();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

const tools = (name: string, what: string) => async (page: Page) => {
  await show(page, name);
  await page.getByRole('button', {name: `${what} of ${name}`, exact: true}).click();
};

/** A dialog keeps the reader from the rest of the page, which is looked at before. */
const OPEN = 'dialog[open]';
const PARTS: readonly (readonly [title: string, open: (page: Page) => Promise<unknown>])[] = [
  ['Settings of Claude', tools('Claude', 'Settings')],
  ['Code of Claude', tools('Claude', 'Code')],
  ['Requests of Demo', tools('Demo', 'Requests')],
  ['Look of Demo', tools('Demo', 'Look')],
  ['Demo in a page', (page) => more(page, 'Demo', 'Preview in a page')],
  ['Interceptors of Demo', (page) => more(page, 'Demo', 'Interceptors')],
  ['Events of Demo', (page) => more(page, 'Demo', 'Events')],
  ['Conversation of Demo', (page) => more(page, 'Demo', 'Save the conversation')],
  ['Settings of all chats', (page) => use(page, 'Settings of all chats')],
  ['Share these chats', (page) => use(page, 'Share a link')],
  ['Export these chats', (page) => use(page, 'Export to a file')],
  ['Import chats', (page) => use(page, 'Import from a file')],
  ['What is saved here', (page) => use(page, 'What is saved here')],
  ['About the playground', (page) => use(page, 'About the playground')],
  ['Your API keys', (page) => use(page, 'No keys held')],
  ['Start from a template', (page) => use(page, 'Templates')],
  ['Commands', (page) => use(page, 'Commands and keys')],
  ['Compare two replies', (page) => command(page, 'compare two')],
  ['A model in the browser', (page) => command(page, 'browser')],
];

inBothWindows(() => {
  test('axe finds nothing in any dialog or panel, light and dark', async ({page}) => {
    test.setTimeout(180_000);
    await enter(page);
    for (const [index, text] of ['One', 'Two'].entries()) {
      await say(page, 'Demo', text);
      await expect(bubbles(page, 'Demo')).toHaveCount(3 + 2 * index);
    }
    await page.getByText('To all chats', {exact: true}).click();
    // The rules do not depend on the color mode, nor the colors on the width.
    if (isNarrow(page)) await setColorMode(page, 'dark');
    expect(await axeFindings(page)).toEqual([]);
    if (isNarrow(page)) await tool(page, 'More tools').click();
    else await page.getByRole('button', {name: 'More for Demo'}).click();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    for (const [title, openPart] of PARTS) {
      await openPart(page);
      const dialog = page.getByRole('dialog', {name: title, exact: true});
      await expect(dialog).toBeVisible();
      await expand(dialog);
      expect(await axeFindings(page, 'all', OPEN), title).toEqual([]);
      expect(await overflow(page), title).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });
});
