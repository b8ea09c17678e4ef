import {embeddedClient} from '../search/client';
import {MAX_QUERY_SIZE} from '../search/constants';
import type {SearchClient} from '../search/types';
import {answerFrom, answerText, toQuery} from './answer';

/** Places that are looked at for one answer. */
const HITS = 12;

/**
 * Answers a question from the index that the site brings along, as Markdown. Nothing leaves the browser.
 *
 * @param searchPage path of the search page with the base path.
 * @throws when the index cannot be loaded.
 */
export async function answerTo(
  question: string,
  searchPage: string,
  client: SearchClient = embeddedClient(),
): Promise<string> {
  const query = toQuery(question, MAX_QUERY_SIZE);
  const {results} = await client.search({
    requests: [{query, indexName: 'embedded', hitsPerPage: HITS, getRankingInfo: true}],
  });
  const hits = results[0]?.hits ?? [];
  return answerText(answerFrom(question, hits), `${searchPage}?q=${encodeURIComponent(query)}`);
}
