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

test('nothing is asked before a press, and the chat goes on without a microphone', async ({
  page,
}) => {
  await openNoted(page, '/features/captureFiles');
  expect(await asked(page)).toEqual([]);
  const chat = page.locator('deep-chat');
  await chat.getByRole('button', {name: /microphone|record/i}).click();
  await expect.poll(() => asked(page)).toEqual(['audio']);
  await chat.locator('#text-input').fill('Text still works');
  await chat.locator('#text-input').press('Enter');
  await expect(chat.locator('.message-bubble', {hasText: 'Files received: 0.'})).toBeVisible();
});
