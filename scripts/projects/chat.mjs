import {expect as baseExpect} from '@playwright/test';

// A development server compiles a page when it is first asked for.
const expect = baseExpect.configure({timeout: 120_000});

/** Messages of development servers and frameworks about themselves. */
const TALK = /\[vite\]|\[HMR\]|DevTools|Download the React|Vue Devtools|Angular is running in dev/i;

/**
 * Talks to the chat of the example on a page.
 *
 * @throws when the chat, its button or its callback does not answer, and for errors and warnings in the console
 */
export async function chatWith(page, url) {
  const problems = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !TALK.test(message.text()))
      problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().endsWith('/favicon.ico'))
      problems.push(`${response.status()} for ${response.url()}`);
  });
  // A chat without a font of its own asks for one. Neither that host nor any other is part of this check.
  await page.route('https://fonts.googleapis.com/**', (route) =>
    route.fulfill({contentType: 'text/css', body: ''}),
  );
  await page.goto(url, {timeout: 120_000});
  try {
    const chat = page.locator('deep-chat');
    await expect(chat.getByText('A shop for fruit')).toBeVisible();
    await page.getByRole('button', {name: 'Ask for an apple'}).click();
    await expect(chat.getByText('"apple" costs 2')).toBeVisible();
    await expect(page).toHaveTitle('Last: "apple" costs 2');
    const input = chat.locator('#text-input');
    await input.click();
    await page.keyboard.type('pear');
    await page.keyboard.press('Enter');
    await expect(chat.getByText('"pear" costs nothing')).toBeVisible();
    // Nothing was started over on the way.
    await expect(chat.locator('.user-message-text')).toHaveText(['apple', 'pear']);
  } catch (error) {
    throw new Error([error.message, ...problems].join('\n    '), {cause: error});
  }
  const said = problems.filter((problem) => !problem.includes('favicon.ico'));
  if (said.length > 0) throw new Error(said.join('\n    '));
}
