import {spawnSync, spawn} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/**
 * Ends the run with a message for the person at the terminal: what happened, and what to do next.
 *
 * @param {string} what
 * @param {string} next
 * @returns {never}
 */
export function fail(what, next) {
  console.error(`\n${what}\n${next}\n`);
  process.exit(1);
}

/** The site's folder. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Packages that only the example servers import, which the full tests run. */
export const SERVERS = path.join(ROOT, 'examples/_projects');

/** Packages that only a measurement of `npm run bench` needs: Lighthouse. */
export const BENCH = path.join(ROOT, 'bench');

/** Ends the run when this Node.js is older than `engines` in package.json asks for. */
function checkNodeVersion() {
  const {node} = process.versions;
  const minimum = readJson(ROOT, 'package.json').engines.node.replace('>=', '');
  if (node.localeCompare(minimum, 'en', {numeric: true}) < 0)
    fail(
      `This is Node.js ${node}, and the site needs ${minimum} or newer.`,
      'Install a newer one from https://nodejs.org or with your version manager, then run the command again.',
    );
}

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
 * Checks the version of Node.js, and installs what the lockfile names when something is missing or differs.
 *
 * @param {object} [options]
 * @param {string} [options.folder] - The folder of the `package.json`: the site's, or one of those for a single command.
 * @param {boolean} [options.omitDev] - Whether what only tests need may be missing, to be served sooner.
 */
export function ensurePackages({folder = ROOT, omitDev = false} = {}) {
  checkNodeVersion();
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

/** Runs one of Docusaurus' commands in the site's folder and resolves with its exit code. */
export function docusaurus(args, {env = {}} = {}) {
  const child = spawn(
    process.execPath,
    [path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), ...args],
    {cwd: ROOT, stdio: 'inherit', env: {...process.env, ...env}},
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) =>
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1))),
  );
}
