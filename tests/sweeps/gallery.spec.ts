import {expect as baseExpect} from '@playwright/test';
import {axeFindings} from '../support/axe';
import {comeNear, open, overflow, setColorMode, test, watch} from '../support/page';

// A chat of the page may have to load first, on a busy machine.
const expect = baseExpect.configure({timeout: 20_000});

test('the gallery is filtered by keyboard', async ({page}) => {
  await open(page, '/examples/design');
  const filter = page.getByRole('group', {name: 'Show designs that are'});
  const shown = page.locator('[data-design]:visible');
  const all = await shown.count();
  expect(all).toBeGreaterThanOrEqual(14);
  const dark = filter.getByRole('button', {name: 'Dark', exact: true});
  await dark.focus();
  await page.keyboard.press('Space');
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  const count = await page.locator('[data-tags~="dark"]').count();
  await expect(shown).toHaveCount(count);
  await expect(filter.getByRole('status')).toHaveText(`${count} of ${all} designs`);
  await page.keyboard.press('Space');
  await expect(shown).toHaveCount(all);
});

test('every design has AA contrast and opens in the playground', async ({page}) => {
  test.setTimeout(120_000);
  await open(page, '/examples/design');
  for (const design of await page.locator('[data-design]').all()) {
    await comeNear(design);
    await expect(design.locator('deep-chat').getByRole('textbox')).toBeVisible();
    await expect(design.getByRole('link', {name: /^Playground/})).toBeVisible();
  }
  for (const mode of ['light', 'dark'] as const) {
    await setColorMode(page, mode);
    expect(await axeFindings(page, 'colors'), mode).toEqual([]);
  }
  // Around the designs is a color of the page.
  const frame = page.locator('[data-design] [data-framed]').first();
  await expect(frame).toHaveCSS('background-color', 'rgb(34, 48, 49)');
});

test('modules are loaded on a click, from this site', async ({page, baseURL}) => {
  const problems = watch(page, baseURL!);
  await open(page, '/examples/externalModules');
  const demo = (name: string) => page.locator(`[data-module="${name}"]`);
  for (const [name, button, result] of [
    ['highlighting', 'Load highlight.js', '.hljs-keyword'],
    ['marks', 'Load the plugin', 'text=✔'],
    ['formulas', 'Load KaTeX', 'math'],
  ] as const) {
    await comeNear(demo(name));
    const chat = demo(name).locator('deep-chat');
    await expect(chat.getByRole('textbox')).toBeVisible();
    await expect(chat.locator(result)).toHaveCount(0);
    await demo(name).getByRole('button', {name: button}).click();
    await expect(chat.locator(result).first()).toBeAttached();
  }
  // This example shows the component's own message for a formula without KaTeX.
  const others = problems.filter(
    (problem) => !/window\.katex not found|\/examples\/externalModules$/.test(problem),
  );
  expect(others).toEqual([]);
});

test('the tool finds the filter that gives the icon a color', async ({cleanPage: page}) => {
  await page.setViewportSize({width: 320, height: 800});
  await open(page, '/docs/styles/buttons');
  await page.getByRole('button', {name: 'Find a filter'}).click();
  const text = page.getByLabel('As text');
  await expect(page.getByLabel('Color', {exact: true})).toBeFocused();
  const code = page.locator('main figure', {hasText: 'Send icon'});
  for (const [color, red, green, blue] of [
    ['#0080ff', 0, 128, 255],
    ['#c02020', 192, 32, 32],
    ['#11c840', 17, 200, 64],
    ['#40018f', 64, 1, 143],
    ['#ffe680', 255, 230, 128],
  ] as const) {
    await text.fill(color);
    const icon = page.locator('svg[aria-hidden][style*="hue-rotate"]');
    const filter = await icon.evaluate((element) => element.style.filter);
    await expect(code).toContainText(filter);
    // The middle of the icon, as the browser draws it.
    const picture = (await icon.screenshot()).toString('base64');
    const middle = await page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      return [...context.getImageData(image.width / 2, image.height * 0.4, 1, 1).data];
    }, picture);
    for (const [index, wanted] of [red, green, blue].entries())
      expect(Math.abs(middle[index]! - wanted), `${color}: ${middle}`).toBeLessThanOrEqual(5);
  }
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await axeFindings(page)).toEqual([]);
  await text.fill('red');
  await expect(page.getByText('Write the color with six digits')).toBeVisible();
});
