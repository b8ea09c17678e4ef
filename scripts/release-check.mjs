// `npm run release:check -- FOLDER` or `-- VERSION`: prints what another release of deep-chat adds, removes and
// changes by page, the statements about the installed version, and the recorded behavior that it reverses.
// A version is downloaded from the npm registry into a temporary folder.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {createServer} from 'vite';
import {ensureChromium} from './lib/chromium.mjs';
import {fail, ROOT} from './lib/command.mjs';

const USAGE = 'Name one folder or version: npm run release:check -- 2.5.0';

const {positionals} = parseArgs({allowPositionals: true});
const [wanted] = positionals;
if (!wanted || positionals.length > 1) fail('There is nothing to compare with.', USAGE);

const isFolder = existsSync(wanted);
if (!isFolder && !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(wanted))
  fail(`"${wanted}" is neither a folder nor a version.`, USAGE);
const folder = isFolder ? path.resolve(wanted) : download(wanted);
// The model of the API is written in TypeScript, once for the pages and for here.
const runner = await createServer({
  configFile: false,
  root: ROOT,
  logLevel: 'error',
  server: {middlewareMode: true, ws: false, watch: null},
});
try {
  const {readRelease, releaseText} = await runner.ssrLoadModule(
    '/src/plugins/api-reference/release.ts',
  );
  console.log(releaseText(await readRelease(ROOT, folder)));
} catch (error) {
  fail(
    error.message,
    `${folder} must be a folder of the package deep-chat. In a checkout of its source, make the declarations and the bundle first: npm install && npm run build`,
  );
} finally {
  await runner.close();
}
try {
  runRows(path.join(folder, 'dist/deepChat.bundle.js'));
} finally {
  if (!isFolder) rmSync(path.dirname(folder), {recursive: true, force: true});
}

/** Runs the rows of tests/behavior against a bundle: each that fails names the sentences it reverses. */
function runRows(bundle) {
  if (!existsSync(bundle)) {
    console.log(`\nThe recorded behavior wasn't tried: there is no ${bundle}.`);
    return;
  }
  const playwright = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  spawnSync(
    process.execPath,
    [playwright, 'test', 'tests/sweeps/behavior.spec.ts', '--reporter=line'],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: {...process.env, CHROMIUM_PATH: ensureChromium(), DEEP_CHAT_BUNDLE: bundle},
    },
  );
}

/** Unpacks a published version and returns its folder. */
function download(version) {
  const place = mkdtempSync(path.join(tmpdir(), 'deep-chat-release-'));
  const run = (command, ...args) => {
    const {status} = spawnSync(command, args, {
      cwd: place,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (status !== 0)
      fail(
        `deep-chat ${version} could not be downloaded. The reason is above, from ${command}.`,
        'Check the version with `npm view deep-chat versions`, or name a folder.',
      );
  };
  run('npm', 'pack', '--silent', `deep-chat@${version}`);
  run('tar', '-xf', `deep-chat-${version}.tgz`);
  return path.join(place, 'package');
}
