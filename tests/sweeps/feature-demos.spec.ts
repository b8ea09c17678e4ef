import {expect, test, type Page} from '@playwright/test';
import {axeFindings} from '../support/axe';
import {asked, openNoted} from '../support/devices';
import {open, overflow, setColorMode, watch} from '../support/page';

async function openLive(page: Page, route: string) {
  await open(page, route);
  await expect(page.locator('[data-chat-state]').first()).toHaveAttribute(
    'data-chat-state',
    'live',
  );
}

/** Where an example of a feature writes its events. */
const logOf = (page: Page) => page.getByRole('tabpanel', {name: /^Log/}).first();

test('connect: a prompt streams a reply, and the log has the request', async ({page}) => {
  await openLive(page, '/features/connect');
  await page.getByRole('button', {name: /What does a stream look like/}).click();
  await expect(page.locator('.message-bubble').last()).toContainText('as soon as it arrives.');
  await page.getByRole('tab', {name: /^Log/}).click();
  await expect(logOf(page)).toContainText('What does a stream look like?');
});

test('capture files: a sample file goes through the chat, and nothing is asked for', async ({
  page,
}) => {
  await openNoted(page, '/features/captureFiles');
  await page.getByRole('button', {name: 'Send a sample file'}).click();
  await expect(page.locator('.message-bubble').last()).toContainText('Files received: 1.');
  expect(await asked(page)).toEqual([]);
});

test('media: a button adds a message of its kind', async ({page}) => {
  await openLive(page, '/features/media');
  for (const [name, added] of [
    ['Add a sound', 'audio'],
    ['Add code', 'pre code'],
    ['Add a button', '.deep-chat-suggestion-button'],
  ] as const) {
    await page.getByRole('button', {name, exact: true}).click();
    await expect(page.locator('deep-chat').locator(added).last()).toBeVisible();
  }
});

test('speech: the chat replies without a microphone', async ({page}) => {
  await openNoted(page, '/features/speech');
  await page.getByRole('button', {name: /Say something to me/}).click();
  await expect(page.locator('.message-bubble').last()).toContainText('read this to you');
  expect(await asked(page)).toEqual([]);
});

test('customize: a button changes the bubbles and keeps the conversation', async ({page}) => {
  await openLive(page, '/features/customize');
  const bubble = page.locator('deep-chat .user-message-text').first();
  await expect(bubble).toHaveCSS('border-radius', '18px');
  await page.getByRole('button', {name: 'Terminal', exact: true}).click();
  await expect(bubble).toHaveCSS('border-radius', '0px');
  await expect(bubble).toHaveText('Only the styles differ?');
});

test('the examples and the gallery are accessible and fit a phone, in both color modes', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const {problems} = watch(page, baseURL!);
  await page.setViewportSize({width: 390, height: 844});
  for (const route of ['connect', 'captureFiles', 'media', 'speech', 'customize']) {
    await openLive(page, `/features/${route}`);
    for (const mode of ['light', 'dark'] as const) {
      await setColorMode(page, mode);
      expect(await axeFindings(page), `${route}, ${mode}`).toEqual([]);
    }
    expect(await overflow(page), route).toBeLessThanOrEqual(0);
  }
  await open(page, '/gallery');
  expect(await axeFindings(page), 'gallery').toEqual([]);
  expect(await overflow(page), 'gallery').toBeLessThanOrEqual(0);
  expect(problems).toEqual([]);
});

test('diagrams follow the color mode, have texts and can be read on a phone', async ({page}) => {
  for (const [route, name] of [
    ['/docs/introduction', 'message'],
    ['/docs/guides/api-keys', 'proxy'],
    ['/docs/guides/backend', 'streaming'],
    ['/docs/files', 'files'],
  ] as const) {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, route);
    const diagram = page.locator(`[data-diagram="${name}"]`);
    const picture = diagram.getByRole('img');
    await expect(picture).toHaveCount(1);
    await expect(picture).toHaveAccessibleName(/\w+ \w+/);
    await expect(diagram.locator('figcaption')).toBeVisible();
    const scale = await picture.evaluate(
      (svg) => svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width,
    );
    expect(scale * 12, `smallest text of ${name}`).toBeGreaterThanOrEqual(10.5);
    const fill = () =>
      picture
        .locator('rect')
        .last()
        .evaluate((rect) => getComputedStyle(rect).fill);
    const light = await fill();
    await setColorMode(page, 'dark');
    expect(await fill()).not.toBe(light);
    await setColorMode(page, 'light');
  }
});
