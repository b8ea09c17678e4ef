/**
 * Scripts in every page's head, because they have to work when the site's own code does not
 * arrive. They are written as text: each uses nothing from outside of itself but its arguments.
 */

/**
 * What a page does when one of the site's scripts fails to load or to run.
 *
 * A tab that was opened before a deployment asks for deleted files. The host answers
 * with 404; then the page is loaded again, once per page and build: its address is the one the reader
 * wanted, and what the reader has written is in storage. Typed search text goes to the search page.
 * Each file that failed is fetched past every cache, so that a wrong copy isn't used again.
 * Without a network nothing is loaded again: the part that needs the file reports it and offers Retry.
 * Before the page has come alive, this script reports it.
 *
 * @param baseUrl path that the site is served under, with slashes at both ends
 * @param key where `sessionStorage` holds the pages that were loaded again
 * @param retry loads the page again with new copies of files
 */
export function watchScripts(
  baseUrl: string,
  key: string,
  retry: (addresses: readonly string[]) => void,
): void {
  const assets = `${location.origin}${baseUrl}assets/`;
  /** Addresses of files, and what is known of why each failed. */
  const failed = new Map<string, string>();
  let thrown = '';
  const checks: Promise<void>[] = [];
  let isLeaving = false;
  const scripts = () =>
    [...document.scripts].map(({src}) => src).filter((src) => src.startsWith(assets));
  const ask = () => {
    const {documentElement: root, body} = document;
    if (isLeaving || root.dataset.hasHydrated !== 'false' || !body) return;
    if (document.querySelector('[data-load-failure],#__docusaurus-base-url-issue-banner')) return;
    const bar = document.createElement('div');
    bar.dataset.loadFailure = '';
    bar.setAttribute('role', 'alert');
    bar.style.cssText =
      'position:fixed;z-index:999;inset:auto 0 0;padding:.75rem 1rem;background:#1c1e21;color:#fff;text-align:center';
    bar.textContent = 'Parts of this page could not be loaded. You can read it, but not use it. ';
    const cause = [...failed.values(), thrown].find(Boolean) ?? 'Its scripts have not started.';
    const text = document.createElement('code');
    text.textContent = cause.replace(/\n[^]*/, '');
    text.style.cssText = 'margin-right:.75rem;color:inherit;background:none;overflow-wrap:anywhere';
    const button = document.createElement('button');
    button.textContent = 'Retry';
    button.style.cssText = 'font:inherit;padding:.25rem .75rem';
    button.onclick = () => retry(failed.size > 0 ? [...failed.keys()] : scripts());
    bar.append(text, button);
    body.append(bar);
  };
  const askWhenLoaded = () => {
    if (document.readyState === 'complete') ask();
    else addEventListener('load', ask);
  };
  const isFirst = () => {
    try {
      // The name of the page's first script changes with every build.
      const place = `${location.pathname.replace(/\/$/, '')} ${scripts()[0]}`;
      const before = sessionStorage.getItem(key)?.split('\n') ?? [];
      sessionStorage.setItem(key, [...before, place].join('\n'));
      return !before.includes(place);
    } catch {
      return false; // without storage nothing would end a loop
    }
  };
  const check = async (address: string) => {
    const answer = await fetch(address, {cache: 'reload'}).catch(() => undefined);
    await answer?.text().catch(() => undefined); // only a whole answer replaces the browser's copy
    if (answer?.status === 404 && !isLeaving && isFirst()) {
      isLeaving = true;
      // The reader may be typing, and what fails may say what.
      await new Promise((go) => setTimeout(go, 500));
      const typed = document.documentElement.dataset.searchText;
      if (typed) location.assign(`${baseUrl}search?q=${encodeURIComponent(typed)}`);
      else location.reload();
      return;
    }
    askWhenLoaded();
  };
  const fail = (address: unknown, cause: string) => {
    if (typeof address !== 'string' || !address.startsWith(assets)) return;
    const isKnown = failed.has(address);
    failed.set(address, cause);
    if (!isKnown) checks.push(check(address));
  };
  addEventListener(
    'error',
    (event) => {
      const {target} = event;
      if (target instanceof HTMLScriptElement) fail(target.src, `Not loaded: ${target.src}`);
      // A file that arrived and is none.
      else if (event.error instanceof SyntaxError) fail(event.filename, event.message);
      else thrown ||= event.message;
    },
    true,
  );
  addEventListener('unhandledrejection', ({reason}) => {
    const {name, request}: {name?: unknown; request?: unknown} = Object(reason);
    if (name === 'ChunkLoadError') fail(request, String(reason));
  });
  // By now the first scripts have run, if they can.
  addEventListener('DOMContentLoaded', () =>
    setTimeout(() => {
      if ('docusaurus' in window) return;
      // Docusaurus suggests the home page's path as the base URL, which is no help if it is already.
      if (location.pathname.replace(/index\.html$/, '') === baseUrl)
        document.getElementById('__docusaurus-base-url-issue-banner-container')?.remove();
      void Promise.all(checks).then(askWhenLoaded);
    }),
  );
}

/**
 * Forgets a stored color mode that is none: the theme's own script would put it into the page as it is.
 * An empty one is the system's. Where there is no switch it forgets every choice, before it is drawn: the
 * theme does so too, but when the page has been drawn in the mode that nobody can leave any more.
 */
export function checkColorMode(key: string, hasSwitch: boolean): void {
  try {
    const stored = localStorage.getItem(key);
    const isKnown = stored === 'light' || stored === 'dark';
    if (stored && !(hasSwitch && isKnown)) localStorage.removeItem(key);
  } catch {
    // storage is closed, so there is no stored mode
  }
}

/** Prints in light colors: paper has no dark background, and light text on it would be lost. */
export function printLight(): void {
  const {dataset} = document.documentElement;
  let before: string | undefined;
  matchMedia('print').addEventListener('change', ({matches}) => {
    if (matches) before = dataset.theme;
    dataset.theme = matches ? 'light' : before;
  });
}

/**
 * Registers the service worker in idle time, and lets the active one store missing files: the one of
 * earlier visits first, and that of a new deployment as soon as it is active, so that the changed files
 * are there for the next visit.
 */
export function registerWorker(address: string): void {
  let workers: ServiceWorkerContainer | undefined;
  try {
    workers = navigator.serviceWorker;
  } catch {
    // a sandboxed frame may not ask
  }
  if (!workers) return;
  const container = workers;
  const idle = (work: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 2000);
  const fill = () => {
    idle(() => container.controller?.postMessage('fill'));
  };
  addEventListener('load', () =>
    idle(() => {
      container.addEventListener('controllerchange', fill);
      // Where storage is closed the site works without.
      container.register(address).then(fill, () => undefined);
    }),
  );
}

/** Removes a service worker that `npm run serve` left at this address, for the development server. */
export function forgetWorker(): void {
  try {
    const {serviceWorker: workers}: {serviceWorker?: ServiceWorkerContainer} = navigator;
    void workers?.getRegistrations().then((all) => all.forEach((one) => void one.unregister()));
  } catch {
    // a sandboxed frame may not ask
  }
}

/** Ctrl+K and Ctrl+I that are pressed before the page has come alive take effect then. */
export function keepShortcuts(): void {
  const root = document.documentElement;
  let kept: KeyboardEvent | undefined;
  const keep = (event: KeyboardEvent) => {
    if (event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return;
    if (!/^[ik]$/i.test(event.key)) return;
    event.preventDefault();
    kept = event;
  };
  addEventListener('keydown', keep);
  const observer = new MutationObserver(() => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    removeEventListener('keydown', keep);
    if (!kept) return;
    const {key, ctrlKey, metaKey} = kept;
    const init = {key, ctrlKey, metaKey, bubbles: true, cancelable: true};
    document.body.dispatchEvent(new KeyboardEvent('keydown', init));
  });
  observer.observe(root, {attributeFilter: ['data-has-hydrated']});
}
