import {setTimeout as pause} from 'node:timers/promises';
import {expect} from '@playwright/test';
import {serve} from '../support/localServer';
import {open} from '../support/page';
import {test} from '../support/playground';
import {CORS} from '../support/stranger';

/** Keys stay out of what the page shows, reads out, keeps and writes into its markup. */

const SENTINEL = 'sentinel-key-7431';

test('a key in the address is taken out and repeated nowhere', async ({page}) => {
  for (const name of ['p=claude&key', 'api_key', 'p=x&X-Token']) {
    await open(page, `/playground?${name}=${SENTINEL}`);
    await expect(page.getByText('The link contained a key.')).toBeVisible();
    expect(page.url()).not.toContain(SENTINEL);
    expect(await page.locator('body').innerText()).not.toContain(SENTINEL);
  }
});

test('a key in pieces of a stream is never shown or kept', async ({page, chats}) => {
  const parts = ['Your key is ', 'sentine', 'l-key', '-74', '31, right?'];
  const {origin, stop} = await serve(async (_, response) => {
    response.writeHead(200, {...CORS, 'content-type': 'text/event-stream'});
    for (const content of parts) {
      response.write(`data: ${JSON.stringify({choices: [{delta: {content}}]})}\n\n`);
      await pause(300);
    }
    response.end();
  });
  await page.addInitScript(() => {
    const painted: string[] = [];
    Object.assign(window, {painted});
    const look = () => {
      for (const one of document.querySelectorAll('deep-chat'))
        for (const bubble of one.shadowRoot?.querySelectorAll('.ai-message-text') ?? [])
          painted.push(bubble.textContent);
      requestAnimationFrame(look);
    };
    look();
  });
  await chats.holdKeys({mistral: SENTINEL});
  const values = {'connect.mistral.chat': {url: `${origin}/chat`}};
  await chats.openWith([{name: 'A', provider: 'mistral', mode: 'chat', stream: true, values}]);
  await chats
    .card('A')
    .getByRole('button', {name: `Allow ${origin}`})
    .click();
  await chats.say('A', 'Hello');
  await expect(chats.bubbles('A').last()).toHaveText('Your key is ••••••, right?');
  const painted = await page.evaluate(
    () => (window as unknown as {painted: readonly string[]}).painted,
  );
  const seen = [...new Set(painted.map((text) => text.trim()))];
  expect(seen).toContain('Your key is ••••••, right?');
  expect(seen.filter((text) => /sentin|l-key|7431/.test(text))).toEqual([]);
  await expect(chats.card('A').getByRole('status').first()).toContainText('••••••, right?');
  // The key itself is held there.
  await page.evaluate(() => sessionStorage.clear());
  expect(await chats.everything()).not.toContain(SENTINEL);
  await stop();
});
