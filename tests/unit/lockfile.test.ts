import {describe, expect, it} from 'vitest';
import {read, tracked} from '../support/repository';

interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optionalDependencies?: Record<string, string>;
}

const packages: Record<string, LockedPackage> = JSON.parse(read('package-lock.json')).packages;
const manifest = JSON.parse(read('package.json')) as Readonly<
  Record<'dependencies' | 'devDependencies', Record<string, string>>
>;

describe('package-lock.json', () => {
  it.each(['.', 'bench', 'examples/_projects'])('of %s names no registry host', (folder) => {
    expect(read(`${folder}/package-lock.json`)).not.toContain('"resolved"');
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
    const {dependencies, devDependencies} = manifest;
    const loose = Object.entries({...dependencies, ...devDependencies}).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  // `npm start` installs nothing else.
  it('has no package that the site is built from among those for development', () => {
    const files = tracked('src', 'scripts/lib', '*.config.ts', '*.js')
      .filter((file) => /^(src|scripts\/lib|[^/]+$).*\.(tsx?|mjs|js)$/.test(file))
      .filter((file) => !/\.test\.|^(vitest|playwright)\.config/.test(file));
    const imports = files.flatMap((file) => {
      // Text inside template strings is code of other projects.
      const text = read(file).replace(/`(?:\\.|[^`\\])*`/gs, '``');
      const specifiers = text.matchAll(
        /(?:^import(?! type\b)(?:[^'"`;=(]*\bfrom)? |\bimport\()'([^'.\n]+)'/gm,
      );
      return [...specifiers].map(([, specifier = '']) => ({
        file,
        name: /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier,
      }));
    });
    const others = imports.filter(({name}) => name in manifest.devDependencies);
    expect(others).toEqual([]);
    expect(imports.length).toBeGreaterThan(500);
  });

  it('installs at most 1,300 packages for `npm start`, and 1,500 with those of `npm test`', () => {
    expect(Object.values(packages).filter(({dev}) => !dev).length).toBeLessThanOrEqual(1300);
    expect(Object.values(packages).length).toBeLessThanOrEqual(1500);
  });
});
