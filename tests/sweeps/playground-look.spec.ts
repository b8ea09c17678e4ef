import {expect, type Locator} from '@playwright/test';
import {setColorMode} from '../support/page';
import {expand, test} from '../support/playground';

/** The look of a chat, applied while it is edited. */

const background = (element: Locator) =>
  element.evaluate((it) => getComputedStyle(it).backgroundColor);

// @spec playground.22 playground.23
test('a look is applied, warns of poor contrast and is reset', async ({page, chats}) => {
  await chats.enter();
  await chats.say('Demo', 'Hello');
  await expect(chats.bubbles('Demo')).toHaveCount(3);
  const before = await background(chats.asked('Demo'));
  const sheet = await chats.panelOf('Style', 'Demo');
  await sheet.getByRole('button', {name: 'Orchid'}).click();
  await expect(chats.asked('Demo')).toHaveCSS('background-color', 'rgb(138, 43, 99)');
  await expect(chats.bubbles('Demo')).toHaveCount(3);
  await expect(sheet.getByRole('button', {name: 'Orchid'})).toHaveAttribute('aria-pressed', 'true');

  await sheet.getByLabel(/^Text in user bubble/).fill('#8f3a68');
  await expect(sheet.getByText(/its contrast is 1\.\d\d:1/)).toBeVisible();
  await sheet.getByRole('button', {name: 'Make it readable'}).click();
  await expect(sheet.getByText('its contrast is')).toHaveCount(0);

  await expand(sheet);
  await sheet.getByLabel('Bubble corners').fill('3');
  await sheet.getByLabel('Text size').fill('20');
  await sheet.getByLabel('Font').selectOption('Serif');
  await sheet.getByLabel('Assistant name').fill('Nora');
  await sheet.getByLabel('Picture of the assistant', {exact: true}).selectOption('Built-in');
  await sheet.getByLabel('Placeholder').fill('Say it');
  await sheet.getByLabel('First message').fill('Welcome');
  await sheet.getByLabel('Suggested questions').fill('Is it <b>open</b>?');
  await sheet.getByLabel('Send button text').fill('Go');
  const demo = chats.card('Demo');
  await expect(demo.getByText('Go', {exact: true})).toBeVisible();
  await expect(demo.locator('.name').filter({hasText: 'Nora'}).first()).toBeVisible();
  await expect(demo.locator('.avatar').first()).toBeVisible();
  await expect(demo.locator('#text-input')).toHaveAttribute('aria-label', /Say it/);
  await expect(demo.locator('deep-chat')).toHaveCSS('font-size', '20px');
  await expect(demo.locator('deep-chat')).toHaveCSS('font-family', /Georgia/);
  await expect(chats.asked('Demo')).toHaveCSS('border-radius', '3px');
  await expect(demo.getByRole('button', {name: 'Is it <b>open</b>?'})).toBeVisible();
  await expect(chats.asked('Demo')).toHaveText('Hello');

  await sheet.getByRole('button', {name: 'Reset style'}).click();
  await expect(chats.asked('Demo')).toHaveCSS('background-color', before);
  await expect(chats.asked('Demo')).toHaveText('Hello');

  // A brand color is a theme for both color modes.
  await sheet.getByLabel('Brand color').fill('#8a2be2');
  await expect(chats.asked('Demo')).toHaveCSS('background-color', 'rgb(138, 43, 226)');
  await expect(chats.asked('Demo')).toHaveText('Hello');
  const surface = demo.locator('deep-chat');
  const day = await background(surface);
  await setColorMode(page, 'dark');
  await expect(surface).not.toHaveCSS('background-color', day);
  await setColorMode(page, 'light');
  await expect(surface).toHaveCSS('background-color', day);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', {name: 'Style of Demo'})).toBeFocused();
  const code = await chats.panelOf('Code', 'Demo');
  await expect(code.locator('pre').first()).toContainText('light-dark(');
  await page.keyboard.press('Escape');
  await chats.use('Undo');
  await expect(chats.asked('Demo')).toHaveCSS('background-color', before);
  await page.keyboard.press('Control+z');
  await expect(demo.locator('.name').filter({hasText: 'Nora'}).first()).toBeVisible();
});
