import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, test} from '@playwright/test';
import {axeFindings} from '../support/axe';
import {overflow} from '../support/page';
import {bubbles, card, expand, inBothWindows, panelOf, say} from '../support/playground';
import {openWith} from '../support/wire/playgroundPage';

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
  test('a stream is a waterfall, differs from the one before, and is sent again as it was edited', async ({
    page,
  }) => {
    const service = await startService();
    const values = {'connect.claude.chat': {url: service.url}};
    await openWith(page, [
      {name: 'A', provider: 'claude', mode: 'chat', stream: true, values},
      {name: 'B'},
    ]);
    const settings = await panelOf(page, 'Settings', 'A');
    await settings.getByLabel('API key for Claude').fill(KEY);
    await page.keyboard.press('Escape');
    for (const allow of await card(page, 'A')
      .getByRole('button', {name: /^Allow/})
      .all())
      await allow.click();
    await expect(card(page, 'A').getByText('Live', {exact: true})).toBeVisible();
    await say(page, 'A', 'Hello');
    await expect(bubbles(page, 'A').last()).toHaveText('One two three');

    const tab = await panelOf(page, 'Requests', 'A');
    const timing = tab.getByRole('region', {name: 'Timing'});
    await expect(timing).toContainText('Complete');
    await expand(tab);
    const rows = timing.getByRole('row');
    await expect(rows.filter({hasText: 'Waiting for the response'})).toHaveCount(1);
    await expect(rows.filter({hasText: 'Receiving events'})).toHaveCount(1);
    await expect(rows.filter({hasText: /^Event \d/})).toHaveCount(4);
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    // Each format has a placeholder instead of the key.
    for (const form of ['cURL', 'fetch', 'HAR']) {
      await tab.getByRole('radio', {name: form}).check();
      await expect(tab.getByText('YOUR_API_KEY').first()).toBeVisible();
    }
    expect(await tab.innerText()).not.toContain(KEY);

    const editor = tab.getByLabel('Request body (JSON)');
    const body = JSON.parse(await editor.inputValue()) as {messages: {content: string}[]};
    await editor.fill('{');
    await expect(tab.getByRole('button', {name: 'Send again'})).toBeDisabled();
    await editor.fill(
      JSON.stringify({...body, messages: [{role: 'user', content: 'Edited'}], top_k: 5}),
    );
    await tab.getByRole('button', {name: 'Send again'}).click();
    await expect.poll(() => service.bodies.length).toBe(2);
    expect(JSON.parse(service.bodies[1] ?? '')).toMatchObject({
      top_k: 5,
      messages: [{role: 'user', content: 'Edited'}],
    });
    await expect(tab.locator('summary', {hasText: 'Changes since'})).toContainText('changes');
    await expand(tab);
    await expect(tab.getByRole('row', {name: /top_k absent 5/})).toHaveCount(1);
    // The editor stays open with the body of the new request.
    await expect(editor).toHaveValue(/"top_k": 5/);
    // The page asks before it sends an edited body that lets the provider pass data on.
    const evil = {type: 'url', name: 'x', url: 'https://evil.example/sse'};
    await editor.fill(JSON.stringify({...body, mcp_servers: [evil]}));
    await expect(tab.getByText('https://evil.example', {exact: false}).first()).toBeVisible();
    await expect(tab.getByRole('button', {name: 'Send again'})).toBeDisabled();
    expect(service.bodies).toHaveLength(2);
    await page.keyboard.press('Escape');

    const hint = card(page, 'A').locator('[data-hint]');
    await expect(hint).toBeEmpty();
    await say(page, 'A', 'Please cut me off');
    await expect(hint).toContainText('The stream was cut off');
    service.stop();
  });
});
