import {HOST_DOWN_TIME} from './constants';
import type {SearchClient, SearchResponse} from './types';

/** Milliseconds a reader waits for the hosted index before the embedded one answers. */
const PATIENCE = 3000;

/** When the second index answers, and what a test replaces. */
export interface FallbackOptions {
  /** Whether a failure of the first index is enough; otherwise only {@link FallbackClient.fallBack} is. */
  readonly isAutomatic: boolean;
  /** The time in milliseconds. */
  readonly now?: () => number;
  /** Milliseconds after which a slow first index counts as failed, when the fallback is automatic. */
  readonly patience?: number;
}

type Search = Parameters<SearchClient['search']>[0];

/**
 * A client that answers from `second` while `first` can't be reached; its results are marked with
 * `isFallback`. An answer of `first` that refuses the request (`ApiError`) is passed on: another index
 * would hide a wrong setting. A fallback lasts as long as a host rests; after that `first` is asked again.
 */
export class FallbackClient implements SearchClient {
  private downUntil = 0;
  private readonly options: Required<FallbackOptions>;

  constructor(
    private readonly first: SearchClient,
    private readonly second: SearchClient,
    options: FallbackOptions,
  ) {
    this.options = {now: Date.now, patience: PATIENCE, ...options};
  }

  async search(params: Search): Promise<SearchResponse> {
    if (this.options.now() < this.downUntil) return this.askSecond(params);
    if (!this.options.isAutomatic) return this.first.search(params);
    const first = this.first.search(params);
    const late = new Promise<never>((_resolve, reject) => {
      const error = new Error('The hosted index takes too long.');
      setTimeout(() => reject(error), this.options.patience);
    });
    try {
      return await Promise.race([first, late]);
    } catch (error) {
      // The request may still fail; nobody waits for it any more.
      first.catch(() => undefined);
      if (error instanceof Error && error.name === 'ApiError') throw error;
      const response = await this.askSecond(params).catch(() => {
        // Both are out of reach. What the reader set up to use says more.
        throw error;
      });
      this.fallBack();
      return response;
    }
  }

  fallBack(): void {
    this.downUntil = this.options.now() + HOST_DOWN_TIME;
  }

  private async askSecond(params: Search): Promise<SearchResponse> {
    const {results} = await this.second.search(params);
    return {results: results.map((result) => ({...result, isFallback: true}))};
  }
}
