import {expect, test} from '@playwright/test';

test.describe('between phone and desktop', () => {
  test.use({viewport: {width: 2200, height: 1200}});

  for (const [width, layout] of [
    [995, 'mobile'],
    [995.5, 'mobile'],
    [996, 'desktop'],
    [996.5, 'desktop'],
    [997, 'desktop'],
  ] as const)
    for (const route of ['/docs/connect', '/examples/design'])
      // @spec 2.nav.desktop 9.desktop
      test(`${route} has the navigation of one layout at ${width} px`, async ({page}) => {
        // The window of a test has whole pixels; zoom makes fractions of them.
        await page.route('/frame', (answer) =>
          answer.fulfill({
            contentType: 'text/html',
            body: `<body style="margin: 0"><iframe src="${route}" style="border: 0; zoom: 2; width: ${width}px; height: 600px">`,
          }),
        );
        await page.goto('/frame');
        const frame = page.frameLocator('iframe');
        await frame.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
        const isMet = await frame
          .locator('html')
          .evaluate(
            (_html, px) => matchMedia(`(min-width: ${px}px) and (max-width: ${px}px)`).matches,
            width,
          );
        expect(isMet).toBe(true);
        const isDesktop = layout === 'desktop';
        for (const place of ['.theme-doc-sidebar-container .menu', '.theme-doc-toc-desktop'])
          await expect(frame.locator(place)).toBeVisible({visible: isDesktop});
        for (const place of ['.navbar__toggle', '.theme-doc-toc-mobile'])
          await expect(frame.locator(place)).toBeVisible({visible: !isDesktop});
        if (isDesktop) return;
        // By keyboard: under zoom the pointer of a test misses.
        await frame.locator('.navbar__toggle').press('Enter');
        await expect(frame.locator('.navbar-sidebar .menu__link').first()).toBeVisible();
      });
});
