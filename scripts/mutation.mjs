// `npm run mutation`: changes the pure parts of the site a little, thousands of times, and says which changes no
// unit test notices. `-- search chat` takes some modules (mutation/stryker.config.mjs names them), and
// `-- src/search/query.ts` a file of one.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {MODULES, fileNameOf} from '../mutation/stryker.config.mjs';
import {fail} from './lib/fail.mjs';
import {MUTATION, ROOT, ensurePackages} from './lib/packages.mjs';

/** In percent. A lower score fails. */
const LEAST_SCORE = 80;

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in MODULES) && !existsSync(path.join(ROOT, name)));
if (unknown.length > 0)
  fail(
    `There is no module or file named ${unknown.join(', ')}.`,
    `Modules: ${Object.keys(MODULES).join(', ')}.`,
  );
ensurePackages();
ensurePackages({folder: MUTATION});

const rows = [];
for (const name of names.length > 0 ? names : Object.keys(MODULES)) {
  const {status} = spawnSync(
    process.execPath,
    [
      path.join(MUTATION, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
      'run',
      'mutation/stryker.config.mjs',
    ],
    {cwd: ROOT, stdio: 'inherit', env: {...process.env, MUTATION_MODULE: name}},
  );
  if (status !== 0) fail(`Stryker stopped at ${name}.`, 'The reason is above.');
  rows.push({name, ...scoreOf(name)});
}
console.log('\n| module | mutants | noticed | score |\n|---|---:|---:|---:|');
for (const {name, all, noticed} of rows)
  console.log(`| ${name} | ${all} | ${noticed} | ${((100 * noticed) / all).toFixed(1)} % |`);
process.exit(rows.every(({all, noticed}) => noticed / all >= LEAST_SCORE / 100) ? 0 : 1);

/** How many mutants of a module count, and how many of them a test noticed or ran into. */
function scoreOf(name) {
  const report = path.join(ROOT, `test-results/mutation/${fileNameOf(name)}.json`);
  const {files} = JSON.parse(readFileSync(report, 'utf8'));
  const statuses = Object.values(files).flatMap(({mutants}) => mutants.map(({status}) => status));
  const count = (...wanted) => statuses.filter((status) => wanted.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  return {noticed, all: noticed + count('Survived', 'NoCoverage')};
}
