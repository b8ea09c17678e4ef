import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const ROOT = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Texts for maintainers that name files and commands. */
const TEXTS = [
  ...readdirSync(ROOT).filter((name) => /\.md$|^[^.]+\.config\.\w+$/.test(name)),
  'bench/README.md',
  'tests/specification.md',
];
const FOLDERS = 'src|tests|scripts|bench|docs|examples|static|hosting|\\.github';
/** A file or folder of the repository; what a build or an author makes is none. */
const NAMED = new RegExp(`(?<![\\w/.@-])(?:${FOLDERS})/[\\w./-]*[\\w]`, 'g');
const MADE = /^docs\/api\.json$|\/Name\.mdx$|\/node_modules$/;

it.each(TEXTS)('%s names files that exist', (file) => {
  const named = [...read(file).matchAll(NAMED)].map(([name]) => name);
  const links = [...read(file).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, to = '']) => to);
  const missing = [...named, ...links.map((to) => path.join(path.dirname(file), to))].filter(
    (name) =>
      !MADE.test(name) &&
      !['', '.ts', '.tsx', '.mjs'].some((ending) => existsSync(path.join(ROOT, name + ending))),
  );
  expect(missing).toEqual([]);
});

it.each(TEXTS)('%s names commands that exist', (file) => {
  const {scripts} = JSON.parse(read('package.json'));
  const named = [...read(file).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
