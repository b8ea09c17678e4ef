const PAGES = [
  {name: 'home', route: '/'},
  {name: 'start', route: '/start'},
  {name: 'features', route: '/features/features'},
  {name: 'docs', route: '/docs/connect'},
  {name: 'docs, scrolled', route: '/docs/messages', scroll: true},
  {name: 'examples', route: '/examples/design'},
  {name: 'search', route: '/search?q=stream'},
  {name: 'playground', route: '/playground'},
];

/** The pages of these names; all without names. */
export const pagesNamed = (names) =>
  PAGES.filter(({name}) => names.length === 0 || names.includes(name));

/** Throttling of the measurements: a mid-range phone on a slow connection, desktop viewport. */
const THROTTLING = {
  cpu: 4,
  /** Bytes a second: 1.6 Mbit/s. */
  throughput: (1.6 * 1024 * 1024) / 8,
  /** Milliseconds added to each request. */
  latency: 150,
};

const TYPES = {Document: 'html', Script: 'js', Stylesheet: 'css', Font: 'font', Image: 'img'};

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Runs inside the page before its own scripts: keeps what the observers see. */
function observe() {
  window.measured = {fcp: 0, lcp: 0, lcpElement: '', cls: 0, tbt: 0, longest: 0};
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.measured.lcp = entry.startTime;
      window.measured.lcpElement = entry.element?.tagName ?? '';
    }
  }).observe({type: 'largest-contentful-paint', buffered: true});
  new PerformanceObserver((list) => {
    for (const {name, startTime} of list.getEntries())
      if (name === 'first-contentful-paint') window.measured.fcp = startTime;
  }).observe({type: 'paint', buffered: true});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!entry.hadRecentInput) window.measured.cls += entry.value;
  }).observe({type: 'layout-shift', buffered: true});
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) {
      window.measured.tbt += Math.max(0, duration - 50);
      window.measured.longest = Math.max(window.measured.longest, duration);
    }
  }).observe({type: 'longtask', buffered: true});
}

async function throttle(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: THROTTLING.latency,
    downloadThroughput: THROTTLING.throughput,
    uploadThroughput: THROTTLING.throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: THROTTLING.cpu});
  return session;
}

async function measureOnce(browser, url, {scroll}) {
  const context = await browser.newContext({
    viewport: {width: 1280, height: 900},
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await throttle(page);
  const bytes = {html: 0, js: 0, css: 0, font: 0, img: 0, other: 0, prefetch: 0};
  const kinds = new Map();
  session.on('Network.requestWillBeSent', ({requestId, type, request}) => {
    const isPrefetch = (request.headers.Purpose ?? request.headers['Sec-Purpose']) === 'prefetch';
    kinds.set(requestId, isPrefetch || type === 'Prefetch' ? 'prefetch' : (TYPES[type] ?? 'other'));
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    bytes[kinds.get(requestId) ?? 'other'] += encodedDataLength / 1000;
  });
  await page.goto(url, {waitUntil: 'networkidle', timeout: 120_000});
  await page.waitForTimeout(1000);
  if (scroll) {
    await page.evaluate(() => (window.measured.longest = 0));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 600) {
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(150);
    }
    await page.waitForTimeout(2000);
  }
  const measured = await page.evaluate(() => window.measured);
  await context.close();
  return {...bytes, ...measured};
}

/** Medians over the runs: kB by type, LCP and TBT in ms, CLS. `longest` is the longest task in ms. */
async function measurePage(browser, url, {runs, scroll = false}) {
  const samples = [];
  for (let run = 0; run < runs; run++) samples.push(await measureOnce(browser, url, {scroll}));
  const keys = Object.keys(samples[0]).filter((key) => key !== 'lcpElement');
  return {
    ...Object.fromEntries(keys.map((key) => [key, median(samples.map((sample) => sample[key]))])),
    lcpElement: samples[0].lcpElement,
  };
}

const kB = (value) => value.toFixed(value < 10 ? 1 : 0);

/** Prints weight and speed of one page of each type. */
export default async function measurePages({browser, origin, runs, pages}) {
  const chosen = pagesNamed(pages);
  console.log(
    `\n${THROTTLING.cpu}x CPU, 1.6 Mbit/s, ${THROTTLING.latency} ms, 1280 px, medians of ${runs}; kB = 1000 bytes, brotli\n`,
  );
  console.log(
    '| page | html | js | css | font | img | other | prefetch | FCP ms | LCP ms | on | TBT ms | CLS | longest task ms |',
  );
  console.log('|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|---:|---:|---:|');
  // Fill the server's cache of compressed files, so that the first run is like the others.
  for (const {route} of chosen) await measurePage(browser, origin + route, {runs: 1});
  for (const {name, route, scroll} of chosen) {
    const row = await measurePage(browser, origin + route, {runs, scroll});
    const sizes = [row.html, row.js, row.css, row.font, row.img, row.other, row.prefetch].map(kB);
    const times = [row.fcp, row.lcp].map(Math.round);
    console.log(
      `| ${[name, ...sizes, ...times, row.lcpElement.toLowerCase(), Math.round(row.tbt), row.cls.toFixed(4), Math.round(row.longest)].join(' | ')} |`,
    );
  }
}
