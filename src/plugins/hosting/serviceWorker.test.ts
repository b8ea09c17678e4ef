import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {serviceWorker, type Kept, type Scope} from './serviceWorker';

const ORIGIN = 'https://user.example';
const PAGE = '<!doctype html><script src=/site/assets/js/main.1.js defer></script>';

const KEPT: Kept = {
  baseUrl: '/site/',
  version: 'two',
  hashed: ['assets/js/main.1.js', 'assets/css/styles.1.css', 'assets/js/chat.1.js'],
  named: {'': 'a', start: 'b', '404.html': 'c', 'img/logo.svg': 'd'},
  redirects: {docs: '/site/start'},
};

/** A response as `fetch` gives it: with an address and a type, copies too. */
class Fetched extends Response {
  constructor(
    body: BodyInit,
    init: ResponseInit,
    readonly place: string,
  ) {
    super(body, init);
  }
  override get url() {
    return this.place;
  }
  override get type(): ResponseType {
    return 'basic';
  }
  override get redirected() {
    return this.headers.has('x-redirected');
  }
  override clone(): Response {
    const {body} = super.clone();
    return new Fetched(body as never, {status: this.status, headers: this.headers}, this.place);
  }
}

const typeOf = (address: string) =>
  ({js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml'})[
    /\.(js|css|svg)$/.exec(address)?.[1] ?? ''
  ] ?? 'text/html';

/** What a browser shows is in tests/e2e/offline.spec.ts and tests/sweeps/failing-hosts.spec.ts. */

let stores: Map<string, Map<string, Response>>;
let asked: string[];
let listeners: Map<string, (event: never) => void>;
let scope: Scope;
/** The host's response instead of the right file; an error is a lost connection. */
let host: (pathname: string) => {status?: number; type?: string; url?: string} | Error | undefined;

function cacheOf(name: string): Cache {
  const store = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, store);
  const key = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), ORIGIN).pathname;
  return {
    match: (request: RequestInfo | URL) => Promise.resolve(store.get(key(request))?.clone()),
    put: (request: RequestInfo | URL, answer: Response) =>
      Promise.resolve(void store.set(key(request), answer)),
    delete: (request: RequestInfo | URL) => Promise.resolve(store.delete(key(request))),
    keys: () => Promise.resolve([...store.keys()].map((name) => new Request(ORIGIN + name))),
  } as unknown as Cache;
}

beforeEach(() => {
  stores = new Map();
  asked = [];
  listeners = new Map();
  host = () => undefined;
  scope = {
    location: {href: `${ORIGIN}/site/sw.js`, origin: ORIGIN},
    navigator: {},
    caches: {
      open: (name: string) => Promise.resolve(cacheOf(name)),
      delete: (name: string) => Promise.resolve(stores.delete(name)),
    },
    clients: {claim: () => Promise.resolve()},
    registration: {unregister: () => Promise.resolve(true)},
    skipWaiting: () => Promise.resolve(),
    addEventListener: (type: string, listener: (event: never) => void) =>
      void listeners.set(type, listener),
  };
  vi.stubGlobal('fetch', (input: Request | string) => {
    const address = new URL(input instanceof Request ? input.url : input, ORIGIN).pathname;
    asked.push(address);
    const wrong = host(address);
    if (wrong instanceof Error) return Promise.reject(wrong);
    const {status = 200, type = typeOf(address), url = address} = wrong ?? {};
    const headers = {'content-type': type, ...(url === address ? {} : {'x-redirected': '1'})};
    const body = type === 'text/html' && !wrong?.type ? PAGE : `content of ${address}`;
    return Promise.resolve(new Fetched(body, {status, headers}, ORIGIN + url));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const start = (kept: Kept = KEPT) => serviceWorker(scope, kept, 'site:/site/');
const keptNow = () => [...(stores.get('site:/site/')?.keys() ?? [])];

/** Sends an event, and waits for its work and its response. */
async function send(type: string, event: object = {}): Promise<Response | undefined> {
  const work: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  const waitUntil = (one: Promise<unknown>) => void work.push(one);
  const respondWith = (one: Promise<Response>) => void (answer = one);
  listeners.get(type)?.({...event, waitUntil, respondWith} as never);
  const response = await answer;
  await Promise.all(work);
  return response;
}
const ask = (pathname: string, options: {mode?: string; cache?: RequestCache} = {}) => {
  const request = new Request(ORIGIN + pathname, {cache: options.cache ?? 'default'});
  if (options.mode) Object.defineProperty(request, 'mode', {value: options.mode});
  return send('fetch', {request});
};

describe('filling', () => {
  it('fetches hashed files first and pages last, and then not again', async () => {
    start();
    await send('message');
    const firstPage = asked.findIndex((address) => !address.startsWith('/site/assets/'));
    expect(firstPage).toBe(3);
    expect(asked).toHaveLength(7);
    await send('message');
    expect(asked).toHaveLength(7);
  });

  it.each(['{"version":', 'null', '{"version": "two"}', '7'])(
    'begins again when what it noted is damaged: %s',
    async (damaged) => {
      start();
      await send('message');
      stores.get('site:/site/')!.set('/site/sw-state', new Response(damaged));
      asked.length = 0;
      await send('message');
      // What has no hash in its name may have changed.
      expect(asked).toHaveLength(4);
      asked.length = 0;
      await send('message');
      expect(asked).toEqual([]);
    },
  );

  it('asks again for a file that always fails, and for nothing else', async () => {
    start();
    host = (name) => (name.includes('logo') ? {status: 403} : undefined);
    await send('message');
    asked.length = 0;
    await send('message');
    expect(asked).toEqual(['/site/img/logo.svg']);
  });

  it('stops after a few wrong answers, with the build before whole', async () => {
    start({...KEPT, version: 'one', hashed: ['assets/js/old.0.js']});
    await send('message');
    start();
    host = () => ({type: 'text/html'});
    asked.length = 0;
    await send('message');
    expect(asked.length).toBeLessThanOrEqual(4);
    expect(keptNow()).toContain('/site/assets/js/old.0.js');
    expect(keptNow().filter((name) => name.includes('.1.'))).toEqual([]);
  });

  it('stops when a file takes longer than half a minute', async () => {
    vi.useFakeTimers();
    start();
    vi.stubGlobal(
      'fetch',
      (_: string, {signal}: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const done = send('message');
    await vi.advanceTimersByTimeAsync(31_000);
    await done;
    expect(keptNow()).toEqual(['/site/sw-state']);
  });

  it('keeps nothing that another address answered', async () => {
    start();
    host = (name) => (name === '/site/start' ? {url: '/login'} : undefined);
    await send('message');
    expect(keptNow()).not.toContain('/site/start');
  });
});

describe('answering', () => {
  it('keeps a page that is opened with its scripts, and no page without any', async () => {
    start();
    await ask('/site/gallery/', {mode: 'navigate'});
    expect(keptNow()).toEqual(['/site/assets/js/main.1.js', '/site/gallery']);
    host = () => ({type: 'text/html'});
    await ask('/site/other', {mode: 'navigate'});
    expect(keptNow()).not.toContain('/site/other');
  });

  it.each([
    ['/site/assets/js/late.2.js', 'text/html'],
    ['/site/assets/css/late.2.css', 'text/html'],
    ['/site/assets/files/late.2.svg', 'text/html'],
  ])('does not keep %s as %s', async (name, type) => {
    start();
    host = () => ({type});
    await ask(name);
    expect(keptNow()).toEqual([]);
    host = () => undefined;
    await ask(name);
    expect(keptNow()).toEqual([name]);
  });

  it('replaces a kept file that a page asks for anew, and keeps it without a network', async () => {
    const name = '/site/assets/js/main.1.js';
    start();
    await ask(name);
    host = () => new TypeError('no network');
    expect((await ask(name, {cache: 'reload'}))?.status).toBe(200);
    host = () => ({type: 'text/html'});
    await ask(name, {cache: 'reload'});
    expect(keptNow()).toEqual([]);
  });

  it('leaves other sites of the origin alone', async () => {
    start();
    expect(await ask('/other/assets/js/main.js')).toBeUndefined();
    expect(await ask('/assets/js/main.js')).toBeUndefined();
    for (const page of ['/', '/other/start', '/site', '/sites/start'])
      expect(await ask(page, {mode: 'navigate'}), page).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('keeps nothing of a site below its own', async () => {
    start({...KEPT, baseUrl: '/', named: {}});
    await ask('/site/start', {mode: 'navigate'});
    expect(asked).toEqual(['/site/start']);
    expect(keptNow()).toEqual([]);
  });
});
