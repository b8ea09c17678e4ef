import {expect} from '@playwright/test';
import {axeFindings} from '../support/axe';
import {open, overflow, setColorMode, test} from '../support/page';

for (const width of [390, 1280])
  test(`the floating button by keyboard at ${width} px`, async ({cleanPage: page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, '/examples/Layout/sticky/preview');
    const toggle = page.getByRole('button', {name: 'Open chat'});
    const panel = page.getByRole('dialog', {name: 'Support chat'});
    const field = panel.getByRole('textbox');
    await expect(panel).toBeHidden();

    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.type('Where is it?');
    await page.keyboard.press('Enter');
    await expect(panel.getByText('You asked: Where is it?').first()).toBeVisible();

    const box = (await panel.boundingBox())!;
    if (width === 390) expect(box).toEqual({x: 0, y: 0, width: 390, height: 800});
    else expect([box.width, box.x + box.width, box.y + box.height]).toEqual([400, 1260, 780]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    // The focus stays inside: the page can't have it while the panel is open.
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const {activeElement, body} = document;
        return activeElement !== body && !activeElement?.closest('dialog');
      });
      expect(isOutside, `after ${step + 1} tabs`).toBe(false);
    }
    await setColorMode(page, width > 600 ? 'light' : 'dark');
    expect(await axeFindings(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel.getByText('You asked: Where is it?').first()).toBeVisible(); // kept
    await panel.getByRole('button', {name: 'Close chat'}).press('Enter');
    await expect(toggle).toBeFocused();
  });

test('a framed shop has the site’s button and no way back to the page around it', async ({
  page,
}) => {
  await open(page, '/examples/Layout/sticky');
  const shop = page.frameLocator('iframe[title^="A shop"]');
  await expect(shop.getByRole('listitem')).toHaveCount(3);
  await expect(shop.getByRole('link', {name: 'Back to the code'})).toBeHidden();
  await open(page, '/examples/Layout/sticky/preview');
  await expect(page.getByRole('link', {name: 'Back to the code'})).toBeVisible();
  const button = page.getByRole('button', {name: 'Open chat'});
  await expect(button).toHaveCSS('background-color', 'rgb(11, 107, 99)');
  await setColorMode(page, 'dark');
  await expect(button).toHaveCSS('background-color', 'rgb(92, 211, 195)');
  expect(await axeFindings(page)).toEqual([]);
});

test('every framework has a drawing', async ({page}) => {
  await open(page, '/examples/frameworks');
  const drawings = page.locator('main tr:visible svg');
  await expect(drawings).toHaveCount(9);
  for (const drawing of await drawings.all()) {
    await expect(drawing).toBeVisible();
    const use = drawing.locator('use');
    expect(await use.evaluate((it: SVGUseElement) => it.getBBox().width)).toBeGreaterThan(15);
  }
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('the full-screen preview fills the window at both widths', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/examples/Layout/fullScreen/preview');
  const chat = page.locator('deep-chat');
  const field = chat.getByRole('textbox');
  await expect(field).toBeVisible();
  for (const size of [
    {width: 1280, height: 800},
    {width: 390, height: 700},
  ]) {
    await page.setViewportSize(size);
    await expect(async () => {
      const box = (await chat.boundingBox())!;
      expect([box.x, box.width, box.y + box.height]).toEqual([0, size.width, size.height]);
    }).toPass();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(size.height);
  }
  await field.fill('Hello');
  await field.press('Enter');
  await expect(chat.getByText('The column is at most 680 px').first()).toBeVisible();
});

test.describe('between phone and desktop', () => {
  test.use({viewport: {width: 2200, height: 1200}});

  // @spec 2.nav.desktop 9.desktop
  test('a docs page has the navigation of one layout at each width', async ({page}) => {
    // The window of a test has whole pixels; zoom makes fractions of them.
    await page.route('/frame', (answer) =>
      answer.fulfill({
        contentType: 'text/html',
        body: `<body style="margin: 0"><iframe src="/docs/connect" style="border: 0; zoom: 2; width: 900px; height: 600px">`,
      }),
    );
    await page.goto('/frame');
    const frame = page.frameLocator('iframe');
    await frame.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    for (const [width, isDesktop] of [
      [995, false],
      [995.5, false],
      [996, true],
      [996.5, true],
      [997, true],
    ] as const) {
      await page.locator('iframe').evaluate((element, px) => {
        element.style.width = `${px}px`;
      }, width);
      await expect
        .poll(() =>
          frame
            .locator('html')
            .evaluate(
              (_html, px) => matchMedia(`(min-width: ${px}px) and (max-width: ${px}px)`).matches,
              width,
            ),
        )
        .toBe(true);
      for (const place of ['.theme-doc-sidebar-container .menu', '.theme-doc-toc-desktop'])
        await expect(frame.locator(place)).toBeVisible({visible: isDesktop});
      for (const place of ['.navbar__toggle', '.theme-doc-toc-mobile'])
        await expect(frame.locator(place)).toBeVisible({visible: !isDesktop});
      if (isDesktop) continue;
      // By keyboard: under zoom the pointer of a test misses.
      await frame.locator('.navbar__toggle').press('Enter');
      await expect(frame.locator('.navbar-sidebar .menu__link').first()).toBeVisible();
      await frame.locator('.navbar-sidebar__close').press('Enter');
      await expect(frame.locator('.navbar-sidebar .menu__link').first()).toBeHidden();
    }
  });
});
