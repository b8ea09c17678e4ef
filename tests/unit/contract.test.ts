import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {CONTRACT} from '../contract';

const ROOT = path.resolve(__dirname, '../..');

/** Sections of the specification; each has lines of its own. */
const SECTIONS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

const fileOf = (name: string) => path.join(ROOT, name.startsWith('src/') ? name : `tests/${name}`);

/** Titles in a file, as patterns: what a template puts in may be anything. */
function titlesOf(file: string): RegExp[] {
  const source = readFileSync(file, 'utf8');
  const calls = source.matchAll(
    /\b(?:test|it)(?:\.each\(.*?\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g,
  );
  return [...calls].map(([, , title = '']) => {
    const literal = title.replace(/\\(.)/g, '$1').split(/\$\{[^}]*\}/);
    const escaped = literal.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${escaped.join('.+')}$`);
  });
}

it('each line has an id of its own, in a section of the specification', () => {
  const ids = CONTRACT.map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !SECTIONS.includes(id.split('.')[0]!))).toEqual([]);
  expect(SECTIONS.filter((section) => !ids.some((id) => id.startsWith(`${section}.`)))).toEqual([]);
});

it('each line names tests that exist', () => {
  const titles = new Map<string, RegExp[]>();
  const wrong = CONTRACT.flatMap(({id, tests}) =>
    tests.flatMap((name) => {
      const [file = '', title = ''] = name.split(' › ');
      if (!existsSync(fileOf(file))) return [`${id}: there is no file ${file}`];
      if (!titles.has(file)) titles.set(file, titlesOf(fileOf(file)));
      return titles.get(file)!.some((pattern) => pattern.test(title))
        ? []
        : [`${id}: ${file} has no test named “${title}”`];
    }),
  );
  expect(wrong).toEqual([]);
});
