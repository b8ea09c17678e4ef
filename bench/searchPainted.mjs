import zlib from 'node:zlib';

/** Typed one after the other; the modal's own words, so that all of it is measured. */
const TYPED = ['stream responses', 'hide avatar', 'websocket', 'upload images', 'intro message'];
/** Milliseconds between keys of somebody who types fast. */
const BETWEEN_KEYS = 90;

/** Every so many queries are typed letter by letter into the worker. */
const TYPED_STEP = 4;

/**
 * What readers wait for in the modal: the first results after the shortcut, and the results of each key.
 *
 * @param {string[]} queries typed letter by letter into the worker itself.
 * @returns bytes and files fetched from the first intent to the first answer, and times in ms: from key to
 * painted results, and from question to answer of the worker.
 */
export async function measurePainted(browser, origin, queries, {runs}) {
  // A service worker fetches in idle time what is to be counted here.
  const page = await browser.newPage({
    viewport: {width: 1280, height: 900},
    serviceWorkers: 'block',
  });
  await page.addInitScript(observe);
  await page.goto(`${origin}/docs/connect`, {waitUntil: 'networkidle'});
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  const fetched = new Set();
  page.on('request', (request) => fetched.add(request.url()));
  const opened = await page.evaluate(() => performance.now());
  await page.keyboard.press('Control+k');
  await page.locator('dialog input').waitFor();
  await page.keyboard.type('s');
  await page.keyboard.type('t');
  await page.locator('dialog [role=treeitem]').first().waitFor();
  const first = (await page.evaluate(() => performance.now())) - opened;
  const urls = [...fetched].filter((url) => url.startsWith(`${origin}/assets/`));
  const bodies = await Promise.all(urls.map(async (url) => (await fetch(url)).arrayBuffer()));
  const bytes = bodies.reduce((sum, body) => sum + zlib.brotliCompressSync(body).length, 0);
  const files = urls.length;
  await page.evaluate(() => (window.painted = []));
  for (let run = 0; run < runs; run++)
    for (const query of TYPED) {
      await page.locator('dialog input').fill('');
      await page.keyboard.type(query, {delay: BETWEEN_KEYS});
      await page.waitForTimeout(BETWEEN_KEYS * 3);
    }
  const times = (await page.evaluate(() => window.painted)).sort((a, b) => a - b);
  const typed = queries
    .filter((_, at) => at % TYPED_STEP === 0)
    .flatMap((query) => Array.from({length: query.length}, (_, at) => query.slice(0, at + 1)));
  const asked = (await page.evaluate(ask, typed)).sort((a, b) => a - b);
  await page.close();
  if (times.length === 0) throw new Error('No key led to painted results in the search modal.');
  return {bytes, files, first, painted: quantiles(times), worker: quantiles(asked)};
}

function quantiles(sorted) {
  const at = (share) => sorted[Math.floor(sorted.length * share)];
  return {median: at(0.5), p95: at(0.95), count: sorted.length};
}

/** In the page: asks the search's worker one query after the other, as the modal does. */
async function ask(queries) {
  const worker = window.searchWorker;
  const lengths = Array.from({length: 6}, (_, at) => `hierarchy.lvl${at + 1}:10`);
  const times = [];
  for (const [at, query] of queries.entries()) {
    const id = -1 - at;
    const request = {query, indexName: 'docs', hitsPerPage: 20};
    const answered = new Promise((resolve) =>
      worker.addEventListener('message', function listen({data}) {
        if (data.id !== id) return;
        worker.removeEventListener('message', listen);
        resolve();
      }),
    );
    const started = performance.now();
    worker.postMessage({
      id,
      requests: [{...request, attributesToSnippet: [...lengths, 'content:10']}],
    });
    await answered;
    times.push(performance.now() - started);
  }
  return times;
}

/** In the page: keeps the worker, and the time from each key to the frame after the one that shows its results. */
function observe() {
  window.Worker = class extends Worker {
    constructor(...options) {
      super(...options);
      window.searchWorker = this;
    }
  };
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
