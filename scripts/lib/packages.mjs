import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {fail} from './fail.mjs';

/** The site's folder. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Packages that only the example servers import, which the full tests run. */
export const SERVERS = path.join(ROOT, 'examples/_projects');

/** Packages that only `npm run bench` needs: other search engines and Lighthouse. */
export const BENCH = path.join(ROOT, 'bench');

const readJson = (folder, file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

/**
 * Whether everything that the lockfile names is installed in that version. npm keeps a copy of what it
 * installed; packages for other platforms may be missing from it.
 */
function arePackagesInstalled({folder, omitDev}) {
  if (!existsSync(path.join(folder, 'node_modules/.package-lock.json'))) return false;
  const wanted = readJson(folder, 'package-lock.json').packages;
  const installed = readJson(folder, 'node_modules/.package-lock.json').packages;
  return Object.entries(wanted).every(
    ([place, {version, optional, dev}]) =>
      place === '' ||
      installed[place]?.version === version ||
      (optional && !installed[place]) ||
      (omitDev && dev),
  );
}

/**
 * Installs what the lockfile names when something is missing or differs.
 *
 * @param {object} [options]
 * @param {string} [options.folder] - The folder of the `package.json`: the site's, or one of those for a single command.
 * @param {boolean} [options.omitDev] - Whether what only tests need may be missing, to be served sooner.
 */
export function ensurePackages({folder = ROOT, omitDev = false} = {}) {
  if (arePackagesInstalled({folder, omitDev})) return;
  console.log(`Installing the packages of ${path.relative(ROOT, folder) || 'the site'} (once) …`);
  const args = ['ci', '--no-fund', '--no-audit', '--prefer-offline'];
  if (omitDev) args.push('--omit=dev');
  const {status, error} = spawnSync('npm', args, {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error)
    fail(
      `npm could not be started: ${error.message}`,
      'npm comes with Node.js: check that it is on the PATH.',
    );
  if (status !== 0)
    fail(
      'The packages could not be installed (npm says why above).',
      'Without a network, connect and run the command again. Behind a proxy or a registry mirror, set it up with `npm config`.',
    );
}
