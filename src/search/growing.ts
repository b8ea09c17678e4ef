import {SearchEngine} from './engine';
import {joinIndex, type IndexParts} from './indexParts';
import type {SearchIndex, SearchRequest, SearchResult} from './types';

/** Milliseconds that a query waits for the texts before the names answer. */
const PATIENCE = 1000;

/** Loads the texts of an index. */
type LoadTexts = () => Promise<IndexParts['texts']>;

/**
 * Searches an index whose names are here while its texts are on their way. The names answer alone when the texts are
 * late or can't be loaded; the texts are asked for again with the next query.
 */
export class GrowingEngine {
  private engine: SearchEngine;
  private whole: Promise<void> | undefined;

  constructor(
    private readonly names: SearchIndex,
    private readonly load: LoadTexts,
    private readonly patience = PATIENCE,
  ) {
    this.engine = new SearchEngine(names);
    void this.complete().catch(() => undefined);
  }

  /**
   * Results for requests, in their order.
   *
   * @throws the error of texts that can't be loaded when a request asks for ranking info: what weighs texts against
   * each other needs them.
   */
  async search(requests: readonly SearchRequest[]): Promise<SearchResult[]> {
    const whole = this.complete();
    if (requests.some(({getRankingInfo}) => getRankingInfo)) await whole;
    else await soon(whole, this.patience);
    const answer = () => requests.map((request) => this.engine.search(request));
    const results = answer();
    if (results.every(({nbHits}) => nbHits > 0)) return results;
    // A word that no name has can be in a text.
    await whole.catch(() => undefined);
    return answer();
  }

  private complete(): Promise<void> {
    this.whole ??= this.load().then(
      (texts) => {
        this.engine = new SearchEngine(joinIndex({names: this.names, texts}));
      },
      (error: unknown) => {
        this.whole = undefined;
        throw error;
      },
    );
    return this.whole;
  }
}

/** Waits until a promise is settled, and not longer than some milliseconds. */
async function soon(promise: Promise<void>, milliseconds: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([promise.catch(() => undefined), late]);
  clearTimeout(timer);
}
