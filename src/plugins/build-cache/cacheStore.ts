import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {sourceHash} from './sources';

/** Days after which a result that no build has asked for is deleted. */
const KEPT_DAYS = 7;

/** Results of build-time work that later builds need not do again. */
export interface Store {
  /**
   * What `make` gave for the same inputs in this or an earlier build, or what it gives now.
   *
   * @param inputs everything that the result depends on, as JSON; the code of `src` that runs in a build
   *   and the installed packages are known to the store.
   * @param make gives the result, which must survive JSON. What it throws is thrown, and nothing is kept.
   */
  remember<T>(inputs: unknown, make: () => T | Promise<T>): Promise<T>;
}

const hashes = new Map<string, string>();

/**
 * Opens a folder of `node_modules/.cache`. Deleting it is always safe. Results of other code are never
 * used: the name of a result's file changes with every file that {@link sourceHash} reads. That is read
 * once per process, because a process keeps the code that it has loaded.
 *
 * @param name of the folder, one for each type of work
 */
export function openStore(siteDir: string, name: string): Store {
  const folder = path.join(siteDir, 'node_modules/.cache', name);
  const code = hashes.get(siteDir) ?? sourceHash(siteDir);
  hashes.set(siteDir, code);
  const swept = sweep(folder);
  return {
    async remember<T>(inputs: unknown, make: () => T | Promise<T>): Promise<T> {
      await swept;
      const key = createHash('sha256')
        .update(JSON.stringify([code, inputs]))
        .digest('hex');
      const file = path.join(folder, `${key.slice(0, 32)}.json`);
      const kept = await read<T>(file);
      if (kept) return kept.result;
      const result = await make();
      await write(file, {result});
      return result;
    },
  };
}

async function read<T>(file: string): Promise<{readonly result: T} | undefined> {
  try {
    const kept = JSON.parse(await readFile(file, 'utf8')) as {readonly result: T};
    const now = new Date();
    await utimes(file, now, now);
    return kept;
  } catch {
    return undefined; // not there, or cut off by a full disk
  }
}

/** Whole or not at all: two builds of one folder may write the same result. A store that fails only costs time. */
async function write(file: string, content: unknown): Promise<void> {
  const part = `${file}.${process.pid}`;
  try {
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(part, JSON.stringify(content));
    await rename(part, file);
  } catch {
    await rm(part, {force: true}).catch(() => undefined);
  }
}

async function sweep(folder: string): Promise<void> {
  const oldest = Date.now() - KEPT_DAYS * 24 * 60 * 60 * 1000;
  const names = await readdir(folder).catch(() => []);
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const {mtimeMs} = await stat(file).catch(() => ({mtimeMs: oldest}));
      if (mtimeMs < oldest) await rm(file, {force: true}).catch(() => undefined);
    }),
  );
}
