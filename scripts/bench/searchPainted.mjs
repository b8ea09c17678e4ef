/** Typed one after the other; the modal's own words, so that all of it is measured. */
const TYPED = ['stream responses', 'hide avatar', 'websocket', 'upload images', 'intro message'];
/** Milliseconds between keys of somebody who types fast. */
const BETWEEN_KEYS = 90;

/**
 * What readers wait for in the modal: the first results after the shortcut, and the results of each key.
 *
 * @returns bytes and files fetched from the first intent to the first answer, and times in ms.
 */
export async function measurePainted(browser, origin, {runs}) {
  const page = await browser.newPage({viewport: {width: 1280, height: 900}});
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await page.addInitScript(observe);
  await page.goto(`${origin}/docs/connect`, {waitUntil: 'networkidle'});
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  const fetched = [];
  session.on('Network.loadingFinished', ({encodedDataLength}) => fetched.push(encodedDataLength));
  const opened = await page.evaluate(() => performance.now());
  await page.keyboard.press('Control+k');
  await page.locator('dialog input').waitFor();
  await page.keyboard.type('s');
  await page.keyboard.type('t');
  await page.locator('dialog [role=treeitem]').first().waitFor();
  const first = (await page.evaluate(() => performance.now())) - opened;
  const bytes = fetched.reduce((sum, size) => sum + size, 0);
  const files = fetched.length;
  await page.evaluate(() => (window.painted = []));
  for (let run = 0; run < runs; run++)
    for (const query of TYPED) {
      await page.locator('dialog input').fill('');
      await page.keyboard.type(query, {delay: BETWEEN_KEYS});
      await page.waitForTimeout(BETWEEN_KEYS * 3);
    }
  const times = (await page.evaluate(() => window.painted)).sort((a, b) => a - b);
  await page.close();
  const at = (share) => times[Math.floor(times.length * share)] ?? NaN;
  return {bytes, files, first, painted: {median: at(0.5), p95: at(0.95), count: times.length}};
}

/** In the page: the time from each key to the frame after the one that shows its results. */
function observe() {
  window.painted = [];
  let pressed = 0;
  addEventListener('keydown', ({timeStamp}) => (pressed = timeStamp), true);
  const afterPaint = (then) =>
    requestAnimationFrame(() => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });
  new MutationObserver((changes) => {
    const started = pressed;
    const isResult = changes.some(({target}) => {
      const element = target.nodeType === 1 ? target : target.parentElement;
      return element?.closest('.DocSearch-Dropdown');
    });
    if (!started || !isResult) return;
    pressed = 0;
    afterPaint(() => window.painted.push(performance.now() - started));
  }).observe(document, {subtree: true, childList: true, characterData: true});
}
