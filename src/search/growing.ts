import {SearchEngine} from './engine';
import {joinIndex, type IndexPart} from './indexParts';
import type {SearchIndex, SearchRequest, SearchResult} from './types';

/** Milliseconds that a query waits for the whole index before the names answer. */
const PATIENCE = 1000;

/** Loads a part of the index. */
export type LoadPart = () => Promise<{readonly default: IndexPart}>;

/**
 * Searches an index that may come in parts. The first one has every name, and answers while the others are on
 * their way or can't be loaded; those are asked for again with the next query.
 */
export class GrowingEngine {
  private engine: SearchEngine;
  private whole: Promise<void> | undefined;

  constructor(
    private readonly names: SearchIndex,
    private readonly rest: readonly LoadPart[],
    private readonly patience = PATIENCE,
  ) {
    this.engine = new SearchEngine(names);
    void this.complete().catch(() => undefined);
  }

  /**
   * Results for requests, in their order.
   *
   * @throws the error of a part that can't be loaded when a request asks for ranking info: what weighs
   * texts against each other needs all of them.
   */
  async search(requests: readonly SearchRequest[]): Promise<SearchResult[]> {
    const whole = this.complete();
    if (requests.some(({getRankingInfo}) => getRankingInfo)) await whole;
    else await soon(whole, this.patience);
    return requests.map((request) => this.engine.search(request));
  }

  private complete(): Promise<void> {
    this.whole ??= this.load().catch((error: unknown) => {
      this.whole = undefined;
      throw error;
    });
    return this.whole;
  }

  private async load(): Promise<void> {
    if (this.rest.length === 0) return;
    const parts = await Promise.all(this.rest.map((load) => load()));
    this.engine = new SearchEngine(
      joinIndex(
        this.names,
        parts.map((part) => part.default),
      ),
    );
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
