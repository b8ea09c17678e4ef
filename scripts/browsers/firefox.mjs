import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {BENCH, ensurePackages} from '../lib/packages.mjs';

const PLACES = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/**
 * Starts an installed Firefox, or resolves with undefined when there is none.
 *
 * @param {{workers?: boolean}} options Whether service workers may reply instead of the server. For each
 *   request that a page has left behind they would write an error into the console of the next one.
 */
export async function startFirefox({workers = false} = {}) {
  const executablePath = PLACES.find((place) => place && existsSync(place));
  if (!executablePath) return undefined;
  ensurePackages({folder: BENCH});
  const {default: puppeteer} = await import(
    pathToFileURL(createRequire(path.join(BENCH, 'package.json')).resolve('puppeteer-core')).href
  );
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {'dom.serviceWorkers.enabled': workers},
  });
  const page = await browser.newPage();
  const problems = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(message.text());
  });
  return {
    name: await browser.version(),
    open: (url) => page.goto(url, {waitUntil: 'load'}),
    // An element does not come out of the page; that there is one does.
    run: (script) =>
      page.evaluate(
        `(() => {const found = (() => {${script}})(); return found instanceof Element || found})()`,
      ),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    /** What the page has complained about since the last call. */
    problems: () => problems.splice(0),
    close: () => browser.close(),
  };
}
