import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Every file below a folder, relative to it, with slashes, in the order of names.
 *
 * @param isKept whether a file or folder of this name is looked at
 */
export function filesIn(folder: string, isKept: (name: string) => boolean = () => true): string[] {
  return readdirSync(folder, {withFileTypes: true})
    .filter(({name}) => isKept(name))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .flatMap((entry) => {
      if (!entry.isDirectory()) return [entry.name];
      return filesIn(path.join(folder, entry.name), isKept).map((file) => `${entry.name}/${file}`);
    });
}

/** Writes a file that the bundler watches, unless it is the same already. */
export function writeJson(file: string, value: unknown): void {
  const json = JSON.stringify(value);
  if (existsSync(file) && readFileSync(file, 'utf8') === json) return;
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, json);
}

/**
 * Keeps the value of each file until its input changes: after an edit the development server asks for every page
 * again, and only one has changed.
 *
 * @returns a function that makes the value of a file, or returns the one that it made from the same input.
 */
export function memoByFile<T>(): (file: string, input: readonly unknown[], make: () => T) => T {
  const made = new Map<string, {readonly key: string; readonly value: T}>();
  return (file, input, make) => {
    const key = JSON.stringify(input);
    const known = made.get(file);
    if (known?.key === key) return known.value;
    const value = make();
    made.set(file, {key, value});
    return value;
  };
}
