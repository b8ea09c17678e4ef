// `npm run prose`: checks spelling, phrases and lengths of everything that people read. `npm run prose -- FILE` prints
// the findings of some files, `-- --words` counts the words of the pages.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {fail} from './lib/fail.mjs';
import {ROOT} from './lib/packages.mjs';
import {checkFiles, findingLine, wordsOf} from './prose/check.mjs';
import {isPage, passagesOf, proseFiles} from './prose/files.mjs';

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
  else process.exitCode = await printFindings(asked.length > 0 ? asked : files);
} catch (error) {
  fail(error.message, 'Fix that first: no text was checked.');
}

function readArguments() {
  try {
    return parseArgs({
      options: {words: {type: 'boolean'}},
      allowPositionals: true,
    });
  } catch (error) {
    fail(error.message, 'Options: --words, and names of files.');
  }
}

function readExceptions() {
  return JSON.parse(readFileSync(path.join(ROOT, 'scripts/prose/exceptions.json'), 'utf8'));
}

async function printFindings(names) {
  const {findings, unused} = await checkFiles(names, readExceptions());
  const lines = [
    ...[...findings].flatMap(([file, found]) => found.map((each) => findingLine(file, each))),
    ...unused.map(
      ({file, part}) =>
        `${file}: no finding holds "${part}" → remove the line from scripts/prose/exceptions.json`,
    ),
  ];
  lines.forEach((line) => console.log(line));
  console.log(`${names.length} files were checked, ${lines.length} findings.`);
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
