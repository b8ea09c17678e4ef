import {SearchEngine} from './engine';
import {joinIndex, type IndexParts, type NamesIndex} from './indexParts';
import type {SearchRequest, SearchResult} from './types';

/** Milliseconds that a query waits for the texts before the names answer. */
const PATIENCE = 1000;

/** Loads the texts of an index. */
type LoadTexts = () => Promise<IndexParts['texts']>;

/**
 * Searches an index whose names are here while its texts are on their way. The names answer alone when the texts are
 * late or can't be loaded; the texts are asked for again with the next query.
 */
export class GrowingEngine {
  /** Made for the first answer: a slow processor needs a second for it, and the texts may come first. */
  private engine: SearchEngine | undefined;
  private whole: Promise<void> | undefined;

  constructor(
    private readonly names: NamesIndex,
    private readonly load: LoadTexts,
    private readonly patience = PATIENCE,
  ) {
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
    else {
      const late = new Promise((resolve) => setTimeout(resolve, this.patience));
      await Promise.race([whole.catch(() => undefined), late]);
    }
    const results = this.answer(requests);
    if (results.every(({nbHits}) => nbHits > 0)) return results;
    // A word that no name has can be in a text.
    await whole.catch(() => undefined);
    return this.answer(requests);
  }

  private answer(requests: readonly SearchRequest[]): SearchResult[] {
    const engine = (this.engine ??= new SearchEngine(joinIndex(this.names)));
    return requests.map((request) => engine.search(request));
  }

  private complete(): Promise<void> {
    this.whole ??= this.load().then(
      (texts) => {
        this.engine = new SearchEngine(joinIndex(this.names, texts));
      },
      (error: unknown) => {
        this.whole = undefined;
        throw error;
      },
    );
    return this.whole;
  }
}
