import {expect, test} from '@playwright/test';
import {open, setColorMode} from '../support/page';

// A browser with devices whose questions are all answered with no.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      '--deny-permission-prompts',
    ],
  },
});

// tests/sweeps/live-chats.spec.ts talks to these chats and presses their buttons.
test('files and speech: a device is asked for by a press only, and not needed', async ({page}) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    const {mediaDevices} = navigator;
    const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = (wish) => {
      asked.push(Object.keys(wish ?? {}).join());
      return getUserMedia(wish);
    };
    Object.assign(window, {asked});
  });
  const asked = () => page.evaluate('window.asked');
  const last = page.locator('.message-bubble').last();
  await open(page, '/features/speech');
  await page.getByRole('button', {name: /Say something to me/}).click();
  await expect(last).toContainText('read this to you');
  expect(await asked()).toEqual([]);

  await open(page, '/features/captureFiles');
  await page.getByRole('button', {name: 'Send a sample file'}).click();
  await expect(last).toContainText('Files: 1');
  expect(await asked()).toEqual([]);
  const chat = page.locator('deep-chat');
  await chat.getByRole('button', {name: /microphone|record/i}).click();
  await expect.poll(asked).toEqual(['audio']);
  await chat.locator('#text-input').fill('Text still works');
  await chat.locator('#text-input').press('Enter');
  await expect(chat.locator('.message-bubble', {hasText: 'Files: 0'})).toBeVisible();
});

test('customize: a button changes the bubbles and keeps the conversation', async ({page}) => {
  await open(page, '/features/customize');
  const bubble = page.locator('deep-chat .user-message-text').first();
  await expect(bubble).toHaveCSS('border-radius', '18px');
  await page.getByRole('button', {name: 'Terminal', exact: true}).click();
  await expect(bubble).toHaveCSS('border-radius', '0px');
  await expect(bubble).toHaveText('Only the styles differ?');
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
    await expect(diagram).toContainText(/sends .*receives /);
    await expect(diagram.locator('figcaption')).toBeVisible();
    const texts = diagram.locator('b, span:not(.sr-only)');
    for (const text of await texts.all()) {
      const [size, isCut] = await text.evaluate((element) => [
        Number.parseFloat(getComputedStyle(element).fontSize),
        element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0,
      ]);
      expect(size).toBeGreaterThanOrEqual(10.5);
      expect(isCut, await text.innerText()).toBe(false);
    }
    const fill = () =>
      diagram
        .locator('b')
        .first()
        .evaluate((name) => getComputedStyle(name.parentElement!).backgroundColor);
    const light = await fill();
    await setColorMode(page, 'dark');
    expect(await fill()).not.toBe(light);
    await setColorMode(page, 'light');
  }
});
