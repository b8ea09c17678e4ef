import {expect, type Frame, type Page} from '@playwright/test';
import {FRAME_BOOT} from '../../src/example/edit/boot';
import {colorToggle, open} from '../support/page';
import {test} from '../support/stranger';

/** What code can do in the frame of an edited example. */

async function frameOf(page: Page): Promise<Frame> {
  await open(page, '/docs/methods');
  const example = page.locator('[data-example]').first();
  await example.getByRole('button', {name: /^Edit/}).click();
  await expect(example.frameLocator('iframe').locator('deep-chat')).toBeVisible();
  return page.frames().find((frame) => frame.parentFrame())!;
}

/** Each way out of the frame that its policy or its sandbox closes: code, with the stranger's address as `to`. */
const WAYS: Readonly<Record<string, string>> = {
  'a frame': `append('iframe', {src: to})`,
  'an object': `append('object', {data: to}); append('embed', {src: to})`,
  'a form': `append('form', {action: to, method: 'post'}).submit()`,
  'a form in a new window': `append('form', {action: to, target: '_blank'}).submit()`,
  'a worker': `new Worker(URL.createObjectURL(new Blob(["fetch('" + to + "')"])))`,
  'a script': `append('script', {src: to + '/a.js'})`,
  'a style sheet': `append('link', {rel: 'stylesheet', href: to})`,
  'a window': `window.open(to); append('a', {href: to, target: '_blank'}).click()`,
  'the page': `top.location = to`,
  'another page in the frame': `location = to`,
};

test('code of an edited example gets out in none of the closed ways', async ({page, stranger}) => {
  const opened: string[] = [];
  page.on('popup', (popup) => opened.push(popup.url()));
  const frame = await frameOf(page);
  const run = (code: string, name: string) =>
    frame.evaluate(
      `((to) => {
        const append = (name, values) => {
          const element = Object.assign(document.createElement(name), values);
          document.body.append(element);
          return element;
        };
        try { ${code} } catch { /* refused */ }
      })(${JSON.stringify(`${stranger.origin}/${name}`)})`,
    );
  // The way that stays open shows that the stranger listens: examples ask the servers that they name.
  await run('fetch(to)', 'open');
  await expect.poll(() => stranger.heard.length).toBe(1);
  for (const [way, code] of Object.entries(WAYS)) await run(code, way.replaceAll(' ', '-'));
  await page.waitForTimeout(1000);
  expect(stranger.heard.slice(1)).toEqual([]);
  expect(opened).toEqual([]);
  await expect(page).toHaveURL(/\/docs\/methods$/);
});

test('an edited example has the colors of its page', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const frame = await frameOf(page);
  const chat = frame.locator('deep-chat');
  await expect(chat).toHaveCSS('background-color', 'rgb(23, 32, 33)');
  await colorToggle(page).click();
  await expect(chat).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('the script of the frame helps nobody, and sends nothing twice', async ({page}) => {
  const problems: string[] = [];
  page.on('pageerror', ({message}) => problems.push(message));
  const frame = await frameOf(page);
  /** Whether the script runs a program in a frame of this place. */
  const runs = (boot: string) =>
    new Promise<boolean>((resolve) => {
      addEventListener('message', ({data, source}) => {
        if (data === 'ran') resolve(true);
        if ((data as {type?: string}).type === 'empty')
          source?.postMessage(
            {type: 'program', text: "parent.postMessage('ran', '*')"},
            {
              targetOrigin: '*',
            },
          );
      });
      for (const sandbox of ['allow-scripts', undefined]) {
        const inner = document.createElement('iframe');
        if (sandbox) inner.setAttribute('sandbox', sandbox);
        inner.srcdoc = `<body><script>${boot}</script>`;
        document.body.append(inner);
      }
      setTimeout(() => resolve(false), 2000);
    });
  expect(await frame.evaluate(runs, FRAME_BOOT)).toBe(false);

  await frame.evaluate(() => {
    for (const type of ['ready', 'empty', 'ready', 'log', 'error'])
      parent.postMessage({type, text: {toString: 1}, message: {toString: 1}}, '*');
    parent.postMessage(null, '*');
  });
  await page.waitForTimeout(1000);
  await expect(
    page.locator('[data-example]').first().frameLocator('iframe').locator('deep-chat'),
  ).toHaveCount(1);
  const alert = page.locator('[data-example]').first().getByRole('alert');
  expect((await alert.allTextContents()).join('')).not.toMatch(/define|already/i);
  expect(problems).toEqual([]);
});

test('code in the frame reads no storage, no cookies, and not its page', async ({page}) => {
  const frame = await frameOf(page);
  await page.evaluate(() => {
    localStorage.setItem('private', 'sentinel');
    document.cookie = 'private=sentinel';
  });
  const read = await frame.evaluate(async () => {
    const tries: readonly (() => unknown)[] = [
      () => document.cookie,
      () => parent.document.title,
      () => parent.localStorage.getItem('private'),
      () => localStorage.getItem('private'),
      () => caches.keys(),
      () =>
        new Promise((resolve, reject) => {
          const opening = indexedDB.open('x');
          opening.onsuccess = () => resolve('open');
          opening.onerror = () => reject(new Error('refused'));
        }),
      () => fetch(`${location.ancestorOrigins[0]}/docs/methods`).then((reply) => reply.text()),
    ];
    return Promise.all(
      tries.map(async (attempt) => {
        try {
          return await attempt();
        } catch {
          return 'refused';
        }
      }),
    );
  });
  expect(read).toEqual(['refused', 'refused', 'refused', null, 'refused', 'refused', 'refused']);
});
