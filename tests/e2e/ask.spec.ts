import {expect} from '@playwright/test';
import {answers, ask, field, followUps, openPanel, panel} from '../support/ask';
import {chatScripts} from '../support/chunks';
import {clipboard, hold, isAlive, open, overflow, reload, test, watch} from '../support/page';
import {find, openModal} from '../support/search/helpers';

const PHONE = {width: 390, height: 844};

test('opens by key, bar and search; Escape gives the focus back', async ({cleanPage: page}) => {
  await open(page, '/docs/connect');
  const copy = page.getByRole('button', {name: 'Copy page as Markdown'});
  await copy.focus();
  await openPanel(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(copy).toBeFocused();

  const button = page.locator('.navbar').getByRole('button', {name: 'Ask', exact: true});
  await button.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+i');
  await expect(panel(page)).toBeHidden();
  await expect(button).toBeFocused();

  await openModal(page);
  await find(page, 'stream replies');
  await page.getByRole('button', {name: 'Ask: stream replies'}).click();
  await expect(panel(page).locator('.user-message-text')).toHaveText('stream replies');
  await expect(followUps(page).first()).toBeVisible();
  await panel(page).getByRole('button', {name: 'Close', exact: true}).click();
  // The search gives the focus back to where it was before.
  await expect(button).toBeFocused();

  await openModal(page);
  await find(page, 'microphone');
  await page.keyboard.press('Control+i');
  await expect(panel(page).locator('.user-message-text').last()).toHaveText('microphone');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();

  // An editor has its own meaning for the same keys.
  await page.getByRole('button', {name: /^Edit/}).first().click();
  const editor = page.locator('.cm-content').first();
  const code = await editor.innerText();
  await editor.press('Control+i');
  await expect(panel(page)).toBeVisible();
  expect(await editor.innerText()).toBe(code);
});

test('what is typed before the chat is there is kept', {tag: '@full'}, async ({page}) => {
  await open(page, '/search');
  const release = await hold(page, chatScripts());
  await page.keyboard.press('Control+i');
  await expect(panel(page)).toBeFocused();
  await page.keyboard.type('How do I ');
  release();
  await expect(field(page)).toHaveText('How do I');
  await page.keyboard.type('stream?');
  await page.keyboard.press('Enter');
  await expect(panel(page).locator('.user-message-text')).toHaveText('How do I stream?');
});

test('home: questions are answered from the index, also offline', async ({
  page,
  context,
  baseURL,
}) => {
  const problems = watch(page, baseURL!);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  page.on('dialog', () => problems.push('a dialog opened'));
  await open(page, '/');
  const box = page.getByRole('region', {name: 'Ask about Deep Chat'});
  await expect(box.getByRole('listitem')).toHaveCount(3);
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => /search-worker|assets\/js\/(?:ask|answers)/.test(url))).toEqual([]);

  await box.getByRole('button', {name: 'How do I install it in React?'}).click();
  await expect(answers(page).locator('a').first()).toHaveAttribute('href', /^\/docs\/installation/);
  await expect(followUps(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await box.getByLabel('Your question').fill('Is it free?');
  await page.keyboard.press('Enter');
  await expect(answers(page).last()).toContainText('MIT license');
  await expect(followUps(page).first()).toBeVisible();

  await context.setOffline(true);
  await ask(page, 'What is the weather tomorrow?');
  const refusal = answers(page).last();
  await expect(refusal).toContainText("These docs don't seem to cover that");
  await expect(
    refusal.getByRole('link', {name: 'open an issue with your question'}),
  ).toHaveAttribute('href', /\/issues\/new\?title=What%20is%20the%20weather/);
  const hostile = '<img src=x onerror=alert(1)> <b>bold</b> how do I install it?';
  await ask(page, hostile);
  await expect(panel(page).locator('.user-message-text').last()).toHaveText(hostile);
  await ask(page, 'Can users dictate with the microphone?');
  const speech = answers(page).last().locator('a[href^="/docs/speech"]').first();
  await expect(speech).toBeVisible();
  expect(await panel(page).locator('.message-bubble img, .message-bubble b').count()).toBe(0);
  await context.setOffline(false);

  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  await speech.click();
  await expect(page).toHaveURL(/\/docs\/speech/);
  await expect(page.locator('h1')).toHaveText('Speech');
  await expect(page.locator('html[data-same]')).toHaveCount(1);
  await expect(panel(page)).toBeVisible();
  // Pages whose Markdown is out of reach are quoted from the index.
  expect(problems.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test(
  'the conversation survives a link and a reload, with questions as they were written',
  {
    tag: '@full',
  },
  async ({cleanPage: page}) => {
    await open(page, '/docs/speech');
    await openPanel(page);
    const picture = 'How do I stream the reply of my server? ![x](https://evil.example/a.png?q=1)';
    const questions = panel(page).locator('.user-message-text');
    await ask(page, picture);
    await expect(questions.last()).toHaveText(picture);
    await expect(followUps(page).first()).toBeVisible();
    // With the button, and while nothing can be sent.
    const link = 'Is [this](https://evil.example/b) a `link`, <https://evil.example/c>?';
    await field(page).fill(link);
    await panel(page).locator('.submit-button').click();
    await expect(questions.last()).toHaveText(link);
    await field(page).fill(picture);
    await field(page).press('Enter');
    await expect(followUps(page).first()).toBeVisible();
    // From the search, and from the conversation that the tab keeps.
    await page.keyboard.press('Escape');
    await openModal(page);
    await find(page, '![a](https://evil.example/d.png)');
    await page.keyboard.press('Control+i');
    await expect(questions.last()).toHaveText('![a](https://evil.example/d.png)');
    await expect(followUps(page).first()).toBeVisible();
    const answer = answers(page).last();
    const target = answer.locator('a[href*="#"]').first();
    const address = (await target.getAttribute('href'))!;
    await target.click();
    await expect(page).toHaveURL(new RegExp(`${address.replace(/[?.]/g, '\\$&')}$`));
    const heading = page.locator(`[id="${decodeURIComponent(address.split('#')[1]!)}"]`);
    await expect(heading).toBeInViewport();
    await expect(panel(page)).toBeVisible();
    const said = await answer.innerText();
    await page.reload();
    await expect(panel(page)).toHaveCount(0);
    await isAlive(page);
    await openPanel(page);
    await expect(questions.first()).toHaveText(picture);
    expect(await questions.locator('a, img').count()).toBe(0);
    expect((await answer.innerText()).trim()).toBe(said.trim());
    // Nor does a saved reply that was changed.
    await page.evaluate(() => {
      const turns = JSON.parse(sessionStorage.getItem('ask-conversation')!) as {text: string}[];
      turns.at(-1)!.text = 'Changed: ![x](https://evil.example/e.png)';
      sessionStorage.setItem('ask-conversation', JSON.stringify(turns));
    });
    await reload(page);
    await openPanel(page);
    await expect(answer.locator('p')).toHaveText('Changed: x');
    await panel(page).getByRole('button', {name: 'New chat'}).click();
    await expect(panel(page).getByText('What do you want to build?')).toBeVisible();
    await expect(field(page)).toBeFocused();
    await reload(page);
    await openPanel(page);
    await expect(panel(page).locator('.message-bubble')).toHaveCount(0);
  },
);

test(
  'an index that cannot be loaded is said, and asked for again',
  {tag: '@full'},
  async ({page}) => {
    await page.route(/search-worker/, (route) => route.abort());
    await open(page, '/docs/connect');
    await openPanel(page);
    await ask(page, 'Is my API key safe?');
    await expect(panel(page).locator('.error-message-text')).toContainText(
      "The docs couldn't be loaded. Check your connection, then ask again.",
    );
    await page.unroute(/search-worker/);
    await panel(page).getByRole('button', {name: 'Ask again'}).click();
    await expect(answers(page).locator('a[href^="/docs/guides/api-keys"]').first()).toBeVisible();
  },
);

test('from 1280 px on, no text is under the panel', {tag: '@full'}, async ({page}) => {
  for (const address of ['/docs/connect', '/examples/servers', '/', '/playground']) {
    await open(page, address);
    await openPanel(page);
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({width, height: 800});
      await expect
        .poll(() =>
          page.evaluate(() => {
            const left = document.querySelector('[data-ask]')!.getBoundingClientRect().left;
            const parts = document.querySelectorAll('main :is(h1, h2, p, li, td, pre, button)');
            const isUnder = (part: Element) =>
              part.checkVisibility() &&
              part.getBoundingClientRect().right > left + 1 &&
              // What scrolls in its own box is cut there.
              part.parentElement!.getBoundingClientRect().right > left + 1;
            return [...parts].filter(isUnder).map((part) => part.textContent.slice(0, 40));
          }),
        )
        .toEqual([]);
      expect(await overflow(page), `${address} at ${width} px`).toBeLessThanOrEqual(0);
      if (address !== '/docs/connect' || width !== 1440) continue;
      const code = page.locator('main [data-snippet]:visible').first();
      expect(await code.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
    }
  }
});

test(
  'an answer is copied with its links, and its code is colored',
  {tag: '@full'},
  async ({page}) => {
    await open(page, '/docs/introduction');
    await openPanel(page);
    await ask(page, 'How do I install it in React?');
    await expect(followUps(page).first()).toBeVisible();
    const first = answers(page).first();
    await expect(first.locator('pre .token').first()).toBeVisible();
    // What is cut above the field fades out.
    await expect(panel(page).locator('#messages')).toHaveCSS('mask-image', /gradient/);
    await expect(first.getByRole('link', {name: /^Installation/}).first()).toHaveAttribute(
      'href',
      /^\/docs\/installation/,
    );
    await ask(page, 'and in Vue?');
    await expect(answers(page)).toHaveCount(2);
    await expect(answers(page).last().locator('a').first()).toHaveAttribute('href', /#vue$/);
    await expect(followUps(page).first()).toBeVisible();
    await first.getByRole('button', {name: 'Copy answer'}).click();
    await expect(first.getByText('Copied')).toBeVisible();
    const copied = await clipboard(page);
    expect(copied).toContain('npm install deep-chat-react');
    expect(copied).toContain(`](${new URL(page.url()).origin}/docs/installation`);
  },
);

test('Ctrl+I and Ctrl+K work before the page is alive', {tag: '@full'}, async ({page}) => {
  for (const [key, opened] of [
    ['i', panel(page)],
    ['k', page.getByPlaceholder('Search docs')],
  ] as const) {
    const go = await hold(page, '**/assets/js/main.*');
    await page.goto('/docs/modes', {waitUntil: 'commit'});
    await page.locator('h1').waitFor();
    await page.keyboard.press(`Control+${key}`);
    go();
    await expect(opened).toBeVisible();
    await page.unrouteAll();
  }
});

test.describe('on a phone', () => {
  test.use({viewport: PHONE, hasTouch: true});

  test('opens over the whole screen, and a link closes it', async ({cleanPage: page}) => {
    await open(page, '/start');
    const button = page.locator('.navbar').getByRole('button', {name: 'Ask', exact: true});
    const {width, height} = (await button.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await button.click();
    await expect(field(page)).toBeFocused();
    // It slides in.
    await expect.poll(() => panel(page).boundingBox()).toEqual({x: 0, y: 0, ...PHONE});
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    for (const button of await panel(page).getByRole('button').all()) {
      if (!(await button.isVisible())) continue;
      const {height} = (await button.boundingBox())!;
      const name = await button.innerText();
      expect(height, name).toBeGreaterThanOrEqual(name ? 44 : 36);
    }
    const place = await field(page).boundingBox();
    await ask(page, 'Is my API key safe?');
    await expect(followUps(page).first()).toBeVisible();
    expect(await field(page).boundingBox()).toEqual(place);
    await answers(page).locator('a').first().click();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(/\/docs\//);
    await page.goBack();

    await openPanel(page);
    await ask(page, 'How do I change the bubble color?');
    // A number stays beside the word before it.
    const number = answers(page).last().locator('a[title]').first();
    const before = await number.evaluate((link) => link.previousSibling?.textContent);
    expect(before).toMatch(/\u00a0$/);
    // Its lines fit the panel.
    const code = answers(page).last().locator('pre');
    await expect(code).toContainText("user: {bubble: {\n      backgroundColor: '#1e40af',");
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
  });
});
