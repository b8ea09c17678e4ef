import {deflateRawSync} from 'node:zlib';
import {expect, test, type Page} from '@playwright/test';
import {axeFindings} from '../support/axe';
import {open, setColorMode} from '../support/page';
import {card, closePanel, enter, inBothWindows, more, panelOf} from '../support/playground';
import {openWith} from '../support/wire/playgroundPage';

/** Functions that a person writes for a chat. They run in their own frame, and only when started. */

const frameOf = (page: Page, name: string) =>
  page.frameLocator(`iframe[title="Chat ${name}, with its own code"]`);

async function handlerOf(page: Page, name: string) {
  await more(page, name, 'Handler');
  return page.getByRole('tabpanel', {name: `Handler of ${name}`});
}

async function sayIn(page: Page, name: string, text: string) {
  const field = frameOf(page, name).locator('#text-input');
  await field.click();
  await field.pressSequentially(text);
  await field.press('Enter');
}

/** A link to a chat with code. */
function linkWith(chat: object): string {
  const text = JSON.stringify({version: 2, layout: 'grid', chats: [chat]});
  return `/playground#workspace=${deflateRawSync(text).toString('base64url')}`;
}

inBothWindows(() => {
  test('a handler is written, started and stopped; mistakes have their line, and the code goes along', async ({
    page,
  }) => {
    await enter(page);
    const tab = await handlerOf(page, 'Demo');
    await tab.getByLabel('Start from').selectOption({label: 'A reply'});
    await expect(tab.getByText('Not running.')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await tab.getByRole('button', {name: 'Run', exact: true}).click();
    await expect(tab.getByText('Running.', {exact: true})).toBeVisible();
    await closePanel(page);
    await sayIn(page, 'Demo', 'Hi');
    await expect(frameOf(page, 'Demo').getByText('You wrote: Hi')).toBeVisible();

    await handlerOf(page, 'Demo');
    const log = tab.getByRole('log');
    await expect(log.getByText('Request:')).toContainText('"text":"Hi"');
    await expect(log.getByText('Response:').last()).toContainText('You wrote: Hi');
    const editor = tab.getByLabel('Code of handler');
    await editor.fill('(body, signals) => {\n  const = 1;\n}');
    await expect(tab.getByText('What you changed isn’t running yet.')).toBeVisible();
    await tab.getByRole('button', {name: 'Run again'}).click();
    await expect(tab.getByText(/^handler, line 2: Unexpected/)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await editor.fill('(body, signals) => {\n  log(1);\n\n  missing();\n}');
    await tab.getByRole('button', {name: 'Run', exact: true}).click();
    await expect(tab.getByText('Running.', {exact: true})).toBeVisible();
    await closePanel(page);
    await sayIn(page, 'Demo', 'Hi');
    await expect(frameOf(page, 'Demo').getByText('handler failed')).toBeVisible();
    await handlerOf(page, 'Demo');
    await expect(tab.getByText(/^handler, line 4: missing/)).toBeVisible();
    await tab.getByRole('button', {name: 'Stop'}).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await tab.getByLabel('Function').selectOption({label: 'responseInterceptor'});
    await tab.getByLabel('Start from').selectOption({label: 'Read another format'});
    await closePanel(page);

    const code = await panelOf(page, 'Code', 'Demo');
    await code.getByLabel('Framework').selectOption({label: 'HTML'});
    await expect(code.getByText('missing').first()).toBeVisible();
    await expect(code.getByText('responseInterceptor').first()).toBeVisible();
    await page.reload();
    await expect(card(page, 'Demo').getByText('It doesn’t run until you’ve read it')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('code of a link runs only when it is started, without keys, and asks only the hosts that are allowed', async ({
    page,
    context,
  }) => {
    const asked: string[] = [];
    for (const host of ['asked', 'other'])
      await context.route(`https://${host}.example/**`, async (route) => {
        asked.push(host);
        await route.fulfill({body: host, headers: {'access-control-allow-origin': '*'}});
      });
    const handler = `async (body, signals) => {
  const found = [];
  for (const host of ['asked', 'other'])
    try {
      found.push(await (await fetch('https://asked.example/'.replace('asked', host))).text());
    } catch {
      found.push('blocked');
    }
  try {
    found.push(typeof parent.document);
  } catch {
    found.push('no page');
  }
  found.push(localStorage.getItem('playground') ?? 'no storage', typeof RTCPeerConnection);
  const picture = new Image();
  picture.src = 'https://other.example/picture.png';
  signals.onResponse({text: found.join(', ')});
}`;
    await open(page, linkWith({name: 'Strange', code: {handler}}));
    const dialog = page.getByRole('dialog', {name: 'Open shared chats?'});
    await expect(
      dialog.getByText('Code of handler, which runs only if you allow it'),
    ).toBeVisible();
    await expect(
      dialog.getByText("picture.src = 'https://other.example/picture.png'"),
    ).toBeVisible();
    await dialog.getByRole('button', {name: 'Replace mine'}).click();
    await card(page, 'Strange').getByRole('button', {name: 'Read the code of Strange'}).click();
    const tab = page.getByRole('tabpanel', {name: 'Handler of Strange'});
    await expect(tab.getByLabel('Code of handler')).toContainText('asked.example');
    await expect(page.locator('iframe')).toHaveCount(0);
    await tab.getByRole('button', {name: 'Run', exact: true}).click();
    await expect(tab.getByText('Running.', {exact: true})).toBeVisible();
    await closePanel(page);
    await sayIn(page, 'Strange', 'Go');
    const frame = frameOf(page, 'Strange');
    await expect(frame.getByText('blocked, blocked, no page, no storage, undefined')).toBeVisible();
    expect(asked).toEqual([]);

    await handlerOf(page, 'Strange');
    await tab.getByRole('checkbox', {name: 'https://asked.example'}).check();
    await tab.getByRole('button', {name: 'Restart'}).click();
    await closePanel(page);
    await sayIn(page, 'Strange', 'Go');
    await expect(frame.getByText('asked, blocked, no page, no storage')).toBeVisible();
    expect(asked).toEqual(['asked']);
  });

  test('interceptors see the request of a preview, and axe finds nothing in the Handler tab', async ({
    page,
  }) => {
    await openWith(page, [
      {
        name: 'Claude',
        provider: 'claude',
        mode: 'chat',
        code: {
          requestInterceptor: '(details) => {\n  details.body.extra = 1;\n  return details;\n}',
        },
      },
      {name: 'Other'},
    ]);
    await expect(page.getByText('Left out: Claude (runs its own code')).toBeVisible();
    const tab = await handlerOf(page, 'Claude');
    await expect(tab.getByLabel('Code of requestInterceptor')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await tab.getByRole('button', {name: 'Run', exact: true}).click();
    await expect(tab.getByText('Running.', {exact: true})).toBeVisible();
    await closePanel(page);
    await sayIn(page, 'Claude', 'Hello');
    await expect(frameOf(page, 'Claude').getByText('Preview only')).toBeVisible();
    await handlerOf(page, 'Claude');
    await expect(tab.getByRole('log').getByText('Request:')).toContainText('"extra":1');
    await setColorMode(page, 'dark');
    expect(await axeFindings(page, 'colors')).toEqual([]);
  });
});
