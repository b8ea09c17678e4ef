// `npm run screenshots`: a picture of each built page, at two widths, light and dark, into screenshots/. Paths choose
// some pages: `npm run screenshots -- /start /docs/connect`.
import path from 'node:path';
import {chromium} from '@playwright/test';
import {CHROMIUM_ARGS, ensureChromium} from './lib/chromium.mjs';
import {ROOT} from './lib/packages.mjs';
import {builtRoutes} from './lib/routes.mjs';
import {createStaticServer, listen} from './lib/static-server.mjs';

const folder = path.join(ROOT, 'build');
const asked = process.argv.slice(2);
const {server, port} = await listen(createStaticServer({folder, brotliQuality: 1}));
const browser = await chromium.launch({executablePath: ensureChromium(), args: CHROMIUM_ARGS});

/** Whether the chats in view have finished their first render. */
const areChatsReady = () =>
  [...document.querySelectorAll('[data-chat-state]')].every((host) => {
    const {top, bottom} = host.getBoundingClientRect();
    const isSeen = bottom > 0 && top < window.innerHeight;
    return !isSeen || ['live', 'failed'].includes(host.getAttribute('data-chat-state') ?? '');
  });

for (const width of [1280, 390])
  for (const mode of ['light', 'dark']) {
    const page = await browser.newPage({
      viewport: {width, height: 900},
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
    for (const route of asked.length > 0 ? asked : builtRoutes(folder)) {
      await page.goto(`http://localhost:${port}${route}`);
      await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
      await page.waitForFunction(areChatsReady);
      const name = `${route.slice(1).replaceAll('/', '--') || 'home'}-${width}-${mode}.png`;
      // Code far below the window is drawn only when it comes near.
      const style = '* {content-visibility: visible !important}';
      await page.screenshot({path: path.join(ROOT, 'screenshots', name), fullPage: true, style});
    }
    await page.close();
  }
await browser.close();
server.close();
