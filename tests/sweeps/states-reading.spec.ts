import {expect, test} from '@playwright/test';
import {comeNear, open, setColorMode} from '../support/page';
import {find, openModal} from '../support/search/helpers';

test('print: the page alone, with dark text, whole code and whole examples', async ({page}) => {
  await open(page, '/docs/connect');
  const example = page.locator('[data-example]').first();
  await comeNear(example);
  await expect(example.locator('[data-chat-state="live"]')).toBeVisible();
  await setColorMode(page, 'dark');
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  for (const part of [
    'nav.navbar',
    'footer:not(article *)',
    '.theme-doc-sidebar-container',
    '.pagination-nav',
  ])
    await expect(page.locator(part).first()).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('.theme-last-updated')).toBeVisible();
  const lightness = await page
    .locator('article p')
    .first()
    .evaluate((paragraph) =>
      Math.max(...getComputedStyle(paragraph).color.match(/\d+/g)!.map(Number)),
    );
  expect(lightness).toBeLessThan(120);
  for (const width of [390, 1280]) {
    await page.setViewportSize({width, height: 900});
    const shown = await page.evaluate(() => {
      const textsOf = (parts: Iterable<Element>) =>
        [...parts].filter((part) => part.checkVisibility()).map((part) => part.textContent);
      const isCut = (code: Element) => code.scrollWidth > code.clientWidth + 1;
      return {
        controls: textsOf(document.querySelectorAll('article :is(button, select)')),
        cut: textsOf([...document.querySelectorAll('pre')].filter(isCut)),
      };
    });
    expect(shown, `${width} px`).toEqual({controls: [], cut: []});
    for (const part of ['deep-chat', '[data-snippet]', 'details pre code'])
      await expect(example.locator(part).first()).toBeVisible();
    const file = await example.locator('details pre code').first().boundingBox();
    expect(file!.height).toBeGreaterThan(200);
  }
  await page.emulateMedia({media: 'screen'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('zoom of 400 %', () => {
  test.use({viewport: {width: 320, height: 200}, deviceScaleFactor: 4});

  test('what stays in place leaves the window to the content', async ({page}) => {
    await open(page, '/docs/connect');
    await page.getByRole('heading', {level: 2}).first().scrollIntoViewIfNeeded();
    await expect(page.getByRole('navigation', {name: 'Main'})).not.toBeInViewport();
    await page.keyboard.press('Control+i');
    const ask = page.getByRole('dialog', {name: 'Ask'});
    await expect(ask.locator('.Ask-body')).toHaveCSS('height', '200px');
    await open(page, '/playground');
    await page.getByRole('button', {name: 'Settings'}).first().click();
    const panel = page.getByRole('complementary', {name: /^Panel of/});
    await expect(panel).toHaveCSS('height', '200px');
    await expect(panel.getByPlaceholder('Find a provider')).toBeVisible();
    await panel.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(panel.getByRole('heading').first()).not.toBeInViewport({ratio: 0.5});
  });
});

/** Texts that forced colors draw in the color of what is behind them, and chosen parts without an outline. */
const unseen = () => {
  const behind = (element: Element | null): string => {
    if (!element) return '';
    const {backgroundColor} = getComputedStyle(element);
    return backgroundColor.endsWith(', 0)') ? behind(element.parentElement) : backgroundColor;
  };
  const name = (element: Element) => `<${element.localName}> ${element.textContent?.slice(0, 40)}`;
  const texts = [
    ...document.querySelectorAll('body *:not(option, script, style, noscript)'),
  ].filter(
    (element) =>
      element.checkVisibility() &&
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) &&
      getComputedStyle(element).color === behind(element),
  );
  const chosen =
    '[aria-selected="true"], [aria-pressed="true"], [aria-current], label:has(> [type="radio"]:checked)';
  const plain = [...document.querySelectorAll(chosen)].filter(
    (element) => element.checkVisibility() && getComputedStyle(element).outlineStyle === 'none',
  );
  return [
    ...texts.map((element) => `${name(element)}: drawn in the color behind it`),
    ...plain.map((element) => `${name(element)}: chosen, without an outline`),
  ];
};

test('forced colors: text is seen, controls keep an outline, icons a color', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
  for (const route of [
    '/',
    '/docs/connect',
    '/playground',
    '/features/customize',
    '/search',
    '/gallery',
    '/examples/design',
    '/start',
  ]) {
    await open(page, route);
    const wrong = await page.evaluate(unseen);
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      const problem = await page.evaluate(() => {
        let element = document.activeElement;
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
        if (!element || element === document.body || element.matches('input')) return ''; // has a caret
        // The field of a chat is outlined around its buttons too.
        const outlined = element.matches('[role=textbox]') ? element.parentElement! : element;
        const {color, backgroundColor} = getComputedStyle(element);
        const {outlineStyle, outlineWidth} = getComputedStyle(outlined);
        const name = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40);
        if (outlineStyle === 'none' || outlineWidth === '0px')
          return `${name}: no outline in focus`;
        return color === backgroundColor ? `${name}: ${color} on itself` : '';
      });
      if (problem) wrong.push(problem);
      // The search opens when it gets the focus.
      if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape');
    }
    expect(wrong, route).toEqual([]);
  }
  await openModal(page);
  await find(page, 'connect');
  expect(await page.evaluate(unseen), 'the list of results').toEqual([]);
});

for (const [colorScheme, arrows] of [
  ['light', 'none'],
  ['dark', 'invert(1)'],
] as const)
  test(`forced colors, ${colorScheme}: bubbles, drawings and arrows are seen`, async ({page}) => {
    await page.emulateMedia({forcedColors: 'active', colorScheme});
    await open(page, '/docs/files');
    await expect(page.locator('deep-chat .message-bubble').first()).toHaveCSS(
      'border-top-style',
      'solid',
    );
    const arrow = await page
      .locator('.menu__link--sublist-caret')
      .first()
      .evaluate((element) => getComputedStyle(element, '::after').filter);
    expect(arrow).toBe(arrows);
    const ask = page.locator('[data-ask-button]:visible');
    const text = await ask.evaluate((element) => getComputedStyle(element).color);
    await expect(ask.locator('svg')).toHaveCSS('color', text);
  });
