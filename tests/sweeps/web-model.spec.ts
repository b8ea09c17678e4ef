import {expect as baseExpect} from '@playwright/test';
import {axeFindings} from '../support/axe';
import {open, overflow, test, watch} from '../support/page';

// A chat of the page may have to load first, on a busy machine.
const expect = baseExpect.configure({timeout: 20_000});

/** Replaces the published module; it checks that the page lets WebAssembly run, as the real one needs. */
const MODULE = `
let attempts = 0;
export class ChatModule {
  setInitProgressCallback(report) { this.report = report; }
  async reload(model) {
    new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
    this.report({progress: 0.4, text: 'Fetching ' + model});
    await new Promise((resolve) => { window.goOn = resolve; });
    if (++attempts === 1) throw new Error('the device was lost');
  }
  async generate(text, report) { return 'From the stand-in: ' + text; }
  async interruptGenerate() {}
  async unload() {}
}`;

test('a web model: nothing before a click, each state, another try', async ({page, baseURL}) => {
  const problems = watch(page, baseURL!);
  const asked: string[] = [];
  await page.route(/\/assets\/files\/index\./, (route) => {
    asked.push(route.request().url());
    return route.fulfill({contentType: 'text/javascript', body: MODULE});
  });
  await page.addInitScript(() => {
    const value = {requestAdapter: () => Promise.resolve({})};
    Object.defineProperty(navigator, 'gpu', {value, configurable: true});
  });
  // Reached by a link: the policy of the first page refuses WebAssembly, so this page is opened again.
  await open(page, '/docs/connect');
  await page.getByRole('link', {name: 'Web model', exact: true}).first().click();
  await expect(page.getByRole('heading', {level: 1, name: 'Web model'})).toBeVisible();
  const demo = page.locator('[data-module="web-model"]');
  const status = demo.locator('[role="status"]').last();
  const start = demo.getByRole('button', {name: 'Check this device and load the module'});
  expect(asked).toEqual([]);
  await start.click();
  await expect(status).toHaveText(/The module is loaded\. Press Download/);
  expect(asked).toHaveLength(1);
  const chat = demo.locator('deep-chat');
  const download = chat.getByRole('button', {name: 'Download'});
  await download.click();
  await expect(demo.getByRole('progressbar', {name: 'Model loaded'})).toHaveJSProperty(
    'value',
    0.4,
  );
  await expect(chat.getByText(/Fetching TinyLlama/)).toBeVisible();
  await page.evaluate('window.goOn()');
  await expect(status).toHaveText('The model could not be loaded: the device was lost');
  await demo.getByRole('button', {name: 'Try again'}).click();
  await download.click();
  await expect(chat.getByText(/Fetching TinyLlama/)).toBeVisible();
  await page.evaluate('window.goOn()');
  await expect(status).toHaveText(/The model is ready/);
  await chat.getByRole('textbox').fill('Hello');
  await page.keyboard.press('Enter');
  await expect(chat.getByText('From the stand-in: Hello')).toBeVisible();
  // The component reports the failure too.
  expect(problems.filter((problem) => !problem.includes('the device was lost'))).toEqual([]);
});

test('without WebGPU nothing is loaded, and the demo says so', async ({cleanPage: page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'gpu', {value: undefined, configurable: true});
  });
  await open(page, '/examples/externalModules');
  const demo = page.locator('[data-module="web-model"]');
  const status = demo.locator('[role="status"]').last();
  await demo.getByRole('button', {name: 'Check this device and load the module'}).click();
  await expect(status).toHaveText(/no WebGPU/);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await axeFindings(page, 'all', '[data-module="web-model"]')).toEqual([]);
});
