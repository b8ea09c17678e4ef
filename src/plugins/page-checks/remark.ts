import {statSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {replaceFences} from '../../mdx/fences';
import {problemsOf, nearestNames} from '../../mdx/pageProblem';
import {readPages, type Page} from '../api-reference/pages';

/** The ids of a page that links can lead to: of headings, of elements, and of live examples. */
function idsOf({source, headings}: Page): string[] {
  const written = Array.from(source.matchAll(/(?:\sid|<a name)="([^"]+)"/g), ([, id = '']) => id);
  return [...headings.map(({id}) => id), ...written];
}

/**
 * What a build or its tests refuse in a page: no description, and links to headings that aren't there.
 *
 * @returns one text for each problem, with file, line and the nearest names
 */
export function pageProblems(page: Page, pages: readonly Page[]): string[] {
  const {length} = page.description;
  const isDescribed = length >= 80 && length <= 160;
  const place = (line: number) => `${page.file}:${line}`;
  const text = replaceFences(page.source, ({code}) => `\n${code.replace(/[^\n]/g, '')}`);
  const broken = [...text.matchAll(/\]\((\/(?:docs|examples)\/[^#)\s]*|)#([^)\s]+)\)/g)].flatMap(
    ([, to = '', id = '']) => {
      const url = to.replace(/\/$/, '') || page.url;
      const target = pages.find((each) => each.url === url);
      const ids = target ? idsOf(target) : [];
      if (!target || ids.includes(id) || id.startsWith('example-')) return [];
      const line = page.source.slice(0, page.source.indexOf(`${to}#${id})`)).split('\n').length;
      return `${place(line)}  ${url} has no heading #${id}. Nearest: ${nearestNames(id, ids).join(', ')}.`;
    },
  );
  return isDescribed
    ? broken
    : [`${place(1)}  The page needs a description of 80 to 160 characters.`, ...broken];
}

const STARTED = Date.now();

/** In the development server: checks a page that was saved since the start. A build checks them all. */
export function pageChecks({siteDir}: {siteDir: string}) {
  return (_tree: Root, file: VFile): void => {
    if (process.env.NODE_ENV !== 'development' || statSync(file.path).mtimeMs < STARTED) return;
    const pages = readPages(siteDir);
    const page = pages.find((each) => path.join(siteDir, each.file) === path.resolve(file.path));
    const problems = page ? pageProblems(page, pages) : [];
    if (problems.length > 0) throw problemsOf(problems);
  };
}
