import {expect, test} from '@playwright/test';

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
