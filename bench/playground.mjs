import http from 'node:http';
import {THROTTLING} from './pages.mjs';

/** In ms: while replies stream in, a frame takes less than this. */
export const MAX_FRAME = 50;

/** As many as a workspace can have. */
export const CHATS = 12;
/** In ms, between two words of one reply: 25 words a second, which few models reach. */
const PAUSE = 40;
/** Characters of one word and the space after it. */
const WORD_LENGTH = 5;
/** In ms, how long frames are counted. */
const MEASURED = 5000;

/** Streams replies word by word, from when every chat has asked until `end` is called. */
function createStreamServer() {
  const asked = new Set();
  let timer;
  let sent = 0;
  const say = () => {
    const text = sent % 15 === 14 ? 'streams.\n\n' : sent % 5 === 4 ? '**word** ' : 'word ';
    sent += 1;
    for (const response of asked) response.write(`data: ${JSON.stringify({text})}\n\n`);
  };
  const server = http.createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    request.resume();
    response.writeHead(200, {'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache'});
    response.flushHeaders();
    asked.add(response);
    response.on('close', () => {
      asked.delete(response);
      clearInterval(timer);
    });
    if (asked.size < CHATS) return;
    sent = 0;
    timer = setInterval(say, PAUSE);
  });
  const end = () => {
    clearInterval(timer);
    for (const response of asked) response.end();
  };
  return {server, end};
}

/** Runs inside the page before its own scripts: what the workspace has, and who was confirmed. */
function prepare({origins, count}) {
  const chats = Array.from({length: count}, (_, index) => ({
    id: `c${index + 1}`,
    conversation: index + 1,
    name: `Chat ${index + 1}`,
    mode: 'custom',
    stream: true,
    values: {'connect.custom': {url: `${origins[index % origins.length]}/chat`}},
  }));
  const permits = Object.fromEntries(origins.map((origin) => [`custom ${origin}`, 'requests']));
  localStorage.setItem(
    'playground',
    JSON.stringify({version: 2, layout: 'grid', revision: 'r1', chats}),
  );
  localStorage.setItem('playground-hosts', JSON.stringify(permits));
}

/** Runs inside the page: how long the newest reply of each chat is. */
function addReplyLengths() {
  window.replyLengths = () =>
    [...document.querySelectorAll('deep-chat')].map(
      ({shadowRoot}) =>
        [...(shadowRoot?.querySelectorAll('.ai-message-text') ?? [])].at(-1)?.textContent.length ??
        0,
    );
}

/** Runs inside the page: the time between frames, the work in the long ones and the growth of replies in so many ms. */
function observe(time) {
  const frames = [];
  const tasks = [];
  const before = window.replyLengths();
  const began = performance.now();
  let last = began;
  const next = (now) => {
    frames.push(now - last);
    last = now;
    if (now < began + time) return requestAnimationFrame(next);
    const grown = window.replyLengths().map((length, index) => length - before[index]);
    window.observed = {frames, tasks, grown};
  };
  requestAnimationFrame(next);
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) tasks.push(duration);
  }).observe({type: 'longtask'});
}

/** How long the page's main thread has worked so far, in ms. Time in which other programs ran doesn't count. */
async function workOf(session) {
  const {metrics} = await session.send('Performance.getMetrics');
  return metrics.find(({name}) => name === 'TaskDuration').value * 1000;
}

async function streamOnce(browser, origin, origins, endStreams) {
  const context = await browser.newContext({
    viewport: {width: 1920, height: 1080},
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(prepare, {origins, count: CHATS});
  await page.goto(`${origin}/playground`, {waitUntil: 'networkidle', timeout: 120_000});
  // Chats out of sight begin when somebody is about to write to all of them.
  await page.getByLabel('Message to all chats').focus();
  await page.waitForFunction(
    (count) => document.querySelectorAll('[data-chat-state=live]').length === count,
    CHATS,
  );
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: THROTTLING.cpu});
  await page.getByLabel('Message to all chats').fill('Hello');
  await page.keyboard.press('Enter');
  await page.evaluate(addReplyLengths);
  await page.waitForFunction(() => window.replyLengths().every((length) => length > 0));
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  const before = await workOf(session);
  await page.evaluate(observe, MEASURED);
  await page.waitForTimeout(MEASURED);
  // A page that is late must not get later.
  endStreams();
  const work = (await workOf(session)) - before;
  const observed = await page.waitForFunction(() => window.observed, null, {timeout: 120_000});
  const {frames, tasks, grown} = await observed.jsonValue();
  await context.close();
  // The first frame began before the measurement.
  const sorted = frames.slice(1).sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return {
    chats: grown.filter((length) => length > 0).length,
    words: grown.reduce((sum, length) => sum + length, 0) / WORD_LENGTH,
    work,
    frames: sorted.length,
    median: at(0.5),
    p95: at(0.95),
    longest: sorted.at(-1),
    over: sorted.filter((time) => time > MAX_FRAME).length,
    task: Math.max(0, ...tasks),
  };
}

/**
 * Lets all chats that a workspace can have stream at once, and says how long the frames took. The runs come
 * in the order of their 95th percentile: a busy machine makes frames longer, never shorter.
 */
export async function measureStreams(browser, origin, {runs}) {
  const {server, end} = createStreamServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address();
  // Browsers open six connections to a host, so twelve streams need two.
  const origins = ['localhost', '127.0.0.1'].map((host) => `http://${host}:${port}`);
  try {
    const samples = [];
    for (let run = 0; run < runs; run++)
      samples.push(await streamOnce(browser, origin, origins, end));
    return samples.sort((a, b) => a.p95 - b.p95);
  } finally {
    server.close();
  }
}
