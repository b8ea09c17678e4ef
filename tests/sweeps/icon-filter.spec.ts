import {expect} from '@playwright/test';
import {axeFindings} from '../support/axe';
import {open, overflow, test} from '../support/page';

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
