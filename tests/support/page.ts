import {expect, test as base, type Locator, type Page, type Request} from '@playwright/test';

/**
 * Collects what must not happen on a page: console errors and warnings, uncaught errors, requests to other hosts and
 * failed ones. Call it before the page is opened.
 */
export function watch(page: Page, origin: string): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    // The tests keep service workers away on purpose, see playwright.config.ts.
    const isOurs = message.text() !== 'Service Worker registration blocked by Playwright';
    if (['error', 'warning'].includes(message.type()) && isOurs)
      problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob|about):/.test(url))
      problems.push(`request outside the site: ${url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`);
  });
  return problems;
}

/** Tests of pages. With `cleanPage` instead of `page`, a test fails when {@link watch} collects anything. */
export const test = base.extend<{cleanPage: Page}>({
  cleanPage: async ({page, baseURL}, give) => {
    const problems = watch(page, baseURL!);
    await give(page);
    expect(problems).toEqual([]);
  },
});

/** Whether the browser asks for a file of another page ahead of time. It may do that whenever it is idle. */
export function isPrefetch(request: Request): boolean {
  return request.headers()['sec-purpose']?.includes('prefetch') ?? false;
}

/** Waits until React has taken the page over. */
export const isAlive = (page: Page) =>
  page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});

/** Opens a page and waits until React has taken it over. */
export async function open(page: Page, route: string) {
  const response = await page.goto(route, {waitUntil: 'load'});
  await isAlive(page);
  return response;
}

/** Loads the page again and waits until React has taken it over. */
export async function reload(page: Page) {
  await page.reload();
  await isAlive(page);
}

/** Holds the replies to some requests of the page back, until the returned function is called. */
export async function hold(page: Page, urls: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const isFree = new Promise<void>((resolve) => (release = resolve));
  await page.route(urls, async (route) => {
    await isFree;
    await route.continue();
  });
  return release;
}

/** Adds up how far things move without being touched, from the next load on. Call what it returns to read it, with the parts. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const seen = {sum: 0, parts: [] as string[]};
    Object.assign(window, {seen});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {hadRecentInput, value, sources} = entry as PerformanceEntry & {
          hadRecentInput: boolean;
          value: number;
          sources: readonly {node: Node | null}[];
        };
        if (hadRecentInput) continue;
        seen.sum += value;
        for (const {node} of sources)
          seen.parts.push(`${(node?.parentElement ?? node)?.textContent?.slice(0, 40)}`);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () =>
    page.evaluate(
      () => (window as unknown as {seen: {sum: number; parts: readonly string[]}}).seen,
    );
}

/** Waits until every chat in the viewport, and in the part of it that scrolls around the chat, has finished its first render. */
export async function chatsReady(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-chat-state]')].every((host) => {
      // In a closed part of the page, where it has a place all the same.
      if (!host.checkVisibility()) return true;
      let {left, top, right, bottom} = host.getBoundingClientRect();
      for (let outer = host.parentElement; outer; outer = outer.parentElement) {
        if (getComputedStyle(outer).overflow === 'visible') continue;
        const clip = outer.getBoundingClientRect();
        left = Math.max(left, clip.left);
        right = Math.min(right, clip.right);
        top = Math.max(top, clip.top);
        bottom = Math.min(bottom, clip.bottom);
      }
      const isInside = right > Math.max(0, left) && bottom > Math.max(0, top);
      const isShown = isInside && left < window.innerWidth && top < window.innerHeight;
      return !isShown || ['live', 'failed'].includes(host.getAttribute('data-chat-state') ?? '');
    }),
  );
}

/** Changes the color mode as another tab of the site would, which needs no visible switch. */
export async function setColorMode(page: Page, mode: 'light' | 'dark') {
  await page.evaluate((value) => {
    localStorage.setItem('theme', value);
    window.dispatchEvent(
      new StorageEvent('storage', {key: 'theme', newValue: value, storageArea: localStorage}),
    );
  }, mode);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await settled(page);
}

/** Waits until nothing on the page is on its way from one color or place to another. */
export async function settled(page: Page) {
  await page.evaluate(async () => {
    // In closed parts (`hidden="until-found"`) animations don't run, so nothing there ever ends.
    const isDrawn = (effect: AnimationEffect | null) =>
      !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility() !== false;
    const ending = document
      .getAnimations()
      .filter(({effect}) => effect?.getComputedTiming().endTime !== Infinity && isDrawn(effect));
    await Promise.allSettled(ending.map(({finished}) => finished));
  });
}

/** The text that was copied last. */
export const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** The switch of the color mode. */
export const colorToggle = (page: Page) =>
  page.getByRole('button', {name: /dark and light mode/}).first();

/** Scrolls a part into view. What was built is replaced by what is alive when it comes near, so this may take two tries. */
export const comeNear = (part: Locator) =>
  expect(() => part.scrollIntoViewIfNeeded({timeout: 2000})).toPass();

/** Lets nothing come near the viewport from the next load on, so that no part comes alive and no chat starts. */
export const keepAway = (page: Page) =>
  page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe() {
        return undefined;
      }
    };
  });

/** How far the page is wider than its window, in px. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
