import {expect, test, type Page} from '@playwright/test';
import {setColorMode} from '../support/page';
import {
  allCards,
  card,
  closePanel,
  enter,
  expand,
  inBothWindows,
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
  test('a brand color is a theme for both color modes, and is undone', async ({page}) => {
    await enter(page);
    await say(page, 'Demo', 'Hello');
    await expect(card(page, 'Demo').locator('.user-message-text')).toHaveText('Hello');
    const before = await bubble(page, 'Demo');
    const style = await panelOf(page, 'Style', 'Demo');
    await expand(style);
    await style.getByLabel('Brand color').fill('#8a2be2');
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
    const style = await panelOf(page, 'Style', 'Demo');
    await expand(style);
    const picture = style.getByLabel('Or take it from a picture');
    await picture.setInputFiles({
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(drawing),
    });
    const swatches = style.getByRole('group', {name: 'Colors of the picture'});
    await expect(swatches.getByRole('button')).toHaveCount(2);
    await expect(style.getByLabel('Brand color')).toHaveValue('#c81e28');
    await swatches.getByRole('button', {name: '#145aa0'}).click();
    await expect(style.getByLabel('Brand color')).toHaveValue('#145aa0');
    expect(sent).toEqual([]);
    await picture.setInputFiles({
      name: 'text.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture'),
    });
    await expect(style.getByText('Couldn’t read this file as a picture.')).toBeVisible();

    await style.getByRole('button', {name: 'Use in all chats'}).click();
    const count = await allCards(page).count();
    const times = async () => (await stored(page)).split('"dark":{').length - 1;
    await expect.poll(times).toBe(count);
    expect(await stored(page)).toContain('"user":"#145aa0"');
    await closePanel(page);
    await use(page, 'Undo');
    await expect.poll(times).toBe(1);
  });
});
