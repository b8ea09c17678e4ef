import {expect, test, type Page} from '@playwright/test';
import {setColorMode} from '../support/page';
import {
  allCards,
  card,
  enter,
  inBothWindows,
  more,
  panelOf,
  say,
  stored,
  use,
} from '../support/playground';

/** A brand color becomes a theme. */

/** Two areas of 40 × 80 px: red, and blue. */
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80" fill="#c81e28"/><rect width="30" height="80" fill="#145aa0"/></svg>';

const bubble = (page: Page, name: string) =>
  card(page, name)
    .locator('.user-message-text')
    .last()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

inBothWindows(() => {
  // @spec playground.22
  test('a brand color is a theme for both color modes, with its contrast, and is undone', async ({
    page,
  }) => {
    await enter(page);
    await say(page, 'Demo', 'Hello');
    await expect(card(page, 'Demo').locator('.user-message-text')).toHaveText('Hello');
    const before = await bubble(page, 'Demo');
    await panelOf(page, 'Style', 'Demo');
    await page.getByRole('tabpanel').getByRole('button', {name: 'Brand style'}).click();
    const dialog = page.getByRole('dialog', {name: 'Brand style of Demo'});
    await dialog.getByLabel('Brand color').fill('#8a2be2');
    const figures = await dialog.getByRole('cell').allInnerTexts();
    expect(figures).toHaveLength(8);
    for (const figure of figures.slice(0, 6)) expect(Number(figure)).toBeGreaterThanOrEqual(4.5);

    const preview = dialog.getByRole('region', {name: 'Preview of the brand style'});
    const seen: string[] = [];
    for (const place of ['Page section', 'Full screen', 'Launcher']) {
      await dialog.getByText(place, {exact: true}).click();
      await expect(preview.locator('.user-message-text').last()).toBeVisible();
      const box = await preview.boundingBox();
      seen.push(`${box?.width} ${box?.height}`);
    }
    expect(new Set(seen).size).toBe(3);
    const surface = () =>
      preview.locator('deep-chat').evaluate((it) => getComputedStyle(it).backgroundColor);
    const light = await surface();
    await dialog.locator('label', {hasText: /^Dark$/}).click();
    await expect.poll(surface).not.toBe(light);
    expect(await stored(page)).not.toContain('#8a2be2');

    await dialog.getByRole('button', {name: 'Apply to Demo'}).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => bubble(page, 'Demo')).toBe('rgb(138, 43, 226)');
    await expect(card(page, 'Demo').locator('.user-message-text')).toHaveText('Hello');
    const surfaceOf = () =>
      card(page, 'Demo')
        .locator('deep-chat')
        .evaluate((it) => getComputedStyle(it).backgroundColor);
    const day = await surfaceOf();
    await setColorMode(page, 'dark');
    await expect.poll(surfaceOf).not.toBe(day);
    await setColorMode(page, 'light');
    await expect.poll(surfaceOf).toBe(day);
    await page.keyboard.press('Escape');
    const code = await panelOf(page, 'Code', 'Demo');
    await expect(code.locator('pre').first()).toContainText('light-dark(');
    await page.keyboard.press('Escape');
    await use(page, 'Undo');
    await expect.poll(() => bubble(page, 'Demo')).toBe(before);
  });

  // @spec playground.22
  test('a picture gives its colors without leaving the page, and all chats take them in one step', async ({
    page,
  }) => {
    await enter(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await more(page, 'Demo', 'Brand style');
    const dialog = page.getByRole('dialog', {name: 'Brand style of Demo'});
    await dialog.getByLabel('Or take it from a picture').setInputFiles({
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(drawing),
    });
    const swatches = dialog.getByRole('group', {name: 'Colors of the picture'});
    await expect(swatches.getByRole('button')).toHaveCount(2);
    await expect(dialog.getByLabel('Brand color')).toHaveValue('#c81e28');
    await swatches.getByRole('button', {name: '#145aa0'}).click();
    await expect(dialog.getByLabel('Brand color')).toHaveValue('#145aa0');
    expect(sent).toEqual([]);
    await dialog.getByLabel('Or take it from a picture').setInputFiles({
      name: 'text.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture'),
    });
    await expect(dialog.getByRole('alert')).toHaveText('Couldn’t read this file as a picture.');

    await dialog.getByRole('button', {name: 'Apply to all chats'}).click();
    const count = await allCards(page).count();
    const times = async () => (await stored(page)).split('"dark":{').length - 1;
    await expect.poll(times).toBe(count);
    expect(await stored(page)).toContain('"user":"#145aa0"');
    await use(page, 'Undo');
    await expect.poll(times).toBe(0);
  });
});
