import {expect, test, type Page} from '@playwright/test';
import {open} from '../support/page';

/** The running animations of the points. */
const moving = (page: Page) =>
  page
    .locator('main svg g')
    .evaluateAll((layers) => layers.flatMap((layer) => layer.getAnimations()).length);

test('particles drift, come to rest within five seconds, and start again with a press', async ({
  page,
}) => {
  await open(page, '/start/startParticles');
  await expect.poll(() => moving(page), {timeout: 6000}).toBe(0);
  await page.getByRole('button', {name: 'Spread again'}).click();
  expect(await moving(page)).toBeGreaterThan(0);
});

test.describe('with less motion', () => {
  test.use({reducedMotion: 'reduce'});

  test('particles are a still picture', async ({page}) => {
    await open(page, '/start/startParticles');
    await page.getByRole('button', {name: 'Spread again'}).click();
    await expect(page.locator('main svg circle').first()).toBeAttached();
    expect(await moving(page)).toBe(0);
  });
});
