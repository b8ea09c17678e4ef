import {expect, type Page} from '@playwright/test';
import {chatsReady, clipboard, open, test} from '../support/page';

const TARGET = '/docs/connect#requestBodyLimits';

/** How far a heading is from where a link to it leads. */
const distance = (page: Page, id: string) =>
  page.evaluate((name) => {
    const heading = document.getElementById(name)!;
    return (
      heading.getBoundingClientRect().top - parseFloat(getComputedStyle(heading).scrollMarginTop)
    );
  }, id);

/** Makes the page above all headings higher, as something that loads late does. */
const grow = (page: Page, by: number) =>
  page.evaluate((height) => {
    const part = document.createElement('div');
    part.style.height = `${height}px`;
    // The browser itself must not make up for it.
    for (const root of [document.documentElement, document.body])
      root.style.overflowAnchor = 'none';
    document.querySelector('article .markdown > p')!.before(part);
  }, by);

test('the target of a link stays in place', {tag: '@full'}, async ({page}) => {
  await open(page, TARGET);
  await page.waitForLoadState('networkidle');
  for (const by of [120, 300]) {
    await grow(page, by);
    await expect
      .poll(async () => Math.abs(await distance(page, 'requestBodyLimits')))
      .toBeLessThan(4);
  }
  await page.mouse.move(1150, 700); // code that is longer than its place would scroll first
  await page.mouse.wheel(0, 200);
  await expect.poll(() => distance(page, 'requestBodyLimits')).toBeCloseTo(-200, -1);
  await grow(page, 300);
  await expect.poll(() => distance(page, 'requestBodyLimits')).toBeCloseTo(100, -1);
});

test('the way back leads to the same place', {tag: '@full'}, async ({page}) => {
  await open(page, TARGET);
  await page.mouse.move(1150, 700); // code that is longer than its place would scroll first
  await page.mouse.wheel(0, 900);
  await expect.poll(() => distance(page, 'requestBodyLimits')).toBeCloseTo(-900, -1);
  await page.locator('.menu').getByRole('link', {name: 'Events', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Events');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Connect');
  await expect.poll(() => distance(page, 'requestBodyLimits')).toBeCloseTo(-900, -1);
});

test('the contents stay in their places', {tag: '@full'}, async ({page}) => {
  await open(page, '/docs/directConnection/Mistral');
  const contents = page.locator('.theme-doc-toc-desktop');
  const part = contents.getByRole('link', {name: 'function_handler'});
  const end = contents.getByRole('link', {name: 'Known limits'});
  const distance = async () =>
    (await end.boundingBox())!.y - (await contents.getByRole('link').first().boundingBox())!.y;
  const before = await distance();
  await part.click();
  await expect(part).toHaveClass(/active/);
  await end.click();
  await expect(part).not.toHaveClass(/active/);
  await expect(part).toBeVisible();
  expect(await distance()).toBe(before);
});

test('a closed part is no place in the contents', {tag: '@full'}, async ({page}) => {
  await open(page, '/docs/directConnection/OpenAI#TextToSpeech');
  const active = page.locator('.theme-doc-toc-desktop .table-of-contents__link--active');
  await expect(active).toHaveText('textToSpeech');
});

test('the sidebar shows the open page at load and after a click', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 700});
  await open(page, '/docs/directConnection/Requesty');
  const active = page.locator('.menu__link--active[aria-current=page]');
  await expect(active).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.locator('.pagination-nav__link--prev').click();
  await expect(active).toHaveText('LiteLLM');
  await expect(active).toBeInViewport();
});

test('a heading copies its link, goes there and says so', async ({cleanPage: page, baseURL}) => {
  await open(page, '/docs/connect');
  const heading = page.locator('#requestBodyLimits');
  await heading.hover();
  // A chat that begins after the clock has stopped can't reply.
  await chatsReady(page);
  // It says so for two seconds, which a busy test may miss.
  await page.clock.install();
  await heading.getByRole('link').click();
  await expect(page).toHaveURL(/#requestBodyLimits$/);
  await expect(page.getByText('The link is on the clipboard')).toBeAttached();
  await expect(heading.getByRole('link')).toHaveAttribute('data-copied', '');
  expect(await clipboard(page)).toBe(`${baseURL}${TARGET}`);
  await page.clock.fastForward(2000);
  await expect(heading.getByRole('link')).not.toHaveAttribute('data-copied');
});

test('long lines of code go on below', {tag: '@full'}, async ({page}) => {
  const cut = () =>
    page
      .locator('main pre:visible')
      .evaluateAll((all) =>
        all.filter((pre) => pre.scrollWidth > pre.clientWidth).map((pre) => pre.textContent),
      );
  await open(page, '/docs/directConnection/Cohere');
  for (const width of [1440, 1280, 390]) {
    await page.setViewportSize({width, height: 800});
    await expect(page.locator('main pre:visible').first()).toBeVisible();
    expect(await cut(), `${width} px`).toEqual([]);
  }
  const block = page.locator('figure', {hasText: 'CohereSystem.tsx'}).first();
  const code = await block.locator('pre').textContent();
  const rows = await block
    .locator('pre')
    .evaluate((pre) => pre.scrollHeight / parseFloat(getComputedStyle(pre).lineHeight));
  expect(rows).toBeGreaterThan(code!.trimEnd().split('\n').length + 3);
});

test('of long code the first lines show', {tag: '@full'}, async ({page}) => {
  await open(page, '/docs/directConnection/Requesty');
  const block = page.locator('figure', {hasText: 'RequestyTools.tsx'}).first();
  const code = block.locator('pre');
  const isCut = () => code.evaluate((pre) => pre.scrollHeight > pre.clientHeight + 1);
  expect(await isCut()).toBe(true);
  const more = block.getByRole('button', {name: /^Show all \d+ lines/});
  await more.click();
  expect(await isCut()).toBe(false);
  await block.getByRole('button', {name: /^Show fewer lines/}).click();
  expect(await isCut()).toBe(true);
  // Find-in-page scrolls what it finds into view.
  await code.evaluate((pre) => (pre.scrollTop = 200));
  await expect(block.getByRole('button', {name: /^Show fewer/})).toBeVisible();
  expect(await isCut()).toBe(false);
  await page.reload();
  await page.emulateMedia({media: 'print'});
  expect(await isCut()).toBe(false);
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('links of headings can be seen, since nothing hovers there', async ({page}) => {
    await open(page, '/docs/connect');
    await expect(page.locator('main h2 .hash-link').first()).toHaveCSS('opacity', '1');
  });
});
