import {expect, test} from '@playwright/test';
import {DOC_PAGES, metaOf, PAGES, REDIRECTS, titleOf} from '../support/site';
import routes from '../data/routes.json';

/** How many pages one test opens. */
const SHARE = 12;

/** Link texts that search engines and lists of links can't use; Lighthouse counts them, too. */
const VAGUE =
  /^(?:click (?:here|this)|continue|details|here|info|(?:more |right )?(?:information|here|info)|(?:learn |read |see |show |view )?more|link|start|this|view)$/i;

const known = new Set([...PAGES, ...REDIRECTS].map(({route}) => route));

// @spec 1.parts 1.topics 1.root 2.routes.pages 2.routes.fragments 2.routes.small 2.routes.docs 2.routes.examples
test('every promised route is a page', () => {
  expect(routes.filter((route) => !known.has(route))).toEqual([]);
});

test('every page has a title of its own', () => {
  const seen = new Map<string, string>();
  const problems = PAGES.flatMap(({route, html}) => {
    const title = titleOf(html)?.trim();
    if (!title) return [`${route}: no title`];
    const other = seen.get(title);
    seen.set(title, route);
    return other ? [`${route}: same title as ${other}: ${title}`] : [];
  });
  expect(problems).toEqual([]);
});

test('every page has a description of its own, 80 to 160 characters long', () => {
  const seen = new Map<string, string>();
  const problems = PAGES.flatMap(({route, html}) => {
    const description = metaOf(html, 'description');
    if (!description) return [`${route}: no description`];
    const text = description.replace(/&[#\w]+;/g, "'");
    if (text.length < 80 || text.length > 160) return [`${route}: ${text.length} characters`];
    const other = seen.get(text);
    seen.set(text, route);
    return other ? [`${route}: same description as ${other}`] : [];
  });
  expect(problems).toEqual([]);
});

test('links in texts say where they lead', () => {
  const problems = PAGES.flatMap(({route, html}) => {
    const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
    const texts = [...main.matchAll(/<a [^>]*>([^]*?)<\/a>/g)].map(([, text = '']) =>
      text.replace(/<[^>]+>/g, '').trim(),
    );
    return texts.filter((text) => VAGUE.test(text)).map((text) => `${route}: "${text}"`);
  });
  expect(problems).toEqual([]);
});

test('redirects lead to pages', () => {
  const problems = REDIRECTS.flatMap(({route, html}) => {
    const target = /url=([^"'\s>]+)/.exec(html)?.[1]?.replace(/\/$/, '');
    return target && known.has(target) ? [] : [`${route} leads to ${target}`];
  });
  expect(REDIRECTS.length).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  for (let first = 0; first < DOC_PAGES.length; first += SHARE)
    test(`pages show their text and code, from ${DOC_PAGES[first]!.route}`, async ({page}) => {
      for (const {route} of DOC_PAGES.slice(first, first + SHARE))
        await test.step(route, async () => {
          await page.goto(route);
          await expect(page.locator('h1')).toBeVisible();
          expect((await page.locator('main').innerText()).length).toBeGreaterThan(400);
          const codes = await page.locator('pre code').allTextContents();
          expect(codes.filter((code) => code === '')).toEqual([]);
        });
    });
});
