import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const ROOT = path.resolve(__dirname, '../..');
const COUNTED =
  /\b(?:\d+|twenty(?:-\w+)?) (?:AI |model |popular )?(?:providers|services)\b|\bproviders[^\n]{0,40}toHaveLength\(\d+\)/gi;

test('no text counts the providers by hand: the list in src/data/providers.ts does', () => {
  const files = execFileSync(
    'git',
    ['ls-files', 'docs', 'examples', 'src', 'tests/**.ts', ':(glob)*.md'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((file) => /\.(?:mdx|tsx?|md)$/.test(file) && fs.existsSync(path.join(ROOT, file)));
  expect(files.length).toBeGreaterThan(500);
  const counted = files.flatMap((file) =>
    [...fs.readFileSync(path.join(ROOT, file), 'utf8').matchAll(COUNTED)].map(
      ([text]) => `${file}: ${text}`,
    ),
  );
  expect(counted).toEqual([]);
});
