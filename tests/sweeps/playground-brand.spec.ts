import {expect} from '@playwright/test';
import {setColorMode} from '../support/page';
import {expand, inBothWindows, test, type Playground} from '../support/playground';

/** A brand color becomes a theme. */

/** Two areas of 40 × 80 px: red, and blue. */
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80" fill="#c81e28"/><rect width="30" height="80" fill="#145aa0"/></svg>';

const bubble = (chats: Playground, name: string) =>
  chats
    .asked(name)
    .last()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

inBothWindows(() => {
  // @spec playground.22
  test('a brand color is a theme for both color modes, and is undone', async ({page, chats}) => {
    await chats.enter();
    await chats.say('Demo', 'Hello');
    await expect(chats.asked('Demo')).toHaveText('Hello');
    const before = await bubble(chats, 'Demo');
    const style = await chats.panelOf('Style', 'Demo');
    await expand(style);
    await style.getByLabel('Brand color').fill('#8a2be2');
    await expect.poll(() => bubble(chats, 'Demo')).toBe('rgb(138, 43, 226)');
    await expect(chats.asked('Demo')).toHaveText('Hello');
    const surfaceOf = () =>
      chats
        .card('Demo')
        .locator('deep-chat')
        .evaluate((it) => getComputedStyle(it).backgroundColor);
    const day = await surfaceOf();
    await setColorMode(page, 'dark');
    await expect.poll(surfaceOf).not.toBe(day);
    await setColorMode(page, 'light');
    await expect.poll(surfaceOf).toBe(day);
    await page.keyboard.press('Escape');
    const code = await chats.panelOf('Code', 'Demo');
    await expect(code.locator('pre').first()).toContainText('light-dark(');
    await page.keyboard.press('Escape');
    await chats.use('Undo');
    await expect.poll(() => bubble(chats, 'Demo')).toBe(before);
  });

  // @spec playground.22
  test('a picture gives its colors without leaving the page, and all chats take them in one step', async ({
    page,
    chats,
  }) => {
    await chats.enter();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    const style = await chats.panelOf('Style', 'Demo');
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
    const count = await chats.all().count();
    const times = async () => (await chats.stored()).split('"dark":{').length - 1;
    await expect.poll(times).toBe(count);
    expect(await chats.stored()).toContain('"user":"#145aa0"');
    await chats.closePanel();
    await chats.use('Undo');
    await expect.poll(times).toBe(1);
  });
});
