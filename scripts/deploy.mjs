// `npm run deploy`: builds the site and publishes build/ to the gh-pages branch of the `origin` remote.
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {docusaurus} from './lib/docusaurus.mjs';
import {fail} from './lib/fail.mjs';
import {checkNodeVersion} from './lib/node-version.mjs';
import {ensurePackages, ROOT} from './lib/packages.mjs';

const git = (args, options = {}) =>
  spawnSync('git', args, {cwd: ROOT, encoding: 'utf8', ...options});

checkNodeVersion();
const branch = process.env.DEPLOY_BRANCH ?? 'gh-pages';
const remote = git(['remote', 'get-url', process.env.DEPLOY_REMOTE ?? 'origin']).stdout?.trim();
if (!remote)
  fail(
    'There is no git remote to publish to.',
    'Add one (git remote add origin <address>) or name it: DEPLOY_REMOTE=<name> npm run deploy',
  );
if (!process.env.SITE_URL)
  fail(
    'SITE_URL is not set, and links to the published pages would name another site.',
    'Set it, and SITE_BASE_URL when the site is served under a path: SITE_URL=https://you.github.io SITE_BASE_URL=/docs/ npm run deploy',
  );
ensurePackages({omitDev: true});
if ((await docusaurus(['build'])) !== 0)
  fail('The build failed.', 'Correct what it names above; nothing was published.');

const index = path.join(mkdtempSync(path.join(os.tmpdir(), 'deploy-')), 'index');
const env = {...process.env, GIT_INDEX_FILE: index, GIT_WORK_TREE: path.join(ROOT, 'build')};
writeFileSync(path.join(ROOT, 'build/.nojekyll'), '');
const commit = (() => {
  const run = (args) => {
    const {status, stdout, stderr} = git(args, {env});
    if (status !== 0) fail(`git ${args[0]} failed: ${stderr.trim()}`, 'Nothing was published.');
    return stdout.trim();
  };
  run(['add', '--all', '--force', '.']);
  const source = git(['rev-parse', '--short', 'HEAD']).stdout.trim();
  return run(['commit-tree', run(['write-tree']), '-m', `Publish ${source}`]);
})();
rmSync(path.dirname(index), {recursive: true});
const pushed = git(['push', '--force', remote, `${commit}:refs/heads/${branch}`], {
  stdio: 'inherit',
});
if (pushed.status !== 0)
  fail(`The push to ${branch} failed (git says why above).`, 'Nothing was published.');
console.log(`Published to ${branch}.`);
