// Checks code that uses the chat component: node check-snippet.mjs FILE…
import {existsSync, readFileSync} from 'node:fs';
import {checkSnippets} from './snippet/check.mjs';

const names = process.argv.slice(2);
if (names.length === 0) {
  console.error('Name the files to check: node check-snippet.mjs FILE…');
  process.exit(2);
}
const missing = names.find((name) => !existsSync(name));
if (missing) {
  console.error(`There is no file ${missing}.`);
  process.exit(2);
}
const results = await checkSnippets(
  names.map((name) => ({name, text: readFileSync(name, 'utf8')})),
);
for (const {name, problems, reason} of results) {
  if (reason) console.error(`${name}: not checked, because ${reason}`);
  for (const {line, message} of problems) console.error(`${name}:${line}: ${message}`);
}
if (results.some(({problems}) => problems.length > 0)) process.exit(1);
if (results.some(({reason}) => reason)) process.exit(2);
console.log('No problems found.');
