import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Folders whose code runs while the site is built, and the files that say which packages do. */
const SOURCES = [
  'src/plugins',
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

function filesIn(place: string): string[] {
  try {
    return readdirSync(place, {withFileTypes: true})
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) =>
        entry.isDirectory()
          ? filesIn(path.join(place, entry.name))
          : [path.join(place, entry.name)],
      );
  } catch {
    return [place]; // a file, or a folder that is not there
  }
}

/** The files on which results of a build depend beside the pages, those included that are not there. */
export function sourceFiles(siteDir: string): string[] {
  return SOURCES.flatMap((source) => filesIn(path.join(siteDir, source)));
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
