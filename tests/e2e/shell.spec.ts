import {expect, test} from '@playwright/test';
import {clipboard, colorToggle, hold, isAlive, open, settled} from '../support/page';

// @spec 2.nav.items 2.routes.sidebars 3.navbar 3.footer
test('navigation bar: items, order and targets', {tag: '@browsers'}, async ({page}) => {
  await open(page, '/docs/introduction');
  const links = page.locator('nav.navbar .navbar__items a.navbar__link');
  const found = await links.evaluateAll((items) =>
    items.map((item) => [item.textContent?.trim(), item.getAttribute('href')]),
  );
  expect(found.slice(0, 4)).toEqual([
    ['Start', '/start'],
    ['Docs', '/docs/introduction'],
    ['Examples', '/examples/frameworks'],
    ['Playground', '/playground'],
  ]);
  const repository = page.locator('.navbar__items--right a.navbar__repository');
  await expect(repository).toHaveAttribute('href', /^https:\/\/github\.com\//);
  const footer = page.getByRole('contentinfo').getByRole('link');
  expect(await footer.count()).toBeGreaterThan(5);
  const places = await footer.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(new Set(places).size).toBe(places.length);
});

// @spec 1.version 2.nav.skip 2.nav.scroll 2.nav.logo 7.version 9.toc
test('navigation bar: skip link first, logo of 31 px, stays on scroll', async ({page}) => {
  await open(page, '/docs/connect');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInMain = await page.evaluate(() => Boolean(document.activeElement?.closest('main')));
  expect(isInMain).toBe(true);

  const box = await page.locator('.navbar__logo img').first().boundingBox();
  expect([box?.width, box?.height]).toEqual([31, 31]);
  await page.mouse.move(1150, 700); // code that is longer than its place would scroll first
  await page.mouse.wheel(0, 3000);
  await page.waitForFunction(() => window.scrollY > 2000);
  await settled(page);
  expect((await page.locator('nav.navbar').boundingBox())?.y).toBe(0);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')))
    .toBe('current');
});

test('a font that is late moves nothing', {tag: '@full'}, async ({page}) => {
  const bringFont = await hold(page, '**/fonts/*');
  await page.goto('/docs/introduction', {waitUntil: 'commit'});
  await isAlive(page);
  const width = async () => (await page.locator('.navbar__title').first().boundingBox())?.width;
  const before = await width();
  bringFont();
  await page.evaluate(() => document.fonts.ready);
  expect(await width()).toBe(before);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  // @spec 2.nav.back 2.nav.desktop 2.nav.logo 9.desktop
  test('the menu opens, goes back, and is closed from 996 px on', async ({page}) => {
    await open(page, '/docs/directConnection/Claude');
    const sizeOf = async (place: string) => {
      const box = await page.locator(`${place} img:visible`).boundingBox();
      return [box?.width, box?.height];
    };
    expect(await sizeOf('.navbar__inner .navbar__logo')).toEqual([31, 31]);
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    await toggle.click();
    await settled(page);
    expect(await sizeOf('.navbar-sidebar .navbar__logo')).toEqual([31, 31]);
    const back = page.getByRole('button', {name: '← Back to main menu'});
    // Also where the menu is long, and shows the page that is open.
    await expect(back).toBeInViewport({ratio: 0.9});
    await expect(page.locator('.navbar-sidebar a[aria-current="page"]').last()).toBeInViewport();
    await back.click();
    await expect(
      page.locator('.navbar-sidebar').getByRole('link', {name: 'Playground'}),
    ).toBeVisible();
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar')).toBeHidden();

    await toggle.click();
    await page.setViewportSize({width: 995, height: 844});
    await expect(page.locator('nav.navbar-sidebar--show')).toHaveCount(1);
    await page.setViewportSize({width: 996, height: 844});
    await expect(page.locator('nav.navbar-sidebar--show')).toHaveCount(0);
    await expect(toggle).toBeHidden();
  });
});

test.describe('color mode', () => {
  test.use({colorScheme: 'dark'});

  // @spec 4.color.default 4.color.stored 9.theme
  test('starts light whatever the system says, alternates, and is remembered', async ({page}) => {
    // A stored value that is no mode.
    await page.addInitScript(() => (localStorage.theme ??= 'garbage'));
    await open(page, '/docs/connect');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'light');
    const toggle = colorToggle(page);
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.reload();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await isAlive(page);
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  });

  // @spec 4.color.tabs
  test('follows another tab', {tag: '@full'}, async ({context}) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    await open(first, '/docs/connect');
    await open(second, '/docs/events');
    await colorToggle(first).click();
    await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
    await colorToggle(second).click();
    await expect(first.locator('html')).toHaveAttribute('data-theme', 'light');
    // A choice that is deleted is the default again, and one that is none too.
    for (const change of ["setItem('theme', 'sepia')", "removeItem('theme')"]) {
      await first.evaluate("localStorage.setItem('theme', 'dark')");
      await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
      await first.evaluate(`localStorage.${change}`);
      await expect(second.locator('html')).toHaveAttribute('data-theme', 'light');
      // The second tab stores the default instead of an unknown mode. A change before that would be lost.
      await expect.poll(() => first.evaluate("localStorage.getItem('theme')")).not.toBe('sepia');
    }
  });

  // @spec 9.theme
  test('is set before anything is drawn', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/docs/connect');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

// @spec 2.routes.toc 9.toc
test('docs pages have contents, date and neighbors', {tag: '@browsers'}, async ({page}) => {
  await open(page, '/docs/webModel');
  await expect(page.locator('.theme-doc-toc-desktop a').first()).toBeVisible();
  // Exactly the headings of levels 2 and 3, in their order, and none of level 4.
  expect(await page.locator('article h4[id]').count()).toBeGreaterThan(2);
  const headings = await page
    .locator('article :is(h2, h3)[id]')
    .evaluateAll((all) => all.map(({id, tagName}) => `${tagName} ${id}`));
  expect(headings.join()).toMatch(/H2.*H3/);
  const contents = await page.locator('.theme-doc-toc-desktop a').evaluateAll((links) =>
    links.map((link) => {
      const level = link.closest('ul')!.parentElement!.closest('ul') ? 'H3' : 'H2';
      return `${level} ${decodeURIComponent(link.getAttribute('href')!.slice(1))}`;
    }),
  );
  expect(contents).toEqual(headings);
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toBeVisible();
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    /docs\/webModel\.mdx$/,
  );
  await expect(page.locator('.theme-last-updated time')).toHaveAttribute('datetime', /^\d{4}-/);
  await expect(page.locator('.pagination-nav__link--prev')).toBeVisible();
  await expect(page.locator('.pagination-nav__link--next')).toBeVisible();
  const tops = await Promise.all(
    ['Edit this page', 'Last updated', 'Next'].map(
      async (text) => (await page.locator('main').getByText(text).last().boundingBox())!.y,
    ),
  );
  expect(tops[0]).toBeLessThanOrEqual(tops[1]!);
  expect(tops[1]).toBeLessThan(tops[2]!);
});

test('code is highlighted from the start, and copies say so', async ({page}) => {
  await open(page, '/docs/installation');
  const block = page
    .locator('figure')
    .filter({has: page.locator('pre')})
    .first();
  const code = await block.locator('pre code').first().innerText();
  await block.getByRole('button', {name: /^Copy/}).first().click();
  await expect(block.getByRole('button', {name: /^Copied/})).toBeVisible();
  expect(await clipboard(page)).toBe(code.replace(/\n$/, ''));
  await expect(block.locator('.token').first()).toBeAttached();
  // Code without a title says what it is.
  await expect(page.locator('figcaption', {hasText: /^Terminal$/}).first()).toBeVisible();
  await expect(page.locator('figcaption', {hasText: /^(bash|ts|tsx|js)$/})).toHaveCount(0);
  await page.locator('.menu').getByRole('link', {name: 'Connect', exact: true}).click();
  await expect(page).toHaveURL(/\/docs\/connect$/);
  await expect(page.locator('pre code .token').first()).toBeAttached();
});

test('code in a part that opens gets its colors', {tag: '@full'}, async ({page}) => {
  await open(page, '/examples/servers');
  const part = page
    .locator('details')
    .filter({has: page.locator('> figure'), hasText: 'import express'})
    .first();
  const code = part.locator('pre code').first();
  const text = await code.textContent();
  await expect(code.locator('.token')).toHaveCount(0);
  await part.locator('summary').first().click();
  await expect(code.locator('.token').first()).toBeAttached();
  expect(await code.textContent()).toBe(text);
});
