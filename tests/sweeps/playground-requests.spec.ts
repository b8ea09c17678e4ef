import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect} from '@playwright/test';
import {axeFindings} from '../support/axe';
import {overflow} from '../support/page';
import {expand, inBothWindows, test} from '../support/playground';

/** The details of a request in the Requests tab, and its actions. */

const KEY = 'sentinel-requests-7431';

/** A fake Claude that streams slowly, and closes the connection early on request. */
async function startService() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'content-type': 'text/event-stream',
    };
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      if (request.method === 'OPTIONS') {
        response.writeHead(204, headers).end();
        return;
      }
      bodies.push(body);
      response.writeHead(200, headers);
      const events = ['One ', 'two ', 'three'].map((text) => ({
        type: 'content_block_delta',
        delta: {type: 'text_delta', text},
      }));
      const all = [...events, ...(body.includes('cut me off') ? [] : [{type: 'message_stop'}])];
      all.forEach((event, index) =>
        setTimeout(() => {
          response.write(`data: ${JSON.stringify(event)}\n\n`);
          if (index === all.length - 1) response.end();
        }, 100 * index),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {url: `http://127.0.0.1:${port}/v1/messages`, bodies, stop: () => server.close()};
}

inBothWindows(() => {
  // @spec playground.61
  test('a stream is listed with its status and its code without keys; one that is cut off says so', async ({
    page,
    chats,
  }) => {
    const service = await startService();
    const values = {'connect.claude.chat': {url: service.url}};
    await chats.openWith([
      {name: 'A', provider: 'claude', mode: 'chat', stream: true, values},
      {name: 'B'},
    ]);
    const settings = await chats.panelOf('Settings', 'A');
    await settings.getByLabel('API key for Claude').fill(KEY);
    await page.keyboard.press('Escape');
    for (const allow of await chats
      .card('A')
      .getByRole('button', {name: /^Allow/})
      .all())
      await allow.click();
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
    for (const form of ['cURL', 'fetch', 'HAR']) {
      await tab.getByRole('radio', {name: form}).check();
      await expect(tab.getByText('YOUR_API_KEY').first()).toBeVisible();
    }
    expect(await tab.innerText()).not.toContain(KEY);

    await page.keyboard.press('Escape');

    // The chat takes no message while the reply before streams in.
    await expect(chats.card('A').getByText(/Replied in/)).toBeVisible();
    const hint = chats.card('A').locator('[data-hint]');
    await expect(hint).toBeEmpty();
    await chats.say('A', 'Please cut me off');
    await expect(hint).toContainText('The stream was cut off');
    service.stop();
  });
});
