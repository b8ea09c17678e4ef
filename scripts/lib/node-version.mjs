import {fail} from './fail.mjs';

/** First version of Node.js that the site's tools run on; `engines` in package.json says the same. */
export const MINIMUM_NODE = 20;

/** Ends the run when this Node.js is too old. Needs no package. */
export function checkNodeVersion(version = process.versions.node) {
  if (Number(version.split('.')[0]) >= MINIMUM_NODE) return;
  fail(
    `This is Node.js ${version}, and the site needs ${MINIMUM_NODE} or newer.`,
    'Install a newer one from https://nodejs.org or with your version manager, then run the command again.',
  );
}
