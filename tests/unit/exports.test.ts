import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const SITE = path.resolve(__dirname, '../..');
const files = execFileSync('git', ['ls-files'], {cwd: SITE, encoding: 'utf8'})
  .trim()
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|js|mdx)$/.test(file));
const texts = new Map(files.map((file) => [file, readFileSync(path.join(SITE, file), 'utf8')]));

/** Exported names of modules that no other file imports: `file: name`. */
function unusedExports(): string[] {
  const words = new Map([...texts].map(([file, text]) => [file, new Set(text.match(/[\w$]+/g))]));
  return (
    [...texts]
      // Docusaurus asks for the names of the modules that the patches replace.
      .filter(
        ([file]) =>
          /^src\/(?!client-patches\/).*\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file),
      )
      .flatMap(([file, text]) =>
        [...text.matchAll(/^export (?:async )?(?:const|function|class) ([\w$]+)/gm)].map(
          ([, name = '']) => ({file, name}),
        ),
      )
      .filter(({file, name}) => ![...words].some(([other, set]) => other !== file && set.has(name)))
      .map(({file, name}) => `${file}: ${name}`)
  );
}

it('exports nothing that no other module imports', () => {
  expect(unusedExports()).toEqual([]);
});
