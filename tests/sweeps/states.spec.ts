import {expect, test, type Page} from '@playwright/test';
import {chatsReady, hold, open, reload} from '../support/page';
import {scriptsWith, withSettings} from '../support/chunks';

// @spec 4.transition.bar 4.transition.preload 9.progress
test('progress bar: after 200 ms from 0.08, by at most 0.02 each 800 ms', async ({page}) => {
  const release = await hold(page, scriptsWith('docs/introduction.mdx'));
  await page.clock.install();
  await open(page, '/start');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const bar = page.locator('#nprogress .bar');
  // A step is 0.02 at the most; by how much it is less is left to chance.
  await page.evaluate('Math.random = () => 0.5');
  await page.getByRole('link', {name: 'Docs', exact: true}).first().click();
  await expect(page).toHaveURL(/\/docs\/introduction$/);
  await page.clock.runFor(190);
  await expect(bar).toHaveCount(0);
  // The page before stays until the next one is loaded.
  await expect(page.locator('main article')).toHaveCount(0);
  await page.clock.runFor(20);
  const place = async () =>
    Number(/translate3d\((-[\d.]+)%/.exec((await bar.getAttribute('style')) ?? '')?.[1]);
  await page.clock.runFor(100);
  await expect(bar).toHaveCount(1);
  expect(await place()).toBe(-92);
  await expect(bar).toHaveAttribute('style', /transition: (all )?200ms/);
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  await page.clock.runFor(600);
  expect(await place()).toBe(-92);
  for (const next of [-91, -90]) {
    await page.clock.runFor(800);
    expect(await place()).toBe(next);
  }
  release();
  await expect(page.locator('main article')).toBeVisible();
  await page.clock.runFor(2000);
  await expect(bar).toHaveCount(0);
});

/** Pretends another connection; the first one is so slow that nothing is fetched ahead. */
const connect = (page: Page, effectiveType: string, saveData = false) =>
  page.evaluate(
    `Object.assign(navigator.connection, ${JSON.stringify({effectiveType, saveData})})`,
  );

// @spec 4.transition.preload 7.prefetch
test('the next pages are fetched early, but not on 2g or with data saver', async ({page}) => {
  await page.addInitScript(() => {
    const value = {effectiveType: '2g', saveData: false};
    Object.defineProperty(navigator, 'connection', {value});
  });
  await open(page, '/search');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const link = (name: string) => page.getByRole('link', {name, exact: true}).first();
  // A link that is pointed at asks once, so each connection has its own.
  for (const [name, effectiveType, saveData] of [
    ['Start', 'slow-2g', false],
    ['Examples', '2g', false],
    ['Playground', '4g', true],
  ] as const) {
    await connect(page, effectiveType, saveData);
    await link(name).hover();
    await page.waitForTimeout(300);
    expect(asked, effectiveType).toEqual([]);
  }
  const prefetched = page.locator('link[rel=prefetch][href*="/assets/js/"]');
  await expect(prefetched).toHaveCount(0);
  await connect(page, '4g');
  await link('Docs').hover();
  const scripts = scriptsWith('docs/introduction.mdx');
  await expect.poll(() => asked.some((url) => scripts.test(url))).toBe(true);

  // Links in view are fetched too.
  await connect(page, '4g', true);
  await link('Playground').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Playground');
  const before = await prefetched.count();
  await connect(page, '4g');
  await link('Start').click();
  await expect.poll(() => prefetched.count()).toBeGreaterThan(before);
});

// @spec 4.color.off
test('color mode: a switch that is off deletes the choice and is not shown', async ({page}) => {
  await withSettings(page, [[/disableSwitch:!1/g, 'disableSwitch:!0']]);
  // The setting is in a script of the page's head too, which the page's policy knows by its hash.
  await page.route('/docs/connect', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const changed = html.replace('("theme",!0)', '("theme",!1)');
    expect(changed).not.toBe(html);
    await route.fulfill({response, body: changed.replace(/<meta http-equiv="Content-[^>]*>/, '')});
  });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, '/docs/connect');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', {name: /dark and light mode/})).toHaveCount(0);
});

// @spec 9.scroll
test('back to top: each frame leaves 0.85 of the way', async ({page}) => {
  await open(page, '/docs/connect');
  const top = page.getByRole('button', {name: 'Scroll back to top'});
  // Late drawing may scroll the page down again, which hides the button again.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 5000));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(4000);
    await chatsReady(page);
    await page.evaluate(() => window.scrollBy(0, -300));
    await expect(top).toBeVisible({timeout: 2000});
  }).toPass();
  const steps = await page.evaluate(async () => {
    const targets: [number, number][] = [];
    const original = window.scrollTo.bind(window);
    window.scrollTo = ((x: number | ScrollToOptions, y: number) => {
      // A chat that empties its input scrolls with an object, to where the window is.
      if (typeof x === 'object') return original(x);
      targets.push([document.documentElement.scrollTop, y]);
      original(x, y);
    }) as typeof window.scrollTo;
    document.querySelector<HTMLButtonElement>('.theme-back-to-top-button')!.click();
    while (document.documentElement.scrollTop > 0)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return targets;
  });
  expect(steps.length).toBeGreaterThan(10);
  for (const [from, to] of steps) expect(to).toBe(Math.floor(from * 0.85));
});

// @spec 9.collapse
test('a group of the sidebar opens in a time that its height gives', async ({page}) => {
  await open(page, '/docs/introduction');
  const durations = async () => {
    const group = page.locator('.menu__list-item--collapsed').first();
    // Its list is drawn with the first click.
    await group.evaluate((element) => {
      const seen: string[] = [];
      Object.assign(window, {seen});
      new MutationObserver((changes) => {
        for (const {target} of changes) {
          const {transition} = (target as HTMLElement).style;
          if (transition) seen.push(transition);
        }
      }).observe(element, {attributes: true, attributeFilter: ['style'], subtree: true});
    });
    const element = await group.elementHandle();
    await group.getByRole('button').first().click();
    await expect.poll(() => page.evaluate('window.seen.length')).toBeGreaterThan(0);
    const height = await element!.evaluate((item) => item.querySelector('ul')!.scrollHeight);
    return {height, seen: (await page.evaluate('window.seen')) as string[]};
  };
  const {height, seen} = await durations();
  const expected = Math.round((4 + 15 * (height / 36) ** 0.25 + height / 36 / 5) * 10);
  expect(seen.some((text) => text.includes(`${expected}ms`))).toBe(true);

  await page.emulateMedia({reducedMotion: 'reduce'});
  await reload(page);
  expect((await durations()).seen.some((text) => /\b1ms/.test(text))).toBe(true);
});
