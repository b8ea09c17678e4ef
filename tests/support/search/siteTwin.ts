import fs from 'node:fs';
import path from 'node:path';
import {loadReference} from '../../../src/plugins/api-reference/reference';
import {twinsOf} from '../../../src/plugins/markdown-twins/twin';
import {expandProjectFiles} from '../../../src/plugins/project-files/expand';
import type {FrameworkId} from '../../../src/example/frameworks';

const ROOT = path.join(__dirname, '../../..');

/** Origin of the links in these pages. */
export const ORIGIN = 'https://deepchat.dev';

/** The brief Markdown of a page as the plugin writes it for Ask, by its path such as `/docs/connect`. */
export async function siteTwin(place: string, framework: FrameworkId = 'react'): Promise<string> {
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
  return twinsOf(page, await loadReference(ROOT), ORIGIN)(framework, true);
}
