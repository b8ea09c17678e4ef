import {readFileSync} from 'node:fs';
import path from 'node:path';
import {checkSnippets} from './snippet/check.mjs';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Name the files to check: npm run check:snippet -- FILE…');
  process.exit(2);
}
const snippets = files.map((file, at) => ({
  name: `snippet-${at}${path.extname(file)}`,
  text: readFileSync(file, 'utf8'),
}));
const problems = [...checkSnippets(snippets).values()];
for (const [at, found] of problems.entries())
  for (const {line, message} of found) console.error(`${files[at]}:${line}: ${message}`);
if (problems.some((found) => found.length > 0)) process.exit(1);
console.log('No problems found.');
