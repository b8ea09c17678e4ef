// `npm run prose`: checks spelling, phrases and lengths of everything that people read. `npm run prose -- FILE` prints
// the findings of some files, `-- --words` counts the words of the pages. `-- --renew` writes the list of files
// that don't pass yet again, for when files were moved.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {fail} from './lib/fail.mjs';
import {ROOT} from './lib/packages.mjs';
import {checkFiles, findingLine, problemsOf, wordsOf} from './prose/check.mjs';
import {isPage, passagesOf, proseFiles, readNotYet, writeNotYet} from './prose/files.mjs';

const {values, positionals} = readArguments();
const files = proseFiles();
const asked = positionals.map((name) =>
  path.relative(ROOT, path.resolve(name)).split(path.sep).join('/'),
);
const unknown = asked.find((name) => !files.includes(name));
if (unknown)
  fail(
    `${unknown} has no text to check, or doesn't exist.`,
    'Name a page, README.md, CONTRIBUTING.md, or a script or style sheet in src, scripts or tests.',
  );
try {
  if (values.words) printWords(asked.length > 0 ? asked : files);
  else process.exitCode = asked.length > 0 ? await printFiles(asked) : await printAll();
} catch (error) {
  fail(error.message, 'Fix that first: no text was checked.');
}

function readArguments() {
  try {
    return parseArgs({
      options: {words: {type: 'boolean'}, renew: {type: 'boolean'}},
      allowPositionals: true,
    });
  } catch (error) {
    fail(error.message, 'Options: --words, --renew, and names of files.');
  }
}

function readExceptions() {
  return JSON.parse(readFileSync(path.join(ROOT, 'scripts/prose/exceptions.json'), 'utf8'));
}

/** Prints the findings of some files, even if they needn't pass yet. */
async function printFiles(names) {
  const {findings} = await checkFiles(names, readExceptions());
  const lines = [...findings].flatMap(([file, found]) =>
    found.map((finding) => findingLine(file, finding)),
  );
  lines.forEach((line) => console.log(line));
  const notYet = readNotYet();
  for (const name of names)
    if (findings.get(name).length === 0 && name in notYet)
      console.log(`${name} passes: remove its line from scripts/prose/not-yet.json`);
  console.log(lines.length === 0 ? 'Nothing is left.' : `${lines.length} left.`);
  return lines.length === 0 ? 0 : 1;
}

async function printAll() {
  const {findings, unused} = await checkFiles(files, readExceptions());
  if (values.renew) {
    const failing = [...findings].filter(([, found]) => found.length > 0).map(([file]) => file);
    writeNotYet(failing, readNotYet());
    console.log(`scripts/prose/not-yet.json lists ${failing.length} of ${files.length} files.`);
    return 0;
  }
  const notYet = readNotYet();
  const lines = [
    ...problemsOf(findings, notYet),
    ...unused.map(
      ({file, part}) =>
        `${file}: no finding holds "${part}" → remove the line from scripts/prose/exceptions.json`,
    ),
  ];
  lines.forEach((line) => console.log(line));
  const left = Object.keys(notYet).length;
  console.log(
    `${files.length - left} of ${files.length} files are checked, ${left} are not rewritten yet; ${lines.length} to do.`,
  );
  return lines.length === 0 ? 0 : 1;
}

function printWords(names) {
  const counts = names
    .filter(isPage)
    .map((file) => ({file, words: wordsOf(passagesOf(file))}))
    .toSorted((a, b) => b.words - a.words);
  const total = counts.reduce((sum, {words}) => sum + words, 0);
  for (const {file, words} of [...counts, {file: 'total', words: total}])
    console.log(`${String(words).padStart(7)}  ${file}`);
}
