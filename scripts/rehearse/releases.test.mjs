import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {ROOT} from '../lib/packages.mjs';
import {JOURNEYS, NAMING} from './lists.mjs';
import {PATCHED, changedOriginals} from './originals.mjs';
import {families, nextVersion, withVersions} from './releases.mjs';

describe('nextVersion', () => {
  it.each([
    ['3.10.2', ['3.9.9', '3.10.2', '3.10.3', '3.10.10', '4.0.0', '3.11.0-beta.1'], '3.10.10'],
    ['3.10.2', ['3.10.9', '3.11.0', '3.2.50'], '3.11.0'],
    ['3.10.2', ['3.10.2', '4.0.0', '2.99.0'], undefined],
  ])('after %s of %j is %s', (from, versions, expected) => {
    expect(nextVersion(from, versions)).toBe(expected);
  });
});

it('families have the packages that are released together', () => {
  const found = families({
    'react-dom': '1.0.0',
    react: '1.0.0',
    other: '2.0.0',
    '@docsearch/react': '3.0.0',
    '@docusaurus/core': '4.0.0',
    '@docusaurus/types': '4.0.0',
  });
  expect(found.map(({packages, from}) => [from, ...packages])).toEqual([
    ['4.0.0', '@docusaurus/core', '@docusaurus/types'],
    ['1.0.0', 'react', 'react-dom'],
    ['3.0.0', '@docsearch/react'],
  ]);
});

describe('changedOriginals', () => {
  const other = mkdtempSync(path.join(tmpdir(), 'originals-'));
  afterEach(() => rmSync(other, {recursive: true, force: true}));

  it('names what replaces a module that has changed or is gone', () => {
    expect(changedOriginals(ROOT, ROOT)).toEqual([]);
    const file = path.join(
      other,
      'node_modules/@docusaurus/theme-common/lib/hooks/useWindowSize.js',
    );
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, 'export {}');
    const lines = changedOriginals(ROOT, other).join('\n');
    expect(lines).toMatch(
      /^src\/client-patches\/windowSize\.ts: .*useWindowSize\.js has changed$/m,
    );
    expect(lines).toMatch(/^src\/client-patches\/pageLoads\.ts: .*docusaurus\.js is gone$/m);
    expect(lines).toMatch(/^src\/theme\/NotFound\/Content: .* is gone$/m);
  });
});

describe('withVersions', () => {
  it('changes versions in JSON and in an object, of these packages alone', () => {
    const names = ['react', '@docusaurus/core'];
    expect(
      withVersions(
        `"react": "1.2.3", "preact": "1.2.3", "@docusaurus/core": "1.2.3"`,
        names,
        '1.2.3',
        '1.2.4',
      ),
    ).toBe(`"react": "1.2.4", "preact": "1.2.3", "@docusaurus/core": "1.2.4"`);
    expect(
      withVersions(`react: '1.2.3', 'react-dom': '1.2.3', react: '1.203'`, names, '1.2.3', '1.2.4'),
    ).toBe(`react: '1.2.4', 'react-dom': '1.2.3', react: '1.203'`);
  });
});

describe('lists', () => {
  it('name every file with an exact version of React', () => {
    const {react} = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).dependencies;
    const entry = `react["']?: ["']${react.replaceAll('.', '\\.')}["']`;
    const {stdout} = spawnSync(
      'git',
      ['grep', '-lE', `["' ]${entry}`, '--', ':!*package-lock.json'],
      {
        cwd: ROOT,
        encoding: 'utf8',
      },
    );
    expect(stdout.trim().split('\n').sort()).toEqual([...NAMING].sort());
  });

  it('name journeys that there are', () => {
    expect(
      JOURNEYS.filter(
        (name) => ![name, `${name}.ts`].some((it) => existsSync(path.join(ROOT, it))),
      ),
    ).toEqual([]);
  });

  it('name originals that are installed, and ours that there are', () => {
    const files = Object.entries(PATCHED).flatMap(([original, ours]) => [
      `node_modules/${original}`,
      ours,
    ]);
    expect(files.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
  });

  it('name every replacement of a module of Docusaurus', () => {
    const source = readFileSync(path.join(ROOT, 'src/client-patches/index.ts'), 'utf8');
    const replacements = [...source.matchAll(/by: '(\w+\.ts)'/g)].map(([, name]) => name);
    expect(replacements.length).toBeGreaterThan(3);
    // Stubs of other packages don't follow a release of Docusaurus.
    expect(replacements.filter((name) => !/Stub/.test(name)).sort()).toEqual(
      Object.values(PATCHED)
        .filter((ours) => ours.startsWith('src/client-patches/'))
        .map((ours) => path.basename(ours))
        .sort(),
    );
  });
});
