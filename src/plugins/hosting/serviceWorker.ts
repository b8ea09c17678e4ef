/** What the build tells the service worker. */
export interface Kept {
  /** Path that the site is served under, with slashes at both ends. */
  readonly baseUrl: string;
  /** Identifies the build. */
  readonly version: string;
  /** Files whose name changes with their content, below the base URL. */
  readonly hashed: readonly string[];
  /** Other files and a hash of their content: pages without `index.html`, pictures, fonts. */
  readonly named: Readonly<Record<string, string>>;
  /** Pages that only lead to another one, below the base URL, with the path that they lead to. */
  readonly redirects: Readonly<Record<string, string>>;
}

// TypeScript's own types of a service worker can't be loaded beside those of pages.
interface WaitingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface FetchEvent extends WaitingEvent {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
/** The part of a service worker's global scope that the workers of the site use. */
export interface Scope {
  readonly location: Pick<Location, 'href' | 'origin'>;
  readonly navigator: {
    readonly connection?: {readonly saveData?: boolean; readonly effectiveType?: string};
  };
  readonly caches: Pick<CacheStorage, 'open' | 'delete'>;
  readonly clients: {claim: () => Promise<void>};
  readonly registration: {unregister: () => Promise<boolean>};
  skipWaiting: () => Promise<void>;
  addEventListener(
    type: 'install' | 'activate' | 'message',
    listener: (event: WaitingEvent) => void,
  ): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

/**
 * The service worker. Written into `sw.js` as text, so it uses nothing from outside of itself.
 *
 * - Pages come from the network. The kept copy is shown when there is no network, or when the server hasn't
 *   answered for four seconds.
 * - Files with a hash in their name never change and come from the cache first. Those of the build before
 *   stay until the next one, for open tabs. Other files are looked up again once per build.
 * - A file is kept only if it is the requested one: hosts also send an error page with status 200.
 *   A page is kept only after its scripts and styles, so that every kept page works.
 * - Everything else (other hosts and sites, other methods, parts of files) is left to the browser.
 *
 * @param cacheName name of the cache, which no other site of the same origin uses
 */
export function serviceWorker(scope: Scope, kept: Kept, cacheName: string): void {
  const {baseUrl} = kept;
  const STATE = `${baseUrl}sw-state`;
  const ASSETS = `${baseUrl}assets/`;
  const PATIENCE = 4000; // ms that a page may take before a kept copy is shown
  const FILL_TIMEOUT = 30_000; // ms that a file may take before filling stops
  /** Wrong answers after which filling stops until the next visit. */
  const MAX_FAILURES = 3;

  /**
   * The build that is kept as a whole (its version is `''` before the first one), and the hash of each other
   * file's kept copy, also while a build is only partly kept.
   */
  interface State extends Pick<Kept, 'version' | 'hashed' | 'named'> {
    /** Files that the host answered wrongly. The next visit asks for them last. */
    readonly failed?: readonly string[];
  }
  const openCache = () => scope.caches.open(cacheName);
  const readState = async (cache: Cache): Promise<State | undefined> => {
    const noted = (await cache.match(STATE))?.json() as Promise<State | null> | undefined;
    const state = await noted?.catch(() => undefined);
    // A damaged one is no reason to keep nothing from now on: filling begins again.
    return state?.hashed && state.named ? state : undefined;
  };

  /** The path that a page or file is kept under: one for `/a`, `/a/`, `/a.html` and `/a/index.html`. */
  const nameOf = (address: string) =>
    new URL(address, scope.location.href).pathname
      .replace(/\/index\.html$/, '/')
      .replace(/(.)(\/|\.html)$/, '$1');
  const urlOf = (file: string) => nameOf(baseUrl + file);
  const hashed = new Set(kept.hashed.map(urlOf));
  const named = new Set(Object.keys(kept.named).map(urlOf));
  const redirects = new Map(Object.entries(kept.redirects).map(([from, to]) => [urlOf(from), to]));
  const endingOf = (name: string) => /\.([a-z0-9]+)$/i.exec(name)?.[1];

  const isSlow = () => {
    const {connection} = scope.navigator;
    return Boolean(connection?.saveData ?? false) || /2g/.test(connection?.effectiveType ?? '');
  };

  /** Whether a response is the file that was asked for. */
  const isRight = (name: string, answer: Response) => {
    const type = answer.headers.get('content-type') ?? '';
    const isHtml = type.includes('html');
    const ending = endingOf(name);
    if (answer.status !== 200 || answer.type !== 'basic' || nameOf(answer.url) !== name)
      return false;
    if (!ending) return isHtml;
    if (/^m?js$/.test(ending)) return type.includes('javascript');
    return ending === 'css' ? type.includes('css') : !isHtml;
  };

  /** Keeps a copy: a browser refuses to show a redirected response as a page, so it is a plain one. */
  const put = async (name: string, answer: Response, body: BodyInit | null = answer.body) =>
    (await openCache()).put(name, new Response(body, {headers: answer.headers}));

  /**
   * Keeps the response to a request for this address if it is right.
   *
   * @param isVisit whether a reader has opened it; then the scripts and styles that a page names are fetched
   * @param text its content, if that has been read
   * @returns whether it is kept now
   */
  const keep = async (
    address: string,
    answer: Response,
    isVisit: boolean,
    text?: string,
  ): Promise<boolean> => {
    const name = nameOf(address);
    if (!isRight(name, answer)) return false;
    if (endingOf(name)) {
      await put(name, answer);
      return true;
    }
    const html = text ?? (await answer.text());
    const parts = [...html.matchAll(/\s(?:src|href)=["']?([^"'\s>]+\.(?:js|css))/g)]
      .map(([, part = '']) => part)
      .filter((part) => part.startsWith(ASSETS));
    // Every page of the site has some, so a login page of a public network isn't one.
    if (parts.length === 0) return false;
    const cache = await openCache();
    for (const part of new Set(parts)) {
      if (await cache.match(part)) continue;
      if (!isVisit || !(await keep(part, await fetch(part), false))) return false;
    }
    await put(name, answer, html);
    return true;
  };

  /** Fetches what is missing or has changed since the last build: the hashed files, then the others. */
  const fill = async () => {
    const cache = await openCache();
    const before: State = (await readState(cache)) ?? {version: '', hashed: [], named: {}};
    const failed = new Set(before.failed);
    if (isSlow() || (before.version === kept.version && failed.size === 0)) return;
    const have = new Set((await cache.keys()).map(({url}) => new URL(url).pathname));
    const namedNow: Record<string, string> = {...before.named};
    let failures = 0;
    let isLost = false;

    const fetchOne = async (file: string) => {
      const controller = new AbortController();
      const timer = setTimeout(() => controller.abort(), FILL_TIMEOUT);
      // The browser's own cache may hold the wrong answer of the last visit.
      const again = failed.has(file) ? 'reload' : 'default';
      try {
        const answer = await fetch(baseUrl + file, {
          cache: kept.named[file] ? 'no-cache' : again,
          signal: controller.signal,
        });
        return await keep(baseUrl + file, answer, false);
      } finally {
        clearTimeout(timer);
      }
    };
    const fetchAll = async (files: readonly string[]) => {
      const waiting = files
        .filter((file) => !have.has(urlOf(file)) || before.named[file] !== kept.named[file])
        .sort((a, b) => Number(failed.has(a)) - Number(failed.has(b)));
      const next = async () => {
        while (!isLost && failures < MAX_FAILURES) {
          const file = waiting.shift();
          if (file === undefined) return;
          const isKept = await fetchOne(file).catch(() => undefined);
          if (isKept === undefined) isLost = true;
          else if (isKept) failed.delete(file);
          else {
            failures += 1;
            failed.add(file);
          }
          const hash = kept.named[file];
          if (isKept && hash) namedNow[file] = hash;
        }
      };
      await Promise.all([next(), next()]);
    };
    await fetchAll(kept.hashed);
    await fetchAll(Object.keys(kept.named));

    const isWhole = !isLost && failures < MAX_FAILURES;
    const build = isWhole ? kept : before;
    if (isWhole) {
      const stay = new Set([...hashed, ...named, ...before.hashed.map(urlOf), STATE]);
      for (const request of await cache.keys())
        if (!stay.has(new URL(request.url).pathname)) await cache.delete(request);
    }
    const state: State = {
      version: build.version,
      hashed: build.hashed,
      named: namedNow,
      failed: [...failed].filter((file) => hashed.has(urlOf(file)) || kept.named[file]),
    };
    await cache.put(STATE, new Response(JSON.stringify(state)));
  };

  const fromCache = async (name: string) => (await openCache()).match(name);

  /**
   * Fetches from the network and keeps the response. It is read to its end first: a response that a page is still
   * reading can hold up the worker of the next build for minutes.
   */
  const fetchAndKeep = (event: FetchEvent): Promise<Response> => {
    const {request} = event;
    const fetched = fetch(request).then(async (answer) => {
      const isPage = !endingOf(nameOf(request.url)) && isRight(nameOf(request.url), answer);
      return {answer, html: isPage ? await answer.clone().text() : undefined};
    });
    event.waitUntil(
      fetched
        .then(({answer, html}) => html !== undefined && keep(request.url, answer, true, html))
        .catch(() => undefined),
    );
    return fetched.then(({answer}) => answer);
  };

  const page = async (event: FetchEvent): Promise<Response> => {
    const fetched = fetchAndKeep(event);
    const outOfPatience = new Promise<undefined>((go) => setTimeout(go, PATIENCE));
    const answer = await Promise.race([fetched.catch(() => undefined), outOfPatience]);
    if (answer) return answer;
    const {url, mode} = event.request;
    const found = await fromCache(nameOf(url));
    if (found) return found;
    const target = redirects.get(nameOf(url));
    if (target) return Response.redirect(target + new URL(url).search);
    return fetched.catch(async (error: unknown) => {
      const notFound = mode === 'navigate' ? await fromCache(urlOf('404.html')) : undefined;
      if (notFound) return notFound;
      throw error;
    });
  };

  const file = async (event: FetchEvent): Promise<Response> => {
    const name = nameOf(event.request.url);
    const found = await fromCache(name);
    // A page asks like this for a file that didn't work, so the kept copy goes as soon as the host answers.
    const isRenewal = event.request.cache === 'reload';
    if (found && !isRenewal) return found;
    try {
      const answer = await fetch(event.request);
      if (found) await (await openCache()).delete(name);
      await keep(name, answer.clone(), true).catch(() => undefined);
      return answer;
    } catch (error) {
      if (found) return found;
      throw error;
    }
  };

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
    const {origin, pathname} = new URL(request.url);
    if (
      request.method !== 'GET' ||
      origin !== scope.location.origin ||
      !pathname.startsWith(baseUrl) ||
      request.headers.has('range')
    )
      return;
    const name = nameOf(request.url);
    if (request.mode === 'navigate') event.respondWith(page(event));
    else if (hashed.has(name) || name.startsWith(ASSETS)) event.respondWith(file(event));
    else if (named.has(name))
      // Scripts also ask for a page's HTML, and want what the network has.
      event.respondWith(endingOf(name) ? file(event) : page(event));
  });
}

/** The worker of a site that does not work offline: removes an earlier one and what it kept. */
export function removeWorker(scope: Scope, cacheName: string): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(scope.caches.delete(cacheName).then(() => scope.registration.unregister())),
  );
}
