import {mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {rolldown} from 'rolldown';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {sourceFiles} from './sources';

const ROOT = path.resolve(__dirname, '../../..');
const CACHE = path.join(ROOT, 'node_modules/.cache');
let site = '';
let folder = '';

beforeEach(() => {
  mkdirSync(CACHE, {recursive: true});
  site = mkdtempSync(path.join(CACHE, 'store-'));
  folder = path.join(site, 'node_modules/.cache/work');
  mkdirSync(path.join(site, 'src/plugins/some'), {recursive: true});
  writeFileSync(path.join(site, 'src/plugins/some/code.ts'), 'one');
  writeFileSync(path.join(site, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(site, {recursive: true, force: true}));

/** A store as a new process opens it. */
async function open() {
  vi.resetModules();
  const {openStore} = await import('./cacheStore');
  return openStore(site, 'work');
}

const kept = () => readdirSync(folder);

describe('a store of build results', () => {
  it('gives what an earlier build made of the same inputs', async () => {
    await (await open()).remember(['a', 1], () => ({text: 'made'}));
    const again = await (await open()).remember(['a', 1], () => ({text: 'made again'}));
    expect(again).toEqual({text: 'made'});
  });

  it('keeps results that are nothing', async () => {
    await (await open()).remember('a', () => null);
    expect(await (await open()).remember<string | null>('a', () => 'again')).toBeNull();
  });

  it('makes it again for other inputs', async () => {
    await (await open()).remember(['a'], () => 1);
    expect(await (await open()).remember(['b'], () => 2)).toBe(2);
  });

  it.each([
    ['changed code', 'src/plugins/some/code.ts', 'two'],
    ['a new file of code', 'src/config/more.ts', 'more'],
    ['other packages', 'package-lock.json', '{"packages": {}}'],
    ['packages that were installed', 'node_modules/.package-lock.json', '{}'],
  ])('makes it again after %s', async (_, file, text) => {
    await (await open()).remember('a', () => 1);
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
    expect(await (await open()).remember('a', () => 2)).toBe(2);
  });

  it('keeps nothing of work that failed', async () => {
    const store = await open();
    await expect(store.remember('a', () => Promise.reject(new Error('wrong')))).rejects.toThrow(
      'wrong',
    );
    expect(await store.remember('a', () => 'right')).toBe('right');
  });

  it('makes it again when the file is cut off', async () => {
    await (await open()).remember('a', () => 1);
    writeFileSync(path.join(folder, kept()[0]!), '{"res');
    expect(await (await open()).remember('a', () => 2)).toBe(2);
  });

  it('goes on when nothing can be written', async () => {
    mkdirSync(path.dirname(folder), {recursive: true});
    writeFileSync(folder, 'a file where the folder should be');
    expect(await (await open()).remember('a', () => 1)).toBe(1);
  });

  it('deletes what no build has asked for in a week', async () => {
    const store = await open();
    await store.remember('old', () => 1);
    const [old] = kept();
    const past = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
    utimesSync(path.join(folder, old!), past, past);
    await (await open()).remember('new', () => 2);
    expect(kept()).toHaveLength(1);
    expect(kept()).not.toContain(old);
  });
});

describe('the sources that results depend on', () => {
  it.each([
    'src/plugins/markdown-twins/twin.ts',
    'src/plugins/search-index/parsePage.ts',
    'src/plugins/live-examples/checkFences.ts',
    'src/plugins/api-reference/remark.ts',
    'src/plugins/provider-facts/remark.ts',
    'src/plugins/live-examples/remark.ts',
    'src/plugins/fence-texts/remark.ts',
    'src/client-patches/index.ts',
    'src/client-patches/addresses/index.ts',
    'src/client-patches/breakpoint.ts',
  ])('have every file that %s loads', async (entry) => {
    const bundle = await rolldown({
      cwd: ROOT,
      input: entry,
      external: /^[^./]/,
      logLevel: 'silent',
      moduleTypes: {'.css': 'empty', '.svg': 'empty'},
    });
    const {output} = await bundle.generate();
    await bundle.close();
    const loaded = output
      .flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
      .filter((file) => file.startsWith(ROOT));
    expect(loaded).toContain(path.join(ROOT, entry));
    // The order of pages is no code: it is part of the reference, whose hash everything drawn from it has.
    const known = new Set([...sourceFiles(ROOT), path.join(ROOT, 'sidebars.ts')]);
    expect(loaded.filter((file) => !known.has(file))).toEqual([]);
  });
});
