import type {SearchClient, SearchRequest, SearchResult} from './types';

/** Sent to the worker. */
export interface WorkerQuestion {
  readonly id: number;
  readonly requests: readonly SearchRequest[];
}

/** Sent by the worker: the results, or why there are none. */
export type WorkerAnswer =
  | {readonly id: number; readonly results: readonly SearchResult[]}
  | {readonly id: number; readonly error: string};

/** No source of results could be reached. DocSearch shows its error screen for errors of this name. */
class UnreachableError extends Error {
  override readonly name = 'RetryError';
}

interface Pending {
  readonly resolve: (results: readonly SearchResult[]) => void;
  readonly reject: (error: Error) => void;
}

/** Searches the embedded index, in a worker that starts with the first query. */
export class EmbeddedClient implements SearchClient {
  private worker: Worker | undefined;
  private readonly pending = new Map<number, Pending>();
  private lastId = 0;

  constructor(private readonly start: () => Worker) {}

  async search({requests}: {readonly requests: readonly SearchRequest[]}) {
    const worker = this.running();
    const id = ++this.lastId;
    const results = await new Promise<readonly SearchResult[]>((resolve, reject) => {
      this.pending.set(id, {resolve, reject});
      worker.postMessage({id, requests} satisfies WorkerQuestion);
    });
    return {results};
  }

  /** Starts the worker ahead of the first query, so that its index is ready by then. */
  prepare(): void {
    this.running();
  }

  /** Ends the worker; the next query starts one with a fresh index. Queries under way fail. */
  stop(reason = 'The search was stopped.'): void {
    this.worker?.terminate();
    this.worker = undefined;
    const waiting = [...this.pending.values()];
    this.pending.clear();
    for (const {reject} of waiting) reject(new UnreachableError(reason));
  }

  private running(): Worker {
    if (this.worker) return this.worker;
    const worker = this.start();
    worker.onmessage = ({data}: MessageEvent<WorkerAnswer>) => {
      const pending = this.pending.get(data.id);
      this.pending.delete(data.id);
      if ('results' in data) pending?.resolve(data.results);
      else pending?.reject(new Error(`The search engine failed: ${data.error}`));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.stop('The search index could not be loaded.');
    };
    this.worker = worker;
    return worker;
  }
}
