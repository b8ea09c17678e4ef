import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Record<string, string>;
}

const read = (file: string) => JSON.parse(readFileSync(path.resolve(file), 'utf8'));
const packages: Record<string, LockedPackage> = read('package-lock.json').packages;

describe('package-lock.json', () => {
  it('names no registry host', () => {
    expect(Object.keys(packages).filter((place) => packages[place]?.resolved)).toEqual([]);
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
});
