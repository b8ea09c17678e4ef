import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, test, type Page} from '@playwright/test';
import {axeFindings} from '../support/axe';
import {overflow} from '../support/page';
import {
  bubbles,
  card,
  expand,
  inBothWindows,
  more,
  panelOf,
  say,
  show,
} from '../support/playground';
import {everythingOf, openWith} from '../support/wire/playgroundPage';

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

/** What the short-lived keys begin with; each call gets another one. */
const EPHEMERAL = 'ek_sentinel_9246';

interface Refusal {
  readonly status: number;
  readonly json: object;
}

/** A fake OpenAI that takes calls: another connection of the page answers. The microphone hears silence. */
async function answerCalls(page: Page) {
  const sent: {readonly path: string; readonly key: string}[] = [];
  const service: {sent: typeof sent; refusal: Refusal | undefined} = {sent, refusal: undefined};
  // Without it the browser names its addresses by multicast, which a busy machine can lose: no call comes up.
  await page.context().grantPermissions(['microphone']);
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      if ('isRefused' in window && window.isRefused)
        throw new DOMException('Permission denied', 'NotAllowedError');
      const {stream} = new AudioContext().createMediaStreamDestination();
      Object.assign(window, {heard: stream.getTracks()[0]});
      return Promise.resolve(stream);
    };
  });
  await page.route('https://api.openai.com/v1/realtime**', async (route) => {
    const request = route.request();
    const headers = {'access-control-allow-origin': '*'};
    const key = (await request.headerValue('authorization'))?.replace('Bearer ', '') ?? '';
    const path = new URL(request.url()).pathname;
    sent.push({path, key});
    if (service.refusal) return route.fulfill({...service.refusal, headers});
    if (path.endsWith('/sessions'))
      return route.fulfill({
        json: {client_secret: {value: `${EPHEMERAL}${sent.length}`}},
        headers,
      });
    const body = await page.evaluate(async (sdp) => {
      const peer = new RTCPeerConnection();
      peer.ondatachannel = ({channel}) => {
        channel.onopen = () => channel.send(JSON.stringify({type: 'session.created'}));
      };
      await peer.setRemoteDescription({type: 'offer', sdp});
      await peer.setLocalDescription(await peer.createAnswer());
      const isGathered = () => peer.iceGatheringState === 'complete';
      if (!isGathered())
        await new Promise<void>((resolve) => {
          peer.onicegatheringstatechange = () => isGathered() && resolve();
        });
      return peer.localDescription?.sdp ?? '';
    }, request.postData() ?? '');
    await route.fulfill({status: 201, body, headers});
  });
  return service;
}

/** What became of the microphone that the page was given. */
const microphone = (page: Page) =>
  page.evaluate(() => {
    const heard = 'heard' in window ? window.heard : undefined;
    return heard instanceof MediaStreamTrack ? heard.readyState : 'never asked';
  });

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

    // The chat takes no message while the reply before streams in.
    await expect(bubbles(page, 'A')).toHaveCount(4);
    await expect(card(page, 'A').getByText(/Replied in/)).toBeVisible();
    const hint = card(page, 'A').locator('[data-hint]');
    await expect(hint).toBeEmpty();
    await say(page, 'A', 'Please cut me off');
    await expect(hint).toContainText('The stream was cut off');
    service.stop();
  });

  test('a voice call starts with a click, is listed without its keys, explains failures and ends with its chat', async ({
    page,
  }) => {
    const service = await answerCalls(page);
    await openWith(page, [{name: 'Call', provider: 'openAI', mode: 'realtime'}, {name: 'Demo'}]);
    const settings = await panelOf(page, 'Settings', 'Call');
    await settings.getByLabel('API key for OpenAI').fill(KEY);
    await page.keyboard.press('Escape');
    const call = card(page, 'Call');
    const hint = call.locator('[data-hint]');
    const start = async () => {
      await show(page, 'Call');
      await call.locator('.deep-chat-openai-realtime-toggle').click();
    };
    await expect(call.getByText('Live', {exact: true})).toBeVisible();
    await expect(call).toContainText('The microphone stays off until you start the call.');
    expect(service.sent).toEqual([]);
    expect(await microphone(page)).toBe('never asked');

    service.refusal = {status: 401, json: {error: {message: `Incorrect API key: ${KEY}`}}};
    await start();
    await expect(hint).toContainText('rejected the key (status 401). Check it under Settings.');
    await expect(hint).toContainText('clear the conversation');
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await microphone(page)).toBe('never asked');
    service.refusal = {status: 404, json: {}};
    await more(page, 'Call', 'Clear conversation');
    await expect(hint).toBeEmpty();
    await start();
    await expect(hint).toContainText('it has closed the address that Deep Chat uses');

    service.refusal = undefined;
    await page.evaluate(() => Object.assign(window, {isRefused: true}));
    await more(page, 'Call', 'Clear conversation');
    await start();
    await expect(hint).toContainText('The browser refused the microphone');
    await page.evaluate(() => Object.assign(window, {isRefused: false}));
    await more(page, 'Call', 'Clear conversation');
    await expect(hint).toBeEmpty();

    await start();
    await expect(call).toContainText('Call in progress.');
    expect(await microphone(page)).toBe('live');
    const tab = await panelOf(page, 'Requests', 'Call');
    await expect(tab).toContainText(
      'Sent to https://api.openai.com/v1/realtime with POST. Status 201.',
    );
    await expect(tab.getByText('v=0').first()).toBeVisible();
    await expand(tab);
    for (const form of ['cURL', 'fetch', 'HAR']) {
      await tab.getByRole('radio', {name: form}).check();
      await expect(tab.getByText('YOUR_API_KEY').first()).toBeVisible();
    }
    const requests = tab.getByLabel('Request', {exact: true});
    const session = await requests.locator('option').nth(2).getAttribute('value');
    await requests.selectOption(session);
    await expect(tab).toContainText(
      'Sent to https://api.openai.com/v1/realtime/sessions with POST.',
    );
    await expand(tab);
    await expect(tab).toContainText('"value": "••••••"');
    await expect(tab.getByText('Edit and send again')).toHaveCount(0);
    const everything = await everythingOf(page);
    expect(everything).not.toContain(KEY);
    expect(everything).not.toContain(EPHEMERAL);
    await page.keyboard.press('Escape');

    // The component would go on listening.
    await more(page, 'Call', 'Clear conversation');
    await expect.poll(() => microphone(page)).toBe('ended');
    await expect(call).toContainText('The microphone stays off until you start the call.');
    expect(service.sent.map(({path, key}) => `${path} ${key}`)).toEqual([
      `/v1/realtime/sessions ${KEY}`,
      `/v1/realtime/sessions ${KEY}`,
      `/v1/realtime/sessions ${KEY}`,
      `/v1/realtime ${EPHEMERAL}3`,
      `/v1/realtime/sessions ${KEY}`,
      `/v1/realtime ${EPHEMERAL}5`,
    ]);
  });
});
