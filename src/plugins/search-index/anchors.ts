import fs from 'node:fs/promises';
import path from 'node:path';
import type {SearchIndex} from '../../search/types';

/**
 * Checks that every page and heading of the index exists in the built site.
 *
 * @throws an error that lists each address that leads nowhere.
 */
export async function checkAnchors(
  index: SearchIndex,
  outDir: string,
  baseUrl: string,
): Promise<void> {
  const broken = await Promise.all(
    index.pages.map(async (page) => {
      const folder = path.join(outDir, decodeURI(page.url.slice(baseUrl.length)));
      const html = await readPage(folder);
      if (html === undefined) return [page.url];
      const ids = new Set(Array.from(html.matchAll(/\sid=(?:"([^"]*)"|([^\s>]+))/g), idOf));
      return page.sections
        .filter(({anchor}) => anchor && !ids.has(anchor))
        .map(({anchor}) => `${page.url}#${anchor}`);
    }),
  );
  const list = broken.flat();
  if (list.length > 0)
    throw new Error(
      `The search index leads to headings that the built pages do not have:\n${list.map((url) => `- ${url}`).join('\n')}\n` +
        'Give the heading an id with {/* #id */}, or teach src/plugins/search-index/parse.ts how the page makes it.',
    );
}

function idOf(match: RegExpMatchArray): string {
  return (match[1] ?? match[2] ?? '').replaceAll('&amp;', '&');
}

async function readPage(folder: string): Promise<string | undefined> {
  for (const file of [path.join(folder, 'index.html'), `${folder.replace(/\/$/, '')}.html`])
    try {
      return await fs.readFile(file, 'utf8');
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  return undefined;
}
