import {expect, test, type Page} from '@playwright/test';
import {open} from '../support/page';

/** Counts the frames that the particles draw, with the page's clock in our hands. */
async function openCounted(page: Page) {
  await page.addInitScript(() => {
    const counter = window as unknown as {frames: number};
    counter.frames = 0;
    const {clearRect} = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.clearRect = function count(...box) {
      counter.frames += 1;
      clearRect.apply(this, box);
    };
  });
  await page.clock.install();
  await open(page, '/start/startParticles');
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return frames(page);
    })
    .toBeGreaterThan(0);
}

const frames = (page: Page) => page.evaluate(() => (window as unknown as {frames: number}).frames);

/** Frames drawn within a second, while the pointer keeps the points moving. */
async function framesInSecond(page: Page) {
  await page.locator('main canvas').evaluate((canvas) => {
    canvas.parentElement!.dispatchEvent(new PointerEvent('pointermove'));
  });
  const before = await frames(page);
  await page.clock.runFor(1000);
  return (await frames(page)) - before;
}

test('particles move, but not in a background tab and not off-screen', async ({page}) => {
  await openCounted(page);
  expect(await framesInSecond(page)).toBeGreaterThan(10);

  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', {configurable: true, value: true});
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(100);
  // A change of the pointer may draw the still picture once.
  expect(await framesInSecond(page)).toBeLessThanOrEqual(1);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', {configurable: true, value: false});
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await framesInSecond(page)).toBeGreaterThan(10);

  await page.evaluate(() => {
    document.body.style.paddingTop = '300vh';
  });
  await expect.poll(() => framesInSecond(page)).toBeLessThanOrEqual(1);
});

test.describe('with less motion', () => {
  test.use({reducedMotion: 'reduce'});

  test('particles are a still picture', async ({page}) => {
    await openCounted(page);
    expect(await framesInSecond(page)).toBeLessThanOrEqual(1);
  });
});
