import {readFileSync} from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {transform} from 'sucrase';
import {expect, test} from 'vitest';

const FOLDER = path.join(__dirname, '../../src/theme/SearchBar');
/** kB, gzip: the button and its shortcuts are all of the search that a page loads first. */
const BUDGET = 6;

/** The modules that the button imports, styles included, without those of `import()`. */
function modulesOf(file: string, found = new Map<string, string>()): Map<string, string> {
  const source = readFileSync(path.join(FOLDER, file), 'utf8');
  const isStyle = file.endsWith('.css');
  const code = isStyle
    ? source
    : transform(source, {transforms: ['typescript', 'jsx'], production: true}).code;
  found.set(file, code);
  if (!isStyle)
    for (const [, name] of code.matchAll(/^import [^;]*?'\.\/([\w.]+)';/gm)) {
      const next = name!.endsWith('.css') ? name! : `${name}.ts`;
      if (!found.has(next)) modulesOf(next, found);
    }
  return found;
}

test('the button is small, and brings neither the modal nor the engine along', () => {
  const modules = modulesOf('index.tsx');
  expect([...modules.keys()].sort()).toEqual(['index.tsx', 'shortcuts.ts', 'styles.module.css']);
  const code = [...modules.values()].join('');
  expect(code).toContain('import(/* webpackChunkName: "search-modal" */ \'./SearchModal\')');
  expect(code).not.toMatch(/^import .*(?:site\/src\/search|docsearch)/m);
  expect(zlib.gzipSync(code).length / 1000).toBeLessThanOrEqual(BUDGET);
});
