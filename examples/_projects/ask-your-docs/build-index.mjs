import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildIndex} from './src/docs.js';

const DOCS = 'docs';
const names = readdirSync(DOCS, {recursive: true}).filter((name) => name.endsWith('.md'));
const files = Object.fromEntries(
  names.map((name) => [
    name.split(path.sep).join('/'),
    readFileSync(path.join(DOCS, name), 'utf8').replace(/\r\n/g, '\n'),
  ]),
);
mkdirSync('public', {recursive: true});
writeFileSync('public/docs-index.json', JSON.stringify(buildIndex(files)));
console.log(`Indexed ${names.length} files.`);
