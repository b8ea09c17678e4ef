import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {providers} from '../../src/data/providers';

const ROOT = path.resolve(__dirname, '../..');

test('texts that count the providers agree with the list', () => {
  const files = execFileSync('git', ['ls-files', 'docs', 'examples', 'src', 'README.md'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(?:mdx|tsx?|md)$/.test(file) && fs.existsSync(path.join(ROOT, file)));
  const counted = files.flatMap((file) =>
    [
      ...fs.readFileSync(path.join(ROOT, file), 'utf8').matchAll(/\b(\d+)(?: AI)? providers\b/g),
    ].map(([text, count]) => ({file, text, count: Number(count)})),
  );
  expect(counted.length).toBeGreaterThan(2);
  expect(counted.filter(({count}) => count !== providers.length)).toEqual([]);
});
