import {afterEach, describe, expect, it, vi} from 'vitest';
import {bodyOf, serve} from '../../tests/support/localServer';
import {INDEX} from '../../tests/support/search/fixture';
import {HOST_DOWN_TIME} from './constants';
import {EmbeddedClient, type WorkerAnswer, type WorkerQuestion} from './embedded';
import {SearchEngine} from './engine';
import {FallbackClient} from './fallback';
import {hostedClient} from './hosted';
import type {SearchClient, SearchRequest} from './types';

const ask = (query: string): {requests: SearchRequest[]} => ({
  requests: [{query, indexName: 'docs', highlightPreTag: '<mark>', highlightPostTag: '</mark>'}],
});

describe('embedded client', () => {
  class FakeWorker {
    onmessage: (event: {data: WorkerAnswer}) => void = () => undefined;
    onerror: (event: {preventDefault(): void}) => void = () => undefined;
    terminated = false;
    constructor(private readonly answer: (question: WorkerQuestion) => WorkerAnswer | undefined) {}
    postMessage(question: WorkerQuestion) {
      const answer = this.answer(question);
      if (answer) queueMicrotask(() => this.onmessage({data: answer}));
    }
    terminate() {
      this.terminated = true;
    }
  }
  const clientOf = (worker: FakeWorker) => {
    const start = vi.fn(() => worker as unknown as Worker);
    return {client: new EmbeddedClient(start), start};
  };
  const engine = new SearchEngine(INDEX);
  const answering = () =>
    new FakeWorker(({id, requests}) => ({id, results: requests.map((one) => engine.search(one))}));

  it('starts one worker, with the first query', async () => {
    const {client, start} = clientOf(answering());
    expect(start).not.toHaveBeenCalled();
    const [first, second] = await Promise.all([
      client.search(ask('avatars')),
      client.search(ask('connect')),
    ]);
    expect(start).toHaveBeenCalledTimes(1);
    expect(first.results[0]!.query).toBe('avatars');
    expect(second.results[0]!.hits[0]!.url).toBe('/docs/connect');
  });

  it('passes the failure of the engine on', async () => {
    const {client} = clientOf(new FakeWorker(({id}) => ({id, error: 'broken'})));
    await expect(client.search(ask('x'))).rejects.toThrow('The search engine failed: broken');
  });

  it('is unreachable when its worker cannot be loaded, and starts another one next time', async () => {
    const worker = new FakeWorker(() => undefined);
    const {client, start} = clientOf(worker);
    const search = client.search(ask('x'));
    worker.onerror({preventDefault: () => undefined});
    await expect(search).rejects.toMatchObject({name: 'RetryError'});
    expect(worker.terminated).toBe(true);
    void client.search(ask('y')).catch(() => undefined);
    expect(start).toHaveBeenCalledTimes(2);
  });
});

describe('fallback client', () => {
  const auto = {isAutomatic: true};
  const answer = (name: string): SearchClient => ({
    search: vi.fn(async () => ({
      results: [{...new SearchEngine(INDEX).search(ask('avatars').requests[0]!), index: name}],
    })),
  });
  const failing = (name: string): SearchClient => ({
    search: vi.fn(async () => {
      throw Object.assign(new Error('no'), {name});
    }),
  });

  it('asks the first index alone while it answers', async () => {
    const second = answer('second');
    const {results} = await new FallbackClient(answer('first'), second, auto).search(ask('x'));
    expect(results[0]).toMatchObject({index: 'first'});
    expect(results[0]!.isFallback).toBeUndefined();
    expect(second.search).not.toHaveBeenCalled();
  });

  it('answers from the second one and says so, for two minutes', async () => {
    const first = failing('RetryError');
    let now = 0;
    const client = new FallbackClient(first, answer('second'), {...auto, now: () => now});
    expect((await client.search(ask('x'))).results[0]).toMatchObject({
      index: 'second',
      isFallback: true,
    });
    await client.search(ask('x'));
    expect(first.search).toHaveBeenCalledTimes(1);
    now = HOST_DOWN_TIME;
    await client.search(ask('x'));
    expect(first.search).toHaveBeenCalledTimes(2);
  });

  it('passes the failure on until it is told to fall back, for two minutes', async () => {
    const first = failing('RetryError');
    const second = answer('second');
    let now = 0;
    const client = new FallbackClient(first, second, {isAutomatic: false, now: () => now});
    await expect(client.search(ask('x'))).rejects.toMatchObject({name: 'RetryError'});
    expect(second.search).not.toHaveBeenCalled();
    client.fallBack();
    now = HOST_DOWN_TIME - 1;
    expect((await client.search(ask('x'))).results[0]).toMatchObject({
      index: 'second',
      isFallback: true,
    });
    expect(first.search).toHaveBeenCalledTimes(1);
    now = HOST_DOWN_TIME;
    await expect(client.search(ask('x'))).rejects.toMatchObject({name: 'RetryError'});
  });

  it('passes a refusal on without the second one', async () => {
    const second = answer('second');
    const client = new FallbackClient(failing('ApiError'), second, auto);
    await expect(client.search(ask('x'))).rejects.toMatchObject({name: 'ApiError'});
    expect(second.search).not.toHaveBeenCalled();
  });

  it('throws the first error when both fail', async () => {
    const client = new FallbackClient(failing('RetryError'), failing('Error'), auto);
    await expect(client.search(ask('x'))).rejects.toMatchObject({name: 'RetryError'});
  });

  it('does not wait long for a slow index', async () => {
    const slow: SearchClient = {search: () => new Promise(() => undefined)};
    const client = new FallbackClient(slow, answer('second'), {...auto, patience: 10});
    expect((await client.search(ask('x'))).results[0]).toMatchObject({isFallback: true});
  });
});

describe('hosted client', () => {
  const stops: (() => Promise<void>)[] = [];
  afterEach(async () => {
    await Promise.all(stops.splice(0).map((stop) => stop()));
  });

  async function host(status: number, body: unknown) {
    const bodies: string[] = [];
    const {origin, stop} = await serve(async (request, response) => {
      bodies.push(await bodyOf(request));
      response.writeHead(status, {'content-type': 'application/json'});
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
    stops.push(stop);
    return {origin, bodies};
  }
  const hit = (value: string) => ({
    objectID: '1',
    url: 'https://example.org/a',
    type: 'lvl1',
    hierarchy: {lvl0: 'Docs', lvl1: 'A'},
    _highlightResult: {hierarchy: {lvl0: {value: 'Docs'}, lvl1: {value}}},
    _snippetResult: {hierarchy: {lvl1: {value}}, content: {value}},
  });
  const client = (...hosts: string[]) => hostedClient({appId: 'APP', apiKey: 'KEY', hosts});

  // @spec 5.credentials 8.credentials
  it('needs an application id and a key', () => {
    expect(() => hostedClient({appId: 'APP', apiKey: 'KEY'})).not.toThrow();
    expect(() => hostedClient({appId: '', apiKey: 'KEY'})).toThrow('`appId` is missing');
    expect(() => hostedClient({appId: 'APP', apiKey: ''})).toThrow('`apiKey` is missing');
  });

  // @spec 9.timeouts
  it('waits 1000, 2000 and 30000 ms', async () => {
    const liteClient = vi.fn();
    vi.resetModules();
    vi.doMock('algoliasearch/lite', () => ({liteClient}));
    const fresh = await import('./hosted');
    vi.doUnmock('algoliasearch/lite');
    fresh.hostedClient({appId: 'APP', apiKey: 'KEY'});
    const timeouts = {connect: 1000, read: 2000, write: 30_000};
    expect(liteClient).toHaveBeenCalledWith('APP', 'KEY', expect.objectContaining({timeouts}));
  });

  it('makes highlights safe, also those that are not closed', async () => {
    const {origin} = await host(200, {
      results: [{nbHits: 1, hits: [hit('<mark>a</mark> <img src=x>')]}],
    });
    const {results} = await client(origin).search(ask('a'));
    const [found] = results[0]!.hits;
    expect(found!._snippetResult.content!.value).toBe('<mark>a</mark> &lt;img src=x&gt;');
    expect(found!._highlightResult.hierarchy.lvl1!.value).toBe('<mark>a</mark> &lt;img src=x&gt;');
    expect(found!._highlightResult.hierarchy.lvl0).toBeUndefined();
  });

  it.each([{en: 'Docs'}, ['Docs'], 7, null])('makes a text of a group that is %j', async (lvl0) => {
    const strange = {
      ...hit('a'),
      objectID: 5,
      type: {},
      content: {html: '<b>'},
      hierarchy: {lvl0, lvl1: 'A', lvl2: {en: 'B'}, lvl3: 4},
    };
    const {origin} = await host(200, {results: [{nbHits: 1, hits: [strange]}]});
    const {results} = await client(origin).search(ask('a'));
    expect(results[0]!.hits[0]).toMatchObject({
      objectID: '5',
      type: 'content',
      content: null,
      hierarchy: {lvl0: 'A', lvl1: 'A', lvl2: null, lvl3: null},
    });
  });

  // @spec 8.retry
  it.each([300, 304, 500, 503])(
    'asks the next host after %i, as after no answer',
    async (status) => {
      const odd = await host(status, '');
      const up = await host(200, {results: [{nbHits: 0, hits: []}]});
      await client(odd.origin, up.origin).search(ask('a'));
      expect(odd.bodies).toHaveLength(1);
      expect(up.bodies).toHaveLength(1);
    },
  );

  // @spec 8.api
  it.each([400, 403, 404, 429])('throws ApiError for %i at once', async (status) => {
    const refusing = await host(status, {message: 'no', status});
    const other = await host(200, {results: [{nbHits: 0, hits: []}]});
    await expect(client(refusing.origin, other.origin).search(ask('a'))).rejects.toMatchObject({
      name: 'ApiError',
    });
    expect(refusing.bodies).toHaveLength(1);
    expect(other.bodies).toHaveLength(0);
  });

  it('sends a request as it is, and takes hits without highlights and without a count', async () => {
    const plain = {
      objectID: '1',
      url: '/a',
      type: 'content',
      content: 'text',
      hierarchy: {lvl0: 'Docs', lvl1: 'A'},
    };
    const {origin, bodies} = await host(200, {results: [{hits: [plain]}]});
    const request = {
      query: 'a',
      indexName: 'docs',
      attributesToRetrieve: ['url'],
      attributesToSnippet: ['content:5'],
      facetFilters: ['language:en', ['tag:a', 'tag:b']],
    };
    const {results} = await client(origin).search({requests: [request]});
    expect(JSON.parse(bodies[0]!)).toEqual({requests: [request]});
    expect(results[0]).toMatchObject({
      nbHits: 1,
      hits: [{type: 'content', content: 'text', _highlightResult: {hierarchy: {}}}],
    });
    await client(origin).search(ask('b'));
    expect(JSON.parse(bodies[1]!)).toEqual(ask('b'));
  });

  it.each([
    ['no JSON', '<html>', /JSON/],
    ['no results', {}, /has no results/],
    ['too few results', {results: []}, /has no results/],
    ['nothing as a result', {results: [null]}, /no list of hits/],
    ['no hits', {results: [{hits: null}]}, /no list of hits/],
    ['a hit that is none', {results: [{hits: [null]}]}, /no list of hits/],
    ['a hit without titles', {results: [{hits: [{url: '/a'}]}]}, /no list of hits/],
    [
      'a hit without its title',
      {results: [{hits: [{url: '/', hierarchy: {}}]}]},
      /no list of hits/,
    ],
    ['a hit without address', {results: [{hits: [{hierarchy: {lvl1: 'A'}}]}]}, /no list of hits/],
  ])('refuses an answer with %s', async (_what, body, reason) => {
    const odd = await host(200, body);
    await expect(client(odd.origin).search(ask('a'))).rejects.toThrow(reason);
  });
});
