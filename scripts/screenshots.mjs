// `npm run screenshots`: a picture of each built page, at two widths, light and dark, into screenshots/.
import {existsSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {CHROMIUM_ARGS, ensureChromium} from './lib/chromium.mjs';
import {fail} from './lib/fail.mjs';
import {ROOT} from './lib/packages.mjs';
import {builtRoutes} from './lib/routes.mjs';
import {createStaticServer, listen} from './lib/static-server.mjs';

const {values, positionals} = parseArgs({
  options: {out: {type: 'string', default: 'screenshots'}},
  allowPositionals: true,
});
const WIDTHS = [1280, 390];
const MODES = ['light', 'dark'];

const folder = path.join(ROOT, 'build');
if (!existsSync(path.join(folder, 'index.html')))
  fail('There is no built site in build/.', 'Build it first: npm run build');
const known = builtRoutes(folder);
const unknown = positionals.filter((route) => !known.includes(route));
if (unknown.length > 0)
  fail(
    `The build has no page ${unknown.join(', ')}.`,
    'Name pages by their path, for example: npm run screenshots -- /docs/connect /start',
  );
const routes = positionals.length > 0 ? positionals : known;

const out = path.resolve(ROOT, values.out);
if (positionals.length === 0) rmSync(out, {recursive: true, force: true});
mkdirSync(out, {recursive: true});
const {server, port} = await listen(createStaticServer({folder, brotliQuality: 1}));
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: CHROMIUM_ARGS,
});

/** Waits until the chats in view have finished their first render. */
const chatsReady = () =>
  [...document.querySelectorAll('[data-chat-state]')].every((host) => {
    const {top, bottom} = host.getBoundingClientRect();
    const isSeen = bottom > 0 && top < window.innerHeight;
    return !isSeen || ['live', 'failed'].includes(host.getAttribute('data-chat-state') ?? '');
  });

/** Pages that could not be pictured, with the reason. */
const failures = [];
async function picture(width, mode, route) {
  const context = await browser.newContext({
    viewport: {width, height: width < 600 ? 844 : 900},
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    await context.addInitScript((value) => localStorage.setItem('theme', value), mode);
    const page = await context.newPage();
    await page.goto(`http://localhost:${port}${route}`, {waitUntil: 'load'});
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await page.waitForFunction(chatsReady);
    const name = `${route.slice(1).replaceAll('/', '--') || 'home'}-${width}-${mode}.png`;
    // Code far below the window is drawn for readers when they come near.
    const style = '* {content-visibility: visible !important}';
    await page.screenshot({path: path.join(out, name), fullPage: true, style});
  } catch (error) {
    failures.push(`${route} at ${width} px, ${mode}: ${error.message.split('\n')[0]}`);
  } finally {
    await context.close();
  }
}

const jobs = routes.flatMap((route) =>
  WIDTHS.flatMap((width) => MODES.map((mode) => [width, mode, route])),
);
const all = jobs.length;
try {
  const worker = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) await picture(...job);
  };
  await Promise.all([worker(), worker()]);
} finally {
  await browser.close();
  server.close();
}
for (const failure of failures) console.error(failure);
console.log(`${all - failures.length} of ${all} pictures are in ${path.relative(ROOT, out)}/`);
process.exit(failures.length === 0 ? 0 : 1);
