// `npm run browsers`: opens every page of the build in Firefox and WebKit and goes the main journeys there.
// As a step of `npm run test:full` it goes the journeys in those browsers that are installed.
import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {startFirefox} from './browsers/firefox.mjs';
import {JOURNEYS, readOffline, visit} from './browsers/journeys.mjs';
import {startWebKit} from './browsers/webkit.mjs';
import {fail} from './lib/fail.mjs';
import {ROOT} from './lib/packages.mjs';
import {builtRoutes} from './lib/routes.mjs';
import {createStaticServer, listen} from './lib/static-server.mjs';

const BROWSERS = {firefox: startFirefox, webkit: startWebKit};
/** `journeys` leaves the other pages out; `report` names a file for the outcome, and a browser may be missing. */
const {values, positionals: names} = parseArgs({
  allowPositionals: true,
  options: {journeys: {type: 'boolean', default: false}, report: {type: 'string'}},
});
const unknown = names.filter((name) => !(name in BROWSERS));
if (unknown.length > 0)
  fail(`There is no browser named ${unknown.join(', ')}.`, 'Use firefox, webkit or both.');

const folder = path.join(ROOT, 'build');
if (!existsSync(path.join(folder, 'index.html')))
  fail('There is no built site in build/.', 'Build it first: npm run build');
const {server, port} = await listen(createStaticServer({folder, brotliQuality: 1}));
const origin = `http://localhost:${port}`;
const routes = values.journeys ? [] : builtRoutes(folder);

/** Runs the one journey that stops the server, on a separate server. */
async function goOffline(start) {
  const own = await listen(createStaticServer({folder, brotliQuality: 1}));
  const unplug = () =>
    new Promise((resolve) => {
      own.server.close(resolve);
      own.server.closeAllConnections();
    });
  const browser = await start({workers: true});
  try {
    await readOffline(browser, `http://localhost:${own.port}`, unplug);
  } finally {
    await browser.close();
    await unplug();
  }
}

let passed = 0;
const failures = [];
const skipped = [];
async function attempt(where, name, go) {
  try {
    await go();
    passed += 1;
  } catch (error) {
    failures.push(`${where}: ${name}\n    ${error.message}`);
    console.log(`  ${failures.at(-1)}`);
  }
}
for (const [key, start] of Object.entries(BROWSERS)) {
  if (names.length > 0 && !names.includes(key)) continue;
  const browser = await start();
  if (!browser) {
    skipped.push(`${key}: not installed`);
    console.log(`skipped ${skipped.at(-1)}`);
    continue;
  }
  console.log(`${browser.name}: ${routes.length} pages, ${JOURNEYS.length + 1} journeys`);
  const jobs = [
    ...JOURNEYS.map(({name, go}) => ({name, go: () => go(browser, origin)})),
    ...routes.map((route) => ({name: route, go: () => visit(browser, origin + route)})),
  ];
  try {
    for (const {name, go} of jobs)
      await attempt(browser.name, name, async () => {
        browser.problems();
        await go();
        const problems = browser.problems();
        if (problems.length > 0) throw new Error(problems.join('\n    '));
      });
  } finally {
    await browser.close();
  }
  await attempt(browser.name, 'without a network', () => goOffline(start));
}
server.close();
const isNone = passed + failures.length === 0;
if (values.report) writeFileSync(values.report, JSON.stringify({passed, failures, skipped}));
else if (isNone)
  fail(
    'There is neither Firefox nor WebKit on this machine.',
    'On Debian: apt-get install firefox-esr webkit2gtk-driver xvfb',
  );
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
