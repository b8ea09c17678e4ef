import {embeddedClient} from '../search/client';
import {MAX_QUERY_SIZE} from '../search/constants';
import type {SearchClient} from '../search/types';
import {answerFrom, topOf, untoldPage, type Answer} from './answer';
import {answerText} from './answerText';
import {factFor, fallbackFor, type Fact} from './facts';
import {toQuery} from './words';

/** Places that are looked at for one answer. */
const HITS = 40;

/** What this chat knows by itself as an answer. */
function knownAnswer(
  fact: Pick<Fact, 'text' | 'source'> | undefined,
  withBaseUrl: (path: string) => string,
): Answer | undefined {
  return (
    fact && {
      paragraphs: [{text: fact.text}],
      sources: [{...fact.source, url: withBaseUrl(fact.source.url)}],
    }
  );
}

/** An answer as the chat shows it. */
export interface Reply {
  /** Markdown that ends with links. */
  readonly text: string;
  /** Address of the page that it names first, with the base path and without a fragment. */
  readonly page?: string;
}

function replyOf(answer: Answer | undefined, search: string): Reply {
  return {text: answerText(answer, search), page: answer?.sources[0]?.url.replace(/#.*/, '')};
}

/**
 * Answers a question from the index that the site brings along. Nothing leaves the browser.
 *
 * @param withBaseUrl puts the site's base path before a path.
 * @throws when the index cannot be loaded.
 */
export async function answerTo(
  question: string,
  withBaseUrl: (path: string) => string,
  client: SearchClient = embeddedClient(),
): Promise<Reply> {
  const query = toQuery(question, MAX_QUERY_SIZE);
  const search = `${withBaseUrl('/search')}?q=${encodeURIComponent(query)}`;
  const known = knownAnswer(factFor(question), withBaseUrl);
  if (known) return replyOf(known, search);
  const find = async (words: string) => {
    const {results} = await client.search({
      requests: [{query: words, indexName: 'embedded', hitsPerPage: HITS, getRankingInfo: true}],
    });
    return results[0]?.hits ?? [];
  };
  const hits = await find(query);
  const title = untoldPage(question, hits);
  const top = title ? topOf(title, await find(title)) : [];
  const answer =
    answerFrom(question, [...hits, ...top]) ?? knownAnswer(fallbackFor(question), withBaseUrl);
  return replyOf(answer, search);
}
