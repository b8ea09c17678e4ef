import {spawn, spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

const DRIVER = '/usr/bin/WebKitWebDriver';
const KEYS = {Enter: '\uE007', Escape: '\uE00C'};

/** Debian installs the small WebKitGTK browser in this folder. */
function findBrowser() {
  const named = process.env.WEBKIT_PATH;
  if (named) return existsSync(named) ? named : undefined;
  for (const place of ['/usr/lib', ...subfolders('/usr/lib')])
    for (const folder of subfolders(place).filter((name) => name.includes('webkit2gtk'))) {
      const file = path.join(folder, 'MiniBrowser');
      if (existsSync(file)) return file;
    }
  return undefined;
}

function subfolders(folder) {
  return readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => path.join(folder, name));
}

/** A display for a browser that has no headless mode. Resolves with its name and the way to end it. */
async function startDisplay() {
  if (process.env.DISPLAY) return {display: process.env.DISPLAY, end: () => undefined};
  if (spawnSync('which', ['Xvfb']).status !== 0) return undefined;
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise((resolve) => xvfb.stdio[3].once('data', resolve));
  return {display: `:${String(number).trim()}`, end: () => xvfb.kill()};
}

/** Starts the small WebKitGTK browser under its driver, or resolves with undefined without them. */
export async function startWebKit() {
  const port = 45_871;
  const binary = existsSync(DRIVER) ? findBrowser() : undefined;
  const screen = binary && (await startDisplay());
  if (!screen) return undefined;
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: {...process.env, DISPLAY: screen.display, LIBGL_ALWAYS_SOFTWARE: '1'},
  });
  const ask = async (method, address, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      headers: {'content-type': 'application/json'},
      body: body && JSON.stringify(body),
    });
    const {value} = await response.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  for (let tries = 0; tries < 50; tries += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    await sleep(100);
  }
  const {sessionId, capabilities} = await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: {'webkitgtk:browserOptions': {binary, args: ['--automation']}},
    },
  });
  const session = `/session/${sessionId}`;
  const keys = (list) =>
    ask('POST', `${session}/actions`, {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: list.flatMap((value) => [
            {type: 'keyDown', value},
            {type: 'keyUp', value},
          ]),
        },
      ],
    });
  await ask('POST', `${session}/window/rect`, {width: 1280, height: 1000});
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    open: (url) => ask('POST', `${session}/url`, {url}),
    run: (script) => ask('POST', `${session}/execute/sync`, {script, args: []}),
    type: (text) => keys([...text]),
    press: (key) => keys([KEYS[key] ?? key]),
    // The driver does not tell what a page writes into its console.
    problems: () => [],
    close: async () => {
      await ask('DELETE', session).catch(() => undefined);
      driver.kill();
      screen.end();
    },
  };
}
