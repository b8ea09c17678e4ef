import {embeddedClient, pageRequest, type SearchHit} from '../../../search';

/** Most pages that are offered. */
const MAX_PAGES = 3;

/** The best places of different pages that the site's own index has for these words. */
export async function findPages(words: string, indexName: string): Promise<readonly SearchHit[]> {
  const {results} = await embeddedClient().search({
    requests: [pageRequest(words, indexName, 0, [])],
  });
  const hits = results[0]?.hits ?? [];
  const isFirst = ({hierarchy}: SearchHit, at: number) =>
    hits.findIndex((hit) => hit.hierarchy.lvl1 === hierarchy.lvl1) === at;
  return hits.filter(isFirst).slice(0, MAX_PAGES);
}
