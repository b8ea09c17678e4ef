import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optionalDependencies?: Record<string, string>;
}

const read = (file: string) => JSON.parse(readFileSync(path.resolve(file), 'utf8'));
const packages: Record<string, LockedPackage> = read('package-lock.json').packages;

describe('package-lock.json', () => {
  it.each(['.', 'bench', 'examples/_projects'])('of %s names no registry host', (folder) => {
    expect(readFileSync(`${folder}/package-lock.json`, 'utf8')).not.toContain('"resolved"');
  });

  it('has an entry for every optional package, so that npm ci works on every platform', () => {
    const missing = Object.entries(packages).flatMap(([place, {optionalDependencies}]) =>
      Object.keys(optionalDependencies ?? {}).filter(
        (name) => !packages[`${place}/node_modules/${name}`] && !packages[`node_modules/${name}`],
      ),
    );
    expect(missing).toEqual([]);
  });
});

describe('package.json', () => {
  it('pins every dependency to one version', () => {
    const {dependencies, devDependencies} = read('package.json') as Record<
      string,
      Record<string, string>
    >;
    const loose = Object.entries({...dependencies, ...devDependencies}).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  // `npm start` installs nothing else.
  it('has no package that the site is built from among those for development', () => {
    const {devDependencies} = read('package.json');
    const files = execFileSync('git', ['ls-files', 'src', 'scripts/lib', '*.config.ts', '*.js'])
      .toString()
      .split('\n')
      .filter((file) => /^(src|scripts\/lib|[^/]+$).*\.(tsx?|mjs|js)$/.test(file))
      .filter((file) => !/\.test\.|^(vitest|playwright)\.config/.test(file));
    const imports = files.flatMap((file) => {
      // Text inside template strings is code of other projects.
      const text = readFileSync(file, 'utf8').replace(/`(?:\\.|[^`\\])*`/gs, '``');
      const specifiers = text.matchAll(
        /(?:^import(?! type\b)(?:[^'"`;=(]*\bfrom)? |\bimport\()'([^'.\n]+)'/gm,
      );
      return [...specifiers].map(([, specifier = '']) => ({
        file,
        name: /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier,
      }));
    });
    const others = imports.filter(({name}) => name in devDependencies);
    expect(others).toEqual([]);
    expect(imports.length).toBeGreaterThan(500);
  });

  it('installs at most 1,300 packages for `npm start`, and 1,500 with those of `npm test`', () => {
    expect(Object.values(packages).filter(({dev}) => !dev).length).toBeLessThanOrEqual(1300);
    expect(Object.values(packages).length).toBeLessThanOrEqual(1500);
  });
});
