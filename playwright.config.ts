import {existsSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {defineConfig, firefox, webkit} from '@playwright/test';
import chromiumArgs from './scripts/lib/chromium-args.json';

/** Port of the built site during the tests. */
const PORT = Number(process.env.TEST_PORT ?? 4173);

/** Journeys of the full run only: those that take long, and those that are also gone on a phone, by their title. */
const FULL = /@full|\b390 px/;

/** Other browsers that are installed: `npx playwright install firefox webkit`. They go the journeys with this tag. */
const otherBrowsers = [firefox, webkit]
  .filter((browser) => existsSync(browser.executablePath()))
  .map((browser) => ({
    name: `${browser.name()}-journeys`,
    testMatch: 'e2e/**/*.spec.ts',
    grep: /@browsers/,
    use: {
      browserName: browser.name() as 'firefox' | 'webkit',
      launchOptions: {},
      permissions: [],
    },
  }));

export default defineConfig({
  testDir: 'tests',
  projects: [
    {name: 'journeys', testMatch: 'e2e/**/*.spec.ts', grepInvert: FULL},
    {name: 'more-journeys', testMatch: 'e2e/**/*.spec.ts', grep: FULL},
    {name: 'sweeps', testMatch: 'sweeps/**/*.spec.ts'},
    ...otherBrowsers,
  ],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // One more than cores: tests often wait for the page, for a time or for an animation.
  workers: Math.min(8, availableParallelism() + 1),
  // Waiting longer costs nothing where all is well, and a busy machine is no failure.
  timeout: 90_000,
  expect: {timeout: 15_000},
  outputDir: 'test-results/browser',
  reporter: [
    ['line'],
    ['junit', {outputFile: process.env.TEST_REPORT ?? 'test-results/browser.xml'}],
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // It would reply instead of the server; tests/e2e/offline.spec.ts allows it.
    serviceWorkers: 'block',
    viewport: {width: 1280, height: 900},
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: chromiumArgs,
    },
    trace: 'off',
  },
  webServer: [
    // The rows of behavior need no site: neither for another release of the component nor to record its errors.
    ...(process.env.DEEP_CHAT_BUNDLE || process.env.RECORD
      ? []
      : [
          {
            command: 'node scripts/serve.mjs',
            env: {PORT: String(PORT)},
            url: `http://localhost:${PORT}/`,
            reuseExistingServer: !process.env.CI,
          },
        ]),
    // Only the sweeps ask it, and only the full run builds it.
    ...(existsSync('build-variant')
      ? [
          {
            command: 'node scripts/serve.mjs build-variant',
            env: {PORT: String(PORT + 1), SITE_BASE_URL: '/sub/path/'},
            url: `http://localhost:${PORT + 1}/sub/path/`,
            reuseExistingServer: !process.env.CI,
          },
        ]
      : []),
  ],
});
