import {expect, type Page} from '@playwright/test';
import {axeFindings} from '../support/axe';
import {overflow, setColorMode} from '../support/page';
import {expand, inBothWindows, test, type Playground} from '../support/playground';
import {unpackLink} from '../support/workspaces';

/** Layouts, narrow windows, and axe in every dialog and panel. */

/** What of the workspace is in the window. */
const inWindow = (page: Page) =>
  page.evaluate(() => {
    const bottomOf = (element: Element | null | undefined) =>
      Math.round(element?.getBoundingClientRect().bottom ?? 0);
    const fields = [...document.querySelectorAll('article[data-chat]')].flatMap((card) => {
      const field = card.querySelector('deep-chat')?.shadowRoot?.querySelector('#text-input');
      return field?.checkVisibility() ? [bottomOf(field)] : [];
    });
    return {
      scrolls: document.documentElement.scrollHeight - window.innerHeight,
      firstField: Math.min(...fields),
      composer: bottomOf(document.querySelector('main form textarea')),
      height: window.innerHeight,
    };
  });

for (const [width, height] of [
  [1280, 650],
  [1920, 1080],
  [996, 900],
  [995, 900],
  [390, 844],
] as const)
  // @spec playground.20 playground.25
  test(`the workspace fills the window at ${width} × ${height}`, async ({page, chats}) => {
    await page.setViewportSize({width, height});
    await chats.openWith([{name: 'A'}, {name: 'B'}, {name: 'C'}, {name: 'D'}]);
    for (const layout of ['grid', 'row', 'focus']) {
      await chats.command(`layout: ${layout}`);
      await expect(chats.room()).toHaveAttribute('data-layout', layout);
      const found = await inWindow(page);
      expect(found.scrolls, layout).toBeLessThanOrEqual(0);
      expect(found.firstField, layout).toBeLessThanOrEqual(found.height);
      expect(found.composer, layout).toBeLessThanOrEqual(found.height);
      expect(await overflow(page), layout).toBeLessThanOrEqual(0);
    }
    // With the panel, a sheet where it has no room beside, the field of the chat that it changes is still there.
    await chats.panelOf('Settings', 'A');
    const panel = page.getByRole('complementary', {name: 'Panel of A'});
    const isSheet = Math.round((await panel.boundingBox())!.width) === width;
    expect(isSheet).toBe(width < 996);
    const hidden = panel.getByRole('tablist').evaluate((it) => it.scrollWidth - it.clientWidth);
    if (width > 360) expect(await hidden).toBeLessThan(1);
    const tops = await panel
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().y));
    expect(new Set(tops).size).toBe(1);
    expect((await inWindow(page)).firstField).toBeLessThanOrEqual(height);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    if (width > 700) await page.getByText('Grid', {exact: true}).click();
    await page.getByRole('button', {name: 'Add a chat'}).click();
    const cards = page.getByRole('article').filter({visible: true});
    await expect(cards.last()).toBeInViewport({ratio: 0.8});
    const cut = await cards.evaluateAll((all) =>
      all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.ariaLabel),
    );
    expect(cut).toEqual([]);
  });

// @spec playground.25
test('layouts are kept and shared, and every chat can be reached', async ({page, chats}) => {
  await chats.openWith(['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => ({name})));
  const layout = (name: string) => page.getByText(name, {exact: true}).click();
  const tabs = page.getByRole('group', {name: 'Shown chat'});
  // What opens the panel stays in its place, and is shown once: in the panel while it's open.
  const button = chats.card('One').locator('button', {hasText: 'Requests'});
  const before = await button.boundingBox();
  await chats.panelOf('Requests', 'One');
  await expect(button).toBeHidden();
  expect(await button.boundingBox()).toEqual(before);
  await chats.closePanel();
  await expect(button).toBeFocused();
  await layout('Row');
  await expect(chats.room()).toHaveAttribute('data-layout', 'row');
  await tabs.getByRole('button', {name: 'Six'}).click();
  await expect(chats.card('Six')).toBeInViewport();
  await tabs.getByRole('button', {name: 'One'}).click();
  await expect(chats.card('One')).toBeInViewport();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const widths = await page
    .getByRole('article')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
  expect(new Set(widths).size).toBe(1);
  await page.setViewportSize({width: 390, height: 844});
  await chats.command('Add a chat');
  await expect(tabs.locator('[aria-current]')).toBeInViewport({ratio: 0.9});
  await page.setViewportSize({width: 1280, height: 800});
  await layout('Focus');
  await tabs.getByRole('button', {name: 'One'}).click();
  await expect(chats.card('One')).toBeVisible();
  await expect(chats.card('Two')).toBeHidden();
  await tabs.getByRole('button', {name: 'Two'}).click();
  await expect(chats.card('Two')).toBeVisible();
  await layout('Row');
  expect(JSON.parse(unpackLink(await chats.link()))).toMatchObject({layout: 'row'});
  await page.reload();
  await expect(chats.room()).toHaveAttribute('data-layout', 'row');
});

// @spec playground.20
test('one chat on phones and two on tablets, with every tool', async ({page, chats}) => {
  await page.setViewportSize({width: 820, height: 900});
  await chats.enter();
  const [left, right] = await Promise.all(
    ['Demo', 'Claude'].map((name) => chats.card(name).boundingBox()),
  );
  expect(left?.y).toBe(right?.y);
  const tabs = page.getByRole('group', {name: 'Shown chat'});
  for (const width of [820, 390, 320]) {
    await page.setViewportSize({width, height: 844});
    if (chats.isNarrow()) {
      await tabs.getByRole('button', {name: 'Claude'}).click();
      await expect(chats.card('Demo')).toBeHidden();
    }
    const tools = chats.card('Claude').getByRole('group', {name: 'Tools of Claude'});
    for (const button of await tools.getByRole('button').all()) {
      const box = await button.boundingBox();
      if (!box) continue;
      const least = chats.isNarrow() ? 36 : 24;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(least);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    }
    expect(await overflow(page), `${width}`).toBeLessThanOrEqual(0);
    for (const tab of ['Settings', 'Style', 'Code', 'Requests'] as const) {
      await tools.getByRole('button', {name: `${tab} of Claude`}).click();
      const sheet = page.getByRole('complementary', {name: 'Panel of Claude'});
      await expect(sheet.getByRole('tabpanel', {name: `${tab} of Claude`})).toBeVisible();
      const box = await sheet.boundingBox();
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0)), tab).toBe(844);
      expect(Math.round(box?.width ?? 0), tab).toBe(width);
      // The chat that it changes stays in sight above it.
      const chat = await chats.card('Claude').boundingBox();
      expect((chat?.y ?? 0) + 40, tab).toBeLessThan(box?.y ?? 0);
      expect(await overflow(page), `${tab} ${width}`).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    }
    if (!chats.isNarrow()) continue;
    // The menu scrolls where it is higher than the window.
    await page.setViewportSize({width, height: 568});
    await page.getByRole('button', {name: 'More for Claude'}).click();
    const last = page.getByRole('button', {name: 'Remove Claude'});
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await page.keyboard.press('Escape');
    await tabs.getByRole('button', {name: 'Demo'}).click();
    await expect(chats.card('Claude')).toBeHidden();
    await chats.more('Demo', 'Events');
    await expect(page.getByRole('tabpanel', {name: 'Events of Demo'})).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

/** A dialog keeps the user from the rest of the page, which is looked at before. */
const OPEN = 'dialog[open]';
const DIALOGS: readonly (readonly [
  title: string,
  open: (chats: Playground) => Promise<unknown>,
])[] = [
  ['Server project for Demo', (chats) => chats.more('Demo', 'Server project')],
  ['Server project for Claude', (chats) => chats.more('Claude', 'Server project')],
  ['Settings of all chats', (chats) => chats.use('Settings of all chats')],
  ['Share these chats', (chats) => chats.use('Share')],
  ['Export these chats', (chats) => chats.use('Export')],
  ['Import chats', (chats) => chats.use('Import')],
  ['Saved data', (chats) => chats.use('Saved data')],
  [
    'Clear all data?',
    async (chats) => {
      await chats.use('Saved data');
      await chats.page.getByRole('button', {name: 'Clear all data'}).click();
    },
  ],
  ['About the playground', (chats) => chats.use('About')],
  ['Your API keys', (chats) => chats.use('No API keys')],
  ['Start from a template', (chats) => chats.use('Templates')],
  ['Commands', (chats) => chats.use('Commands')],
  ['Compare replies', (chats) => chats.command('compare')],
];

inBothWindows(() => {
  // @spec playground.18
  test('axe finds nothing in any dialog or menu, light and dark', async ({page, chats}) => {
    test.setTimeout(180_000);
    await chats.enter();
    for (const [index, text] of ['One', 'Two'].entries()) {
      await chats.say('Demo', text);
      await expect(chats.bubbles('Demo')).toHaveCount(3 + 2 * index);
    }
    await chats.composer().focus();
    await page.getByRole('button', {name: 'To: all chats'}).click();
    // The rules do not depend on the color mode, nor the colors on the width.
    if (chats.isNarrow()) await setColorMode(page, 'dark');
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    if (chats.isNarrow()) await chats.tool('More tools').click();
    else await page.getByRole('button', {name: 'More for Demo'}).click();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    for (const [title, openPart] of DIALOGS) {
      await openPart(chats);
      const dialog = page.getByRole('dialog', {name: title, exact: true});
      await expect(dialog).toBeVisible();
      await expand(dialog);
      expect(await axeFindings(page, 'all', OPEN), title).toEqual([]);
      expect(await overflow(page), title).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });

  // @spec playground.18
  test('axe finds nothing in any tab of the panel, light and dark', async ({page, chats}) => {
    test.setTimeout(120_000);
    await chats.enter();
    await chats.say('Claude', 'One');
    await expect(chats.bubbles('Claude')).toHaveCount(3);
    if (chats.isNarrow()) await setColorMode(page, 'dark');
    await chats.panelOf('Settings', 'Claude');
    const panel = page.getByRole('complementary', {name: 'Panel of Claude'});
    for (const tab of ['Settings', 'Style', 'Code', 'Requests', 'Events', 'Messages', 'Tools']) {
      await panel.getByRole('tab', {name: tab}).click();
      const content = panel.getByRole('tabpanel', {name: `${tab} of Claude`});
      await expect(content.locator(':scope > *').first()).toBeVisible();
      await expand(content);
      expect(await axeFindings(page), tab).toEqual([]);
      expect(await overflow(page), tab).toBeLessThanOrEqual(0);
    }
    await panel.getByRole('tab', {name: 'Settings'}).click();
    await panel.getByRole('button', {name: 'Change provider'}).click();
    expect(await axeFindings(page)).toEqual([]);
  });
});
