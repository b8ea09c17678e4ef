import {expect, test, type Page} from '@playwright/test';
import {chatsReady, open} from '../support/page';
import {find, input, openModal, rows} from '../support/search/helpers';
import anchors from '../data/anchors.json';

/** How far a target may be from its place, in px. */
const TOLERANCE = 4;
const COUNT = 40;
/** Targets of one test. Half of the targets are tried at each width. */
const GROUP = 5;

interface Target {
  readonly route: string;
  readonly id: string;
}

/** A heading of a page, far enough down for everything above it to move it. */
const TARGETS: readonly Target[] = Object.entries(anchors)
  .filter(([, ids]) => ids.length > 0)
  .map(([route, ids]) => ({route, id: ids[Math.floor(ids.length * 0.7)]!}))
  .slice(0, COUNT);

/** Where the target of the address is and where it should be, once nothing moves any more. */
async function landing(page: Page): Promise<{off: number; where: string}> {
  await chatsReady(page);
  return page.evaluate(async () => {
    const target = () => {
      const id = decodeURIComponent(location.hash.slice(1));
      const element = id ? document.getElementById(id) : document.querySelector('h1');
      if (!element) return NaN;
      const {top} = element.getBoundingClientRect();
      if (!id) return window.scrollY;
      // Above the end of a page a target cannot go up to the top.
      const left = document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
      const off = top - parseFloat(getComputedStyle(element).scrollMarginTop);
      return left < 2 && off > 0 && top < window.innerHeight ? 0 : off;
    };
    let last = target();
    // A target that is not there is NaN, which is never the same: it has time to come, and then it is an error.
    for (let quiet = 0, tries = 0; quiet < 6 && tries < 400; quiet++, tries++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      const now = target();
      if (now !== last) quiet = 0;
      last = now;
    }
    return {off: Math.round(last * 10) / 10, where: location.pathname + location.hash};
  });
}

for (const [half, width] of [1280, 390].entries())
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 860}});

    /** Chooses a page of the sidebar, in the menu on a phone. */
    const choosePage = async (page: Page) => {
      const heading = page.getByRole('heading', {level: 1});
      const before = await heading.innerText();
      if (width === 390) await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      const menu = page.locator(width === 390 ? '.navbar-sidebar' : '.theme-doc-sidebar-container');
      const links = menu.locator('.menu__link:not(.menu__link--active):not([role=button])');
      const link = links.filter({visible: true}).last();
      const address = (await link.getAttribute('href'))!;
      await link.click();
      await expect(page).toHaveURL((url) => url.pathname === address);
      // The address changes first, and the page before stays until the next one is loaded.
      await expect(heading).not.toHaveText(before);
    };

    /** Chooses the heading from the table of contents. */
    const chooseEntry = async (page: Page, id: string) => {
      if (width === 390) await page.getByText('On this page').click();
      const contents = page.locator(
        width === 390 ? '.theme-doc-toc-mobile' : '.theme-doc-toc-desktop',
      );
      const entries = contents.locator('.table-of-contents a').filter({visible: true});
      const own = entries.and(contents.locator(`a[href$="#${id}"]`));
      const isScrolled = () =>
        page.evaluate(
          () => window.scrollY > 0 || document.documentElement.scrollHeight <= window.innerHeight,
        );
      // A long list has no entry for a part of a section.
      await expect(async () => {
        const link = (await own.count()) > 0 ? own : entries.last();
        await link.click({timeout: 2000});
        await expect.poll(isScrolled, {timeout: 2000}).toBe(true);
      }).toPass();
    };

    /** Goes to a heading, the first of a group in each way there is, and says which of them missed it. */
    const misses = async (page: Page, {route, id}: Target, isFirst: boolean): Promise<string[]> => {
      const off: string[] = [];
      const check = async (way: string) => {
        const {off: by, where} = await landing(page);
        if (!(Math.abs(by) <= TOLERANCE)) off.push(`${way}: ${by} px off at ${where}`);
      };
      await open(page, `${route}#${id}`);
      await check('a fresh load');
      // The other ways lead there by the same code on each page.
      if (!isFirst) return off;

      await choosePage(page);
      await check('the sidebar');
      await page.goBack();
      await expect(page).toHaveURL((url) => url.pathname === route && url.hash === `#${id}`);
      await check('the back button');

      // A key lets go of the target, which holds its place at first. Home would scroll too, for a while.
      await page.keyboard.press('Shift');
      await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await chooseEntry(page, id);
      await check('the table of contents');

      await openModal(page);
      await find(page, `${route.split('/').at(-1)} ${id}`);
      const hit = rows(page).locator('a[href*="#"]').first();
      const address = (await hit.getAttribute('href'))!;
      await hit.click();
      await expect(input(page)).toBeHidden();
      await expect(page).toHaveURL((url) => address.endsWith(url.pathname + url.hash));
      await check('search');
      return off;
    };

    // Pages after the first one take the scripts from the browser's cache, which saves a third of the time.
    const targets = TARGETS.filter((_, index) => index % 2 === half);
    for (let first = 0; first < targets.length; first += GROUP)
      test(`links land on their targets (from ${first + 1})`, async ({page}) => {
        test.slow();
        for (const [index, target] of targets.slice(first, first + GROUP).entries())
          await test.step(`${target.route}#${target.id}`, async () => {
            expect.soft(await misses(page, target, index === 0)).toEqual([]);
          });
      });
  });
