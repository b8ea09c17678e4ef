import {HOST_DOWN_TIME} from './constants';
import type {SearchClient, SearchResponse} from './types';

/** Milliseconds a reader waits for the hosted index before the embedded one answers. */
const PATIENCE = 3000;

type Search = Parameters<SearchClient['search']>[0];

/**
 * A client that answers from `second` while `first` cannot be reached; its results are marked with
 * `isFallback`. An answer of `first` that refuses the request (`ApiError`) is passed on: another index
 * would hide a wrong setting.
 */
export class FallbackClient implements SearchClient {
  private downUntil = 0;

  constructor(
    private readonly first: SearchClient,
    private readonly second: SearchClient,
    private readonly now: () => number = Date.now,
    private readonly patience = PATIENCE,
  ) {}

  async search(params: Search): Promise<SearchResponse> {
    if (this.now() < this.downUntil) return this.fallBack(params);
    const first = this.first.search(params);
    const impatience = new AbortController();
    try {
      return await Promise.race([first, this.rejectLater(impatience.signal)]);
    } catch (error) {
      // The request may still fail; nobody waits for it any more.
      first.catch(() => {});
      if ((error as Error).name === 'ApiError') throw error;
      const response = await this.fallBack(params).catch(() => {
        // Both are out of reach. What the reader set up to use says more.
        throw error;
      });
      this.downUntil = this.now() + HOST_DOWN_TIME;
      return response;
    } finally {
      impatience.abort();
    }
  }

  private async fallBack(params: Search): Promise<SearchResponse> {
    const {results} = await this.second.search(params);
    return {results: results.map((result) => ({...result, isFallback: true}))};
  }

  private rejectLater(signal: AbortSignal): Promise<never> {
    return new Promise((_resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error('The hosted index takes too long.')),
        this.patience,
      );
      signal.addEventListener('abort', () => clearTimeout(timer));
    });
  }
}
