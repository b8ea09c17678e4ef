import {readdirSync} from 'node:fs';
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
