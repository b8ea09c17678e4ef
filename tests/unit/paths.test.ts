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

/** Relative imports of a file that name no tracked file in exactly this spelling. */
function misspelled(file: string, text: string, tracked: ReadonlySet<string>): string[] {
  const specifiers = text.matchAll(
    /^(?:import|export)\b(?:[^'"`;=(]*\bfrom)?\s*['"](\.{1,2}\/[^'"\n]+)['"]/gm,
  );
  return [...specifiers]
    .map(([, specifier = '']) => specifier.replace(/\?.*$/, ''))
    .filter((specifier) => !specifier.includes('/node_modules/'))
    .filter((specifier) => {
      const base = path.posix.join(path.posix.dirname(file), specifier);
      const endings = ['', '.ts', '.tsx', '.mjs', '.js', '.d.ts', '/index.ts', '/index.tsx'];
      return !endings.some((ending) => tracked.has(base + ending));
    })
    .map((specifier) => `${file}: ${specifier}`);
}

it('has no two code files that differ only in case or ending', () => {
  const code = files.filter((file) => /\.(ts|tsx|mjs|js|json)$/.test(file));
  expect(twins(code.filter((file) => !file.startsWith('examples/_projects/')))).toEqual([]);
  expect(twins(files.map((file) => `${file}.x`))).toEqual([]);
  expect(twins(['src/a/SiteMap.tsx', 'src/a/sitemap.ts'])).toHaveLength(1);
});

it('imports files in the spelling that they have', () => {
  const tracked = new Set(files);
  const code = files.filter((file) => /^(src|tests|scripts)\/.*\.(ts|tsx|mjs)$/.test(file));
  // Text inside template strings is code of other projects.
  const outside = (text: string) => text.replace(/`(?:\\.|[^`\\])*`/gs, '``');
  expect(
    code.flatMap((file) =>
      misspelled(file, outside(readFileSync(path.join(SITE, file), 'utf8')), tracked),
    ),
  ).toEqual([]);
  expect(misspelled('src/a/b.ts', "import './C';\n", new Set(['src/a/c.ts']))).toHaveLength(1);
});
