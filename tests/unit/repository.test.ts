import {existsSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {expect, it} from 'vitest';
import {read, SITE, tracked} from '../support/repository';

/** Rules for the files of the repository that no linter has. */

const files = tracked();
const isTest = (file: string) => /\.(?:test|spec|d)\.tsx?$/.test(file);

/** How many places of the code may tell the compiler a type instead of showing it. */
const MAX_CASTS = 65;

/** Lines with `value as Type` or `<Type>value`; `as const` claims nothing. */
function castsIn(file: string): string[] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const isCast = ts.isAsExpression(node) || ts.isTypeAssertionExpression(node);
    if (isCast && !ts.isConstTypeReference(node.type)) {
      const {line} = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it('is typed without casts but for a few, mostly where JSON or other packages come in', () => {
  const sources = files.filter(
    (file) =>
      (/^src\/.*\.tsx?$/.test(file) && !isTest(file)) ||
      ['docusaurus.config.ts', 'sidebars.ts'].includes(file),
  );
  const casts = sources.flatMap(castsIn);
  expect(casts.length, casts.join('\n')).toBeLessThanOrEqual(MAX_CASTS);
});

it('exports nothing that no other module imports', () => {
  const texts = files
    .filter((file) => /\.(?:tsx?|mjs|js|mdx)$/.test(file))
    .map((file) => ({file, text: read(file)}));
  const words = texts.map(({file, text}) => ({file, words: new Set(text.match(/[\w$]+/g))}));
  const unused = texts
    // Docusaurus asks for the names of the modules that the patches replace.
    .filter(({file}) => /^src\/(?!client-patches\/).*\.tsx?$/.test(file) && !isTest(file))
    .flatMap(({file, text}) =>
      [...text.matchAll(/^export (?:async )?(?:const|function|class) ([\w$]+)/gm)].map(
        ([, name = '']) => ({file, name}),
      ),
    )
    .filter(({file, name}) => !words.some((other) => other.file !== file && other.words.has(name)));
  expect(unused).toEqual([]);
});

const COUNTED =
  /\b(?:\d+|twenty(?:-\w+)?) (?:AI |model |popular )?(?:providers|services)\b|\bproviders[^\n]{0,40}toHaveLength\(\d+\)/gi;

it('counts no providers by hand: the list in src/data/providers.ts does', () => {
  const counted = files
    .filter((file) => /^(?:(?:docs|examples|src|tests)\/.*\.(?:mdx|tsx?)|[^/]+\.md)$/.test(file))
    .flatMap((file) => [...read(file).matchAll(COUNTED)].map(([text]) => `${file}: ${text}`));
  expect(counted).toEqual([]);
});

/** Paths that some machine cannot tell apart: macOS and Windows ignore case, imports leave out the ending. */
function twins(paths: readonly string[]): string[][] {
  const byName = new Map<string, string[]>();
  for (const file of paths) {
    const name = file.toLowerCase().replace(/\.[^./]+$/, '');
    byName.set(name, [...(byName.get(name) ?? []), file]);
  }
  return [...byName.values()].filter((group) => group.length > 1);
}

it('has no two code files that differ only in case or ending', () => {
  const named = files.filter((file) => /\.(ts|tsx|mjs|js|json)$/.test(file));
  expect(twins(named.filter((file) => !file.startsWith('examples/_projects/')))).toEqual([]);
  expect(twins(files.map((file) => `${file}.x`))).toEqual([]);
});

const code = new Set(files.filter((file) => /^(src|tests|scripts)\/.*\.(ts|tsx|mjs)$/.test(file)));

/** The modules of the repository that one imports. */
function importsOf(file: string): string[] {
  return ts.preProcessFile(read(file)).importedFiles.flatMap(({fileName}) => {
    const base = path.posix.join(path.posix.dirname(file), fileName);
    const names = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((ending) => base + ending);
    return names.find((name) => code.has(name)) ?? [];
  });
}

it('has no circle of imports', () => {
  const done = new Set<string>();
  /** The way from a file over its imports back to a file of that way. */
  const circle = (file: string, way: readonly string[]): readonly string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return [];
    done.add(file);
    return importsOf(file).reduce<readonly string[]>(
      (found, next) => (found.length > 0 ? found : circle(next, [...way, file])),
      [],
    );
  };
  for (const file of code) expect(circle(file, [])).toEqual([]);
});

/** Texts for maintainers that name files and commands. */
const TEXTS = [
  ...files.filter((name) => /^[^/]+\.md$|^[^/.]+\.config\.\w+$/.test(name)),
  'bench/README.md',
  'tests/specification.md',
];
/** A file or folder of the repository; what a build or an author makes is none. */
const NAMED =
  /(?<![\w/.@-])(?:src|tests|scripts|bench|docs|examples|static|hosting|\.github)\/[\w./-]*[\w]/g;
const MADE = /^docs\/api\.json$|\/Name\.mdx$|\/node_modules$/;

it.each(TEXTS)('%s names files and commands that exist', (file) => {
  const text = read(file);
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, to = '']) =>
    path.join(path.dirname(file), to),
  );
  const missing = [...(text.match(NAMED) ?? []), ...links].filter(
    (name) =>
      !MADE.test(name) &&
      !['', '.ts', '.tsx', '.mjs'].some((ending) => existsSync(path.join(SITE, name + ending))),
  );
  expect(missing).toEqual([]);
  const {scripts} = JSON.parse(read('package.json'));
  const commands = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});
