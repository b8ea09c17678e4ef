/** What the build tells the service worker. */
export interface Kept {
  /** Path that the site is served under, with slashes at both ends. */
  readonly baseUrl: string;
  /** Names the build. */
  readonly version: string;
  /** Files whose name changes with their content, below the base URL. */
  readonly hashed: readonly string[];
  /** Other files and a name for their content: pages without `index.html`, pictures, fonts. */
  readonly named: Readonly<Record<string, string>>;
}

// The parts of a service worker's scope that are used here; TypeScript's own list of them cannot be loaded
// beside the one of pages.
interface WaitingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface AnsweringEvent extends WaitingEvent {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface Scope {
  readonly location: Location;
  readonly navigator: Navigator & {
    readonly connection?: {readonly saveData?: boolean; readonly effectiveType?: string};
  };
  readonly caches: CacheStorage;
  readonly clients: {claim: () => Promise<void>};
  readonly registration: {unregister: () => Promise<boolean>};
  skipWaiting: () => Promise<void>;
  addEventListener(
    type: 'install' | 'activate' | 'message',
    listener: (event: WaitingEvent) => void,
  ): void;
  addEventListener(type: 'fetch', listener: (event: AnsweringEvent) => void): void;
}

/**
 * The service worker. Written into `sw.js` as text, so it uses nothing from outside of itself.
 *
 * - Pages come from the network and, only when there is none, from the last visit or the copy made in idle
 *   time: a reader with a network never sees an old page.
 * - Files with a hash in their name never change and come from the cache first. Those of the build before
 *   stay until the next one, for tabs that are still open.
 * - Other files come from the cache and are looked up again once per build, so that an old one is shown in
 *   one visit at most.
 * - Everything else (other hosts, other methods, parts of files) is left to the browser.
 */
export function serviceWorker(scope: Scope, kept: Kept): void {
  const CACHE = 'site';
  const STATE = `${kept.baseUrl}sw-state`;
  interface State {
    readonly version: string;
    readonly hashed: readonly string[];
    readonly named: Readonly<Record<string, string>>;
  }
  const openCache = () => scope.caches.open(CACHE);
  const readState = async (cache: Cache): Promise<State | undefined> =>
    (await cache.match(STATE))?.json() as Promise<State> | undefined;

  /** The name that a page or file is kept under: one for `/a`, `/a/` and `/a/index.html`. */
  const nameOf = (address: string) =>
    new URL(address, scope.location.href).pathname
      .replace(/index\.html$/, '')
      .replace(/(.)\/$/, '$1');
  const urlOf = (file: string) => nameOf(kept.baseUrl + file);
  const hashed = new Set(kept.hashed.map(urlOf));
  const named = new Set(Object.keys(kept.named).map(urlOf));

  const isSlow = () => {
    const {connection} = scope.navigator;
    return Boolean(connection?.saveData ?? false) || /2g/.test(connection?.effectiveType ?? '');
  };

  /** Fetches what is missing or has changed since the last build; a failure leaves the rest for next time. */
  const fill = async () => {
    const cache = await openCache();
    const before = await readState(cache);
    if (before?.version === kept.version || isSlow()) return;
    const have = new Set((await cache.keys()).map(({url}) => nameOf(url)));
    const wanted = [
      ...kept.hashed.filter((file) => !have.has(urlOf(file))),
      ...Object.keys(kept.named).filter(
        (file) => !have.has(urlOf(file)) || before?.named[file] !== kept.named[file],
      ),
    ];
    const keep = async () => {
      for (let file = wanted.pop(); file !== undefined; file = wanted.pop()) {
        const address = kept.baseUrl + file;
        const answer = await fetch(address, {
          cache: hashed.has(urlOf(file)) ? 'default' : 'no-cache',
        });
        if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
        await cache.put(urlOf(file), answer);
      }
    };
    await Promise.all([keep(), keep()]);
    const stay = new Set([
      ...hashed,
      ...named,
      ...(before?.hashed ?? []).map(urlOf),
      nameOf(STATE),
    ]);
    for (const request of await cache.keys())
      if (!stay.has(nameOf(request.url))) await cache.delete(request);
    const {version, hashed: files, named: names} = kept;
    await cache.put(STATE, new Response(JSON.stringify({version, hashed: files, named: names})));
  };

  const fetchAndKeep = async (request: Request) => {
    const answer = await fetch(request);
    if (answer.ok && answer.type === 'basic' && !answer.redirected) {
      const cache = await openCache();
      await cache.put(nameOf(request.url), answer.clone()).catch(() => undefined);
    }
    return answer;
  };
  const fromCache = async (request: Request) => (await openCache()).match(nameOf(request.url));
  const page = (request: Request) =>
    fetchAndKeep(request).catch(async (error: unknown) => {
      const found =
        (await fromCache(request)) ?? (await (await openCache()).match(urlOf('404.html')));
      if (found) return found;
      throw error;
    });
  const file = async (request: Request) => (await fromCache(request)) ?? fetchAndKeep(request);

  let filling: Promise<void> | undefined;
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
  // Sent by each page in idle time.
  scope.addEventListener('message', (event) => {
    filling ??= fill()
      .catch(() => undefined)
      .finally(() => {
        filling = undefined;
      });
    event.waitUntil(filling);
  });
  scope.addEventListener('fetch', (event) => {
    const {request} = event;
    const {origin} = new URL(request.url);
    if (
      request.method !== 'GET' ||
      origin !== scope.location.origin ||
      request.headers.has('range')
    )
      return;
    const name = nameOf(request.url);
    if (request.mode === 'navigate') event.respondWith(page(request));
    else if (hashed.has(name) || /\/assets\/(js|css|files)\//.test(name))
      event.respondWith(file(request));
    else if (named.has(name))
      // A page's HTML is also asked for by scripts, which want what the network has.
      event.respondWith(/\.[a-z0-9]+$/i.test(name) ? file(request) : page(request));
  });
}

/** The worker of a site that does not work offline: removes an earlier one and what it kept. */
export function removeWorker(scope: Scope): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(
      scope.caches
        .keys()
        .then((names) => Promise.all(names.map((name) => scope.caches.delete(name))))
        .then(() => scope.registration.unregister()),
    ),
  );
}
