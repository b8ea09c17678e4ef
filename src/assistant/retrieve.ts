import {embeddedClient} from '../search/client';
import {MAX_QUERY_SIZE} from '../search/constants';
import type {SearchClient, SearchHit} from '../search/types';
import type {Section} from './engine';
import {toQuery} from './words';

/** Sections that are given to an engine. */
const MOST_SECTIONS = 6;
const HITS = 24;

function titleOf({hierarchy}: SearchHit): string {
  const {lvl1, lvl2, lvl3, lvl4, lvl5, lvl6} = hierarchy;
  const last = [lvl6, lvl5, lvl4, lvl3, lvl2].find((heading) => heading !== null);
  return last ? `${lvl1}: ${last}` : lvl1;
}

/**
 * The sections of the docs that fit a question, best first. Nothing leaves the browser.
 *
 * @param page path of the page that the question was asked on.
 * @throws when the index cannot be loaded.
 */
export async function retrieve(
  question: string,
  page: string,
  client: SearchClient = embeddedClient(),
): Promise<readonly Section[]> {
  const {results} = await client.search({
    requests: [
      {
        query: toQuery(question, MAX_QUERY_SIZE),
        indexName: 'embedded',
        hitsPerPage: HITS,
        getRankingInfo: true,
      },
    ],
  });
  const sections = new Map<string, {title: string; url: string; text: string}>();
  for (const hit of results[0]?.hits ?? []) {
    if (!hit.content) continue;
    const known = sections.get(hit.url);
    if (known) known.text += `\n${hit.content}`;
    else if (sections.size < MOST_SECTIONS)
      sections.set(hit.url, {title: titleOf(hit), url: hit.url, text: hit.content});
  }
  const isHere = ({url}: Section) => url.replace(/#.*/, '') === page;
  return [...sections.values()].sort((a, b) => Number(isHere(b)) - Number(isHere(a)));
}
