import {liteClient, type LiteClient} from 'algoliasearch/lite';
import {isObject} from '../lib/isObject';
import {TIMEOUTS} from './constants';
import {hierarchyOf} from './records';
import {
  LEVELS,
  type Highlight,
  type HighlightResult,
  type Level,
  type SearchClient,
  type SearchHit,
  type SearchRequest,
  type SearchResponse,
  type SearchResult,
} from './types';

/** How to reach a hosted index. */
export interface HostedOptions {
  readonly appId: string;
  readonly apiKey: string;
  /** Origins asked instead of the service's own, in this order; for a proxy. */
  readonly hosts?: readonly string[];
}

type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type Params = Parameters<LiteClient['search']>[0];
type Host = NonNullable<LiteOptions['hosts']>[number];

/**
 * Searches a hosted index (Algolia's protocol). Hosts are asked one after the other; one that failed is left
 * alone for the library's `HOST_DOWN_TIME`.
 *
 * `search` throws the library's `RetryError` when no host answers, its `ApiError` for an answer of 4xx, and
 * an `Error` for an answer that is no search result.
 *
 * @throws Error when the application id or the key is missing.
 */
export function hostedClient({appId, apiKey, hosts}: HostedOptions): SearchClient {
  if (!appId)
    throw new Error('Hosted search: `appId` is missing. Set SEARCH_APP_ID for the build.');
  if (!apiKey)
    throw new Error('Hosted search: `apiKey` is missing. Set SEARCH_API_KEY for the build.');
  const options: LiteOptions = {
    authMode: 'WithinQueryParameters',
    timeouts: TIMEOUTS,
    hostsCache: hostMemory(),
    // A response of 4xx is an error; the library would otherwise repeat a 429 three times.
    maxRateLimitRetries: 0,
    ...(hosts?.length && {hosts: hosts.map(toHost)}),
  };
  const client: LiteClient = liteClient(appId, apiKey, options);
  return {
    async search({requests}) {
      // The library's types ask for lists that it could change.
      return toResponse(await client.search({requests} as Params), requests);
    },
  };
}

function toHost(origin: string): Host {
  const {protocol, hostname, port} = new URL(origin);
  return {
    url: hostname,
    accept: 'readWrite',
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port && {port: Number(port)}),
  };
}

/**
 * Remembers the state of hosts for the life of the page. The library's own memory looks a host up under
 * another key than it stored it, so that it asks a dead host again with every query.
 */
function hostMemory(): NonNullable<LiteOptions['hostsCache']> {
  const states = new Map<string, unknown>();
  const keyOf = (key: object | string) =>
    isObject(key) ? [key.accept, key.protocol, key.url, key.port].join(' ') : String(key);
  return {
    async get<Value>(key: object | string, otherwise: () => Promise<Value>) {
      // The library asks for the type that it has stored under the key.
      return states.has(keyOf(key)) ? (states.get(keyOf(key)) as Value) : otherwise();
    },
    async set<Value>(key: object | string, value: Value) {
      states.set(keyOf(key), value);
      return value;
    },
    async delete(key: object | string) {
      states.delete(keyOf(key));
    },
    async clear() {
      states.clear();
    },
  };
}

/** Checks an answer and makes its highlights safe to show as HTML. */
function toResponse(response: unknown, requests: readonly SearchRequest[]): SearchResponse {
  const results: unknown = isObject(response) ? response.results : undefined;
  if (!Array.isArray(results) || results.length !== requests.length)
    throw new Error('Hosted search: the response has no results.');
  return {results: requests.map((request, at) => toResult(results[at], request))};
}

function isResult(value: unknown): value is SearchResult {
  return isObject(value) && Array.isArray(value.hits) && value.hits.every(isHit);
}

function toResult(result: unknown, request: SearchRequest): SearchResult {
  if (!isResult(result)) throw new Error('Hosted search: the response has no list of hits.');
  const tags = [request.highlightPreTag ?? '<em>', request.highlightPostTag ?? '</em>'] as const;
  return {
    ...result,
    nbHits: result.nbHits ?? result.hits.length,
    hits: result.hits.map((hit: SearchHit) => ({
      ...withTexts(hit),
      _highlightResult: safe(hit._highlightResult, tags),
      _snippetResult: safe(hit._snippetResult, tags),
    })),
  };
}

function isHit(value: unknown): value is SearchHit {
  if (!isObject(value) || !isObject(value.hierarchy)) return false;
  return typeof value.url === 'string' && typeof value.hierarchy.lvl1 === 'string';
}

/** A hit whose texts are strings, even if the index has other values; `isHit` has checked address and title. */
function withTexts(hit: SearchHit): SearchHit {
  const given: Readonly<Record<string, unknown>> = hit.hierarchy;
  const textAt = (level: Level) => {
    const text = given[level];
    return typeof text === 'string' ? text : null;
  };
  const hierarchy = hierarchyOf(
    (level) => textAt(level) ?? (level === 'lvl0' ? textAt('lvl1') : null),
  );
  return {
    ...hit,
    objectID: String(hit.objectID),
    type: [...LEVELS, 'content'].includes(hit.type) ? hit.type : 'content',
    content: typeof hit.content === 'string' ? hit.content : null,
    hierarchy,
  };
}

/** The service marks matches in texts as they were uploaded, without escaping what looks like HTML. */
function safe(
  result: HighlightResult | undefined,
  [pre, post]: readonly [string, string],
): HighlightResult {
  const clean = (highlight: Highlight | undefined): Highlight | undefined =>
    typeof highlight?.value === 'string'
      ? {...highlight, value: escapeAround(highlight.value, pre, post)}
      : undefined;
  const hierarchy: HighlightResult['hierarchy'] = {};
  // DocSearch shows the highlighted `lvl0` as text; without one it takes the record's own.
  for (const level of LEVELS.slice(1)) {
    const highlight = clean(result?.hierarchy?.[level]);
    if (highlight) hierarchy[level] = highlight;
  }
  const content = clean(result?.content);
  return {hierarchy, ...(content && {content})};
}

function escapeAround(value: string, pre: string, post: string): string {
  const escaped = (text: string) => text.replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return escaped(value).replaceAll(escaped(pre), pre).replaceAll(escaped(post), post);
}
