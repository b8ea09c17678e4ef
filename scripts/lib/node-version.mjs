import {readFileSync} from 'node:fs';
import {fail} from './fail.mjs';

/** First version of Node.js that the site's tools run on, such as `20.19.0`: `engines` of package.json. */
const minimum = () => {
  const {engines} = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  return engines.node.replace('>=', '');
};

/** Whether a version is as new as another one. */
export function isAsNewAs(version, other) {
  const [major, minor] = version.split('.').map(Number);
  const [otherMajor, otherMinor] = other.split('.').map(Number);
  return major > otherMajor || (major === otherMajor && minor >= otherMinor);
}

/** Ends the run when this Node.js is too old. Needs no package. */
export function checkNodeVersion(version = process.versions.node) {
  if (isAsNewAs(version, minimum())) return;
  fail(
    `This is Node.js ${version}, and the site needs ${minimum()} or newer.`,
    'Install a newer one from https://nodejs.org or with your version manager, then run the command again.',
  );
}
