import {expect, test} from '@playwright/test';
import {asked, openNoted} from '../support/devices';

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

test('a refused microphone is said, and the chat goes on', async ({page}) => {
  await openNoted(page, '/features/captureFiles');
  const state = page.getByRole('region', {name: 'On this device'});
  await expect(state).toContainText('Microphone:');
  expect(await asked(page)).toEqual([]);
  const chat = page.getByRole('region', {name: 'Chat that takes files'});
  await chat.getByRole('button', {name: /microphone|record/i}).click();
  await expect.poll(() => asked(page)).toEqual(['audio']);
  await expect(page.getByText('Microphone: refused').first()).toBeVisible();
  await chat.locator('#text-input').fill('Text still works');
  await chat.locator('#text-input').press('Enter');
  await expect(chat.locator('.message-bubble', {hasText: 'No file yet.'})).toBeVisible();
});
