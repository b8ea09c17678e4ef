import type {Page} from '@playwright/test';

/** Gives the page a graphics card, or takes it away. */
export async function setGpu(page: Page, hasGpu: boolean): Promise<void> {
  await page.addInitScript((isThere) => {
    const gpu = isThere ? {requestAdapter: () => Promise.resolve({})} : undefined;
    Object.defineProperty(navigator, 'gpu', {value: gpu, configurable: true});
  }, hasGpu);
}

/**
 * Serves a module in the place of the published web model.
 *
 * @returns the addresses that the page has asked for
 */
export async function serveWebModel(page: Page, module: string): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route(/\/assets\/files\/index\./, (route) => {
    asked.push(route.request().url());
    return route.fulfill({contentType: 'text/javascript', body: module});
  });
  return asked;
}

/** Lets a module of {@link serveWebModel} go on that waits for `window.goOn`. */
export const goOn = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as {goOn: () => void}).goOn());
