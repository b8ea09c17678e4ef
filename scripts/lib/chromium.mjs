import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {fail} from './command.mjs';

// The headless shell comes first, which Playwright's own tests use too: it draws no window, and takes a fifth less time.
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Arguments of every Chromium that tests and measures. Of the features that are off, the last four draw the
 * popups of the address bar, which nobody sees here: two more pages for each page, and a sixth of the time.
 * The others are those that Playwright turns off, since Chromium takes the last list only.
 */
export const CHROMIUM_ARGS = JSON.parse(
  readFileSync(new URL('chromium-args.json', import.meta.url), 'utf8'),
);

/** A Chromium of this machine: the one `CHROMIUM_PATH` names, an installed one, or Playwright's. */
function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    fail(
      `CHROMIUM_PATH names ${named}, and there is no such file.`,
      'Correct it, or leave it out.',
    );
  }
  const installed = PLACES.find((place) => existsSync(place));
  if (installed) return installed;
  const {chromium} = createRequire(import.meta.url)('@playwright/test');
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

const run = (command, args) =>
  spawnSync(command, args, {stdio: 'inherit', shell: process.platform === 'win32'}).status === 0;

/** Finds a Chromium or installs one: Debian's package when we are root there, or Playwright's. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found: installing one for the browser tests …');
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const isInstalled =
    (canInstall &&
      run('apt-get', ['update', '-qq']) &&
      ['chromium-headless-shell', 'chromium'].some((name) =>
        run('apt-get', ['install', '-y', '-qq', name]),
      )) ||
    run('npx', ['playwright', 'install', 'chromium']);
  const installed = isInstalled ? findChromium() : undefined;
  return (
    installed ??
    fail(
      'The browser tests need a Chromium, and none could be installed.',
      'Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chromium npm test',
    )
  );
}
