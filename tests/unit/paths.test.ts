import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const SITE = path.resolve(__dirname, '../..');
const files = execFileSync('git', ['ls-files'], {cwd: SITE, encoding: 'utf8'}).trim().split('\n');

/** Paths that some machine cannot tell apart: macOS and Windows ignore case, imports leave out the ending. */
function twins(paths: readonly string[]): string[][] {
  const byName = new Map<string, string[]>();
  for (const file of paths) {
    const name = file.toLowerCase().replace(/\.[^./]+$/, '');
    byName.set(name, [...(byName.get(name) ?? []), file]);
  }
  return [...byName.values()].filter((group) => group.length > 1);
}

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '.d.ts', '/index.ts', '/index.tsx'];

/** Relative imports of a file, each with the tracked file of exactly this spelling. */
function importsOf(file: string, text: string, tracked: ReadonlySet<string>) {
  // Text inside template strings is code of other projects.
  const own = text.replace(/`(?:\\.|[^`\\])*`/gs, '``');
  const specifiers = own.matchAll(
    /(?:^(?:import|export)\b(?:[^'"`;=(]*\bfrom)?\s*|\bimport\((?:\/\*.*?\*\/)?\s*)['"](\.{1,2}\/[^'"\n]+)['"]/gm,
  );
  return [...specifiers]
    .map(([, specifier = '']) => specifier.replace(/\?.*$/, ''))
    .filter((specifier) => !specifier.includes('/node_modules/'))
    .map((specifier) => {
      const base = path.posix.join(path.posix.dirname(file), specifier);
      const ending = ENDINGS.find((each) => tracked.has(base + each));
      return {specifier, target: ending === undefined ? undefined : base + ending};
    });
}

/** The first way from a file over its imports back to itself, as a list of files. */
function circle(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of graph.get(file) ?? []) {
      const found = visit(next, [...way, file]);
      if (found.length > 0) return found;
    }
    done.add(file);
    return [];
  };
  for (const file of graph.keys()) {
    const found = visit(file, []);
    if (found.length > 0) return found;
  }
  return [];
}

it('has no two code files that differ only in case or ending', () => {
  const code = files.filter((file) => /\.(ts|tsx|mjs|js|json)$/.test(file));
  expect(twins(code.filter((file) => !file.startsWith('examples/_projects/')))).toEqual([]);
  expect(twins(files.map((file) => `${file}.x`))).toEqual([]);
  expect(twins(['src/a/SiteMap.tsx', 'src/a/sitemap.ts'])).toHaveLength(1);
});

it('imports files in the spelling that they have, and in no circle', () => {
  const tracked = new Set(files);
  const code = files.filter((file) => /^(src|tests|scripts)\/.*\.(ts|tsx|mjs)$/.test(file));
  const imports = code.map(
    (file) =>
      [file, importsOf(file, readFileSync(path.join(SITE, file), 'utf8'), tracked)] as const,
  );
  expect(
    imports.flatMap(([file, all]) =>
      all.filter(({target}) => !target).map(({specifier}) => `${file}: ${specifier}`),
    ),
  ).toEqual([]);
  const graph = imports.map(
    ([file, all]) => [file, all.flatMap(({target}) => (target ? [target] : []))] as const,
  );
  expect(circle(new Map(graph))).toEqual([]);

  const wrong = importsOf('src/a/b.ts', "import './C';\n", new Set(['src/a/c.ts']));
  expect(wrong).toEqual([{specifier: './C', target: undefined}]);
  const lazy = importsOf('src/a/b.ts', `const c = () => import('./c');`, new Set(['src/a/c.ts']));
  expect(lazy).toEqual([{specifier: './c', target: 'src/a/c.ts'}]);
  const ring = {x: ['a'], a: ['b'], b: ['c'], c: ['a']};
  expect(circle(new Map(Object.entries(ring)))).toEqual(['a', 'b', 'c', 'a']);
});
