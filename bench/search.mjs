/** Typed one after the other, letter by letter. */
const TYPED = ['stream responses', 'hide avatar', 'websocket', 'upload images', 'intro message'];
/** Milliseconds between keys of somebody who types fast. */
const BETWEEN_KEYS = 90;

/** In the page: keeps the time from each key to painted results. */
function observe() {
  window.painted = [];
  let pressed = 0;
  addEventListener('keydown', ({timeStamp}) => (pressed = timeStamp), true);
  new MutationObserver((changes) => {
    const started = pressed;
    const isResult = changes.some(({target}) =>
      (target.nodeType === 1 ? target : target.parentElement)?.closest('.DocSearch-Dropdown'),
    );
    if (!started || !isResult) return;
    pressed = 0;
    requestAnimationFrame(() => setTimeout(() => window.painted.push(performance.now() - started)));
  }).observe(document, {subtree: true, childList: true, characterData: true});
}

/** Opens the search of a docs page, and returns the ms until its first results. */
export async function openSearch(page, origin) {
  await page.goto(`${origin}/docs/connect`, {waitUntil: 'networkidle'});
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  const opened = performance.now();
  await page.keyboard.press('Control+k');
  await page.locator('dialog input').fill('st');
  await page.locator('dialog [role=treeitem]').first().waitFor();
  return Math.round(performance.now() - opened);
}

/** Prints how long people wait for the search of the built site. */
export default async function measureSearch({browser, origin, runs}) {
  // A service worker fetches in idle time what is to be counted here.
  const page = await browser.newPage({serviceWorkers: 'block'});
  await page.addInitScript(observe);
  console.log(`\nFrom the shortcut to the first results: ${await openSearch(page, origin)} ms`);
  await page.evaluate(() => (window.painted = []));
  for (let run = 0; run < runs; run++)
    for (const query of TYPED) {
      await page.locator('dialog input').fill('');
      await page.keyboard.type(query, {delay: BETWEEN_KEYS});
      await page.waitForTimeout(3 * BETWEEN_KEYS);
    }
  const times = (await page.evaluate(() => window.painted)).toSorted((a, b) => a - b);
  const at = (share) => Math.round(times[Math.floor(times.length * share)]);
  console.log(`From a key to painted results: ${at(0.5)} ms (p95 ${at(0.95)} ms)`);
}
