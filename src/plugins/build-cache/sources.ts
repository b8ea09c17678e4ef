import {createHash} from 'node:crypto';
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {filesIn} from '../filesIn';

/** Folders whose code runs while the site is built, and the files that say which packages do. */
const SOURCES = [
  'src/plugins',
  'src/client-patches',
  'src/config',
  'src/data',
  'src/example',
  'src/lib',
  'src/mdx',
  'src/providers',
  'src/reference',
  'package-lock.json',
  'node_modules/.package-lock.json',
];

/** The files on which results of a build depend beside the pages, those included that are not there. */
export function sourceFiles(siteDir: string): string[] {
  return SOURCES.flatMap((source) => {
    const place = path.join(siteDir, source);
    const isFolder = statSync(place, {throwIfNoEntry: false})?.isDirectory();
    return isFolder ? filesIn(place).map((file) => path.join(place, file)) : [place];
  });
}

/** Changes with the name and the content of each of {@link sourceFiles}. */
export function sourceHash(siteDir: string): string {
  const hash = createHash('sha256');
  for (const file of sourceFiles(siteDir)) {
    hash.update(`${path.relative(siteDir, file)}\n`);
    try {
      hash.update(readFileSync(file));
    } catch {
      hash.update('not there');
    }
  }
  return hash.digest('hex');
}
