import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {zip} from './zip';

const files = {'a.txt': 'Grüße 👩‍💻\n', 'public/index.html': '<p>Hello</p>', 'empty.txt': ''};

it('writes an archive that other programs check and unpack', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'zip-'));
  try {
    writeFileSync(path.join(folder, 'a.zip'), zip(files));
    const program =
      'import sys, zipfile\nz = zipfile.ZipFile("a.zip")\nassert z.testzip() is None\nz.extractall("out")';
    execFileSync('python3', ['-c', program], {cwd: folder});
    for (const [name, text] of Object.entries(files))
      expect(readFileSync(path.join(folder, 'out', name), 'utf8')).toBe(text);
  } finally {
    rmSync(folder, {recursive: true});
  }
});

it('writes equal files to equal archives', () => {
  expect(zip(files)).toEqual(zip({...files}));
});
