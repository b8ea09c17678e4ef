import {describe, expect, it} from 'vitest';
import {readPages} from '../../src/plugins/api-reference/pages';
import {read, SITE} from '../support/repository';

const anchors = JSON.parse(read('tests/data/anchors.json')) as Record<string, string[]>;
const pages = new Map(readPages(SITE).map((page) => [page.url, page]));

/** The ids of a page: of its headings, of elements with an `id`, and the names of old anchors. */
function idsOf(url: string): Set<string> {
  const page = pages.get(url);
  if (!page) return new Set();
  return new Set([
    ...page.headings.map(({id}) => id),
    ...Array.from(page.source.matchAll(/(?:\sid|<a name)="([^"]+)"/g), ([, id]) => id!),
  ]);
}

describe('links from elsewhere', () => {
  // @spec 2.routes.docs
  it.each(Object.keys(anchors))('find their headings on %s', (url) => {
    const ids = idsOf(url);
    const gone = anchors[url]!.filter((id) => !ids.has(id));
    expect(gone, `${url} lacks these ids. Give each to the heading that now says it.`).toEqual([]);
  });
});

it('every closed part of a page says what is in it', () => {
  for (const [url, {source}] of pages)
    expect(source, url).not.toMatch(/<summary>(?:Details|More)<\/summary>/);
});
