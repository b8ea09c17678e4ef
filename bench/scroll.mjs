import {readFileSync} from 'node:fs';
import path from 'node:path';
import {builtRoutes} from '../scripts/lib/routes.mjs';
import {THROTTLING} from './pages.mjs';

/** In ms: no task may be longer while a reader scrolls. */
export const MAX_TASK = 200;

const countExamples = (html) => html.split('data-example=').length - 1;

/** The page of a build that has the most live examples, and how many. */
export function pageWithMostExamples(folder) {
  return builtRoutes(folder)
    .map((route) => ({
      route,
      examples: countExamples(readFileSync(path.join(folder, route, 'index.html'), 'utf8')),
    }))
    .reduce((most, page) => (page.examples > most.examples ? page : most));
}

/** Runs inside the page: keeps the long tasks, and which scripts ran in the long frames. */
function observe() {
  window.scrolled = {tasks: [], frames: []};
  new PerformanceObserver((list) => {
    for (const {startTime, duration} of list.getEntries())
      window.scrolled.tasks.push({startTime, duration});
  }).observe({type: 'longtask'});
  new PerformanceObserver((list) => {
    for (const frame of list.getEntries())
      window.scrolled.frames.push({
        startTime: frame.startTime,
        duration: frame.duration,
        scripts: frame.scripts.map(({invoker, sourceURL, duration, startTime}) => ({
          invoker,
          file: sourceURL.split('/').at(-1),
          startTime,
          duration,
        })),
        // What is no script: style, layout and paint at the end of the frame.
        rendering: frame.startTime + frame.duration - (frame.renderStart || frame.startTime),
      });
  }).observe({type: 'long-animation-frame'});
}

/** How a reader gets through a page. */
const WAYS = {
  wheel: async (page, height) => {
    for (let top = 0; top < height; top += 600) {
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(150);
    }
  },
  'page down': async (page, height) => {
    for (let top = 0; top < height; top += 800) {
      await page.keyboard.press('PageDown');
      await page.waitForTimeout(60);
    }
  },
  end: async (page) => page.keyboard.press('End'),
};

async function scrollOnce(browser, url, way) {
  const context = await browser.newContext({
    viewport: {width: 1280, height: 900},
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: THROTTLING.cpu});
  await page.goto(url, {waitUntil: 'networkidle', timeout: 120_000});
  await page.waitForTimeout(1000);
  await page.evaluate(observe);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await WAYS[way](page, height);
  await page.waitForTimeout(3000);
  const {tasks, frames} = await page.evaluate(() => window.scrolled);
  const chats = await page.locator('[data-chat-state="live"]').count();
  await context.close();
  const longest = tasks.reduce((most, task) => (task.duration > most.duration ? task : most), {
    startTime: 0,
    duration: 0,
  });
  const end = longest.startTime + longest.duration;
  const within = ({startTime, duration}) =>
    startTime < end && startTime + duration > longest.startTime;
  const scripts = frames
    .flatMap((frame) => frame.scripts)
    .filter(within)
    .map(({invoker, file, duration}) => `${invoker} in ${file}: ${Math.round(duration)} ms`);
  return {
    longest: longest.duration,
    over: tasks.filter(({duration}) => duration > 50).length,
    scripts,
    chats,
  };
}

/**
 * Scrolls through a page in each way and says how long its longest task was, in the best run and in the
 * median one, with the scripts that ran in that of the best run. A busy machine makes tasks longer, never
 * shorter, so the best run is the nearest to what the page itself takes.
 */
export async function measureScroll(browser, url, {runs}) {
  const rows = [];
  for (const way of Object.keys(WAYS)) {
    const samples = [];
    for (let run = 0; run < runs; run++) samples.push(await scrollOnce(browser, url, way));
    samples.sort((a, b) => a.longest - b.longest);
    rows.push({way, best: samples[0], median: samples[Math.floor(samples.length / 2)]});
  }
  return rows;
}
