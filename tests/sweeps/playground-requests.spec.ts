import {expect} from '@playwright/test';
import {axeFindings} from '../support/axe';
import {overflow} from '../support/page';
import {expand, test} from '../support/playground';
import {standIn} from '../support/stranger';

/** The details of a request in the Requests tab, and its actions. */

const KEY = 'sentinel-requests-7431';

const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`;

const WORDS = ['One ', 'two ', 'three']
  .map((text) => event({type: 'content_block_delta', delta: {type: 'text_delta', text}}))
  .join('');

// @spec playground.12 playground.61
test('a stream is listed without keys, and says when it is cut off', async ({page, chats}) => {
  const reply = {body: WORDS + event({type: 'message_stop'})};
  await standIn(page, 'api.anthropic.com', reply);
  await chats.holdKeys({claude: KEY});
  await chats.openWith([{name: 'A', provider: 'claude', mode: 'chat', stream: true}, {name: 'B'}]);
  await expect(chats.state('A', 'Live')).toBeVisible();
  await chats.say('A', 'Hello');
  await expect(chats.bubbles('A').last()).toHaveText('One two three');

  const tab = await chats.panelOf('Requests', 'A');
  await expect(tab).toContainText(/Sent to .* with POST\. Status 200\. Replied after/);
  await expect(tab).toContainText('4 events, the first after');
  await expand(tab);
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  // Each format has a placeholder instead of the key.
  for (const form of ['cURL', 'fetch']) {
    await tab.getByRole('radio', {name: form}).check();
    await expect(tab.getByText('YOUR_API_KEY').first()).toBeVisible();
  }
  expect(await tab.innerText()).not.toContain(KEY);

  await page.keyboard.press('Escape');

  // The chat takes no message while the reply before streams in.
  await expect(chats.card('A').getByText(/Replied in/)).toBeVisible();
  const hint = chats.card('A').locator('[data-hint]');
  await expect(hint).toBeEmpty();
  reply.body = WORDS;
  await chats.say('A', 'Please cut it off');
  await expect(hint).toContainText('The stream was cut off');
});
