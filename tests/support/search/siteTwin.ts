import fs from 'node:fs';
import path from 'node:path';
import {loadReference} from '../../../src/plugins/api-reference/reference';
import {filesIn} from '../../../src/plugins/filesIn';
import {twinsOf, type TwinForm} from '../../../src/plugins/markdown-twins/twin';
import {expandProjectFiles} from '../../../src/plugins/project-files/readProject';
import type {FrameworkId} from '../../../src/example/frameworks';

const ROOT = path.join(__dirname, '../../..');

/** Origin of the links in these pages. */
export const ORIGIN = 'https://deepchat.dev';

/** Paths of the pages that have Markdown. */
export function twinPlaces(): string[] {
  return ['docs', 'examples'].flatMap((folder) =>
    filesIn(path.join(ROOT, folder))
      .filter((file) => file.endsWith('.mdx') && !file.startsWith('_'))
      .map((file) => `/${folder}/${file.replace(/(\/index)?\.mdx$/, '')}`),
  );
}

const twins = new Map<string, Promise<ReturnType<typeof twinsOf>>>();

/** The Markdown of a page as the plugin writes it, by its path such as `/docs/connect`. */
export async function siteTwin(
  place: string,
  framework: FrameworkId = 'react',
  form: TwinForm = 'whole',
): Promise<string> {
  const twin = twins.get(place) ?? readTwin(place);
  twins.set(place, twin);
  return (await twin)(framework, form);
}

async function readTwin(place: string): Promise<ReturnType<typeof twinsOf>> {
  const [file] = [`${place}.mdx`, `${place}/index.mdx`].filter((name) =>
    fs.existsSync(path.join(ROOT, name)),
  );
  if (!file) throw new Error(`There is no page ${place}.`);
  const source = expandProjectFiles(
    fs.readFileSync(path.join(ROOT, file), 'utf8'),
    path.join(ROOT, file),
    ROOT,
  );
  const page = {title: place, description: '', file, source, url: ORIGIN + place};
  return twinsOf(page, await loadReference(ROOT), ORIGIN, new Set(twinPlaces()));
}
