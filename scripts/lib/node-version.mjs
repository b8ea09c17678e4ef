import {readFileSync} from 'node:fs';
import {fail} from './fail.mjs';

/** Ends the run when this Node.js is older than `engines` in package.json asks for. Needs no package. */
export function checkNodeVersion(version = process.versions.node) {
  const file = new URL('../../package.json', import.meta.url);
  const minimum = JSON.parse(readFileSync(file, 'utf8')).engines.node.replace('>=', '');
  if (version.localeCompare(minimum, 'en', {numeric: true}) >= 0) return;
  fail(
    `This is Node.js ${version}, and the site needs ${minimum} or newer.`,
    'Install a newer one from https://nodejs.org or with your version manager, then run the command again.',
  );
}
