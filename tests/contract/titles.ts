import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** The folders in which tests are looked up by their file's name. */
const FOLDERS = ['tests', 'tests/e2e', 'tests/sweeps'];

function fileOf(name: string): string {
  const folder = FOLDERS.find((it) => existsSync(path.join(ROOT, it, name)));
  return path.join(ROOT, folder ?? '', name);
}

/** A test as its file has it. */
interface Title {
  /** What a template puts into the title may be anything. */
  readonly pattern: RegExp;
  /** The test runs at 1280 and at 390 px, see `inBothWindows` of tests/support/playground.ts. */
  readonly isInBothWindows: boolean;
}

const known = new Map<string, readonly Title[] | undefined>();

function read(file: string): readonly Title[] | undefined {
  if (!existsSync(fileOf(file))) return undefined;
  const source = readFileSync(fileOf(file), 'utf8');
  const begin = source.indexOf('\ninBothWindows(() => {');
  const end = begin < 0 ? -1 : source.indexOf('\n});', begin);
  const calls = source.matchAll(
    /\b(?:test|it)(?:\.each\(.*?\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g,
  );
  return [...calls].map(({2: title = '', index}) => {
    const literal = title.replace(/\\(.)/g, '$1').split(/\$\{[^}]*\}/);
    const escaped = literal.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return {
      pattern: new RegExp(`^${escaped.join('.+')}$`),
      isInBothWindows: index > begin && index < end,
    };
  });
}

/**
 * Looks a test up in its file.
 *
 * @param name `file › title`; the file is in one of {@link FOLDERS}, or a path from the root
 * @returns what is wrong with the name, where there is no such test
 */
export function findTest(name: string): Title | string {
  const [file = '', title = ''] = name.split(' › ');
  if (!known.has(file)) known.set(file, read(file));
  const titles = known.get(file);
  if (!titles) return `there is no file ${file}`;
  return titles.find(({pattern}) => pattern.test(title)) ?? `${file} has no test named “${title}”`;
}
