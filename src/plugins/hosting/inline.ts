/**
 * Scripts that stand in every page's head, because they have to work when the site's own code does not
 * arrive. They are written as text: each uses nothing from outside of itself but its arguments.
 */

/**
 * What a page does when one of the site's scripts fails to load.
 *
 * A tab that was opened before a new version was deployed asks for files that are gone. The host says so
 * with 404; then the page is loaded again, once for each file: its address is the one the reader wanted,
 * and what the reader has written is in storage. Typed search text goes to the search page.
 * Without a network nothing is loaded again: what asked for the file says so and offers a new attempt.
 * Before the page has come alive there is nobody to say so; then this script does.
 */
export function watchScripts(assets: string, searchPath: string): void {
  const key = 'reloaded-for';
  let isLeaving = false;
  const ask = () => {
    const {documentElement: root, body} = document;
    if (root.dataset.hasHydrated !== 'false' || !body) return;
    if (document.querySelector('[data-load-failure],#__docusaurus-base-url-issue-banner')) return;
    const bar = document.createElement('div');
    bar.dataset.loadFailure = '';
    bar.setAttribute('role', 'alert');
    bar.style.cssText =
      'position:fixed;z-index:999;inset:auto 0 0;padding:.75rem 1rem;background:#1c1e21;color:#fff;text-align:center';
    bar.textContent = 'Parts of this page could not be loaded. You can read it, but not use it. ';
    const button = document.createElement('button');
    button.textContent = 'Retry';
    button.style.cssText = 'font:inherit;padding:.25rem .75rem';
    button.onclick = () => location.reload();
    bar.append(button);
    body.append(bar);
  };
  const isFirst = (address: string) => {
    try {
      const before = sessionStorage.getItem(key);
      sessionStorage.setItem(key, address);
      return before !== address;
    } catch {
      return false; // without storage nothing would end a loop
    }
  };
  const failed = async (address: string) => {
    const answer = await fetch(address, {method: 'HEAD', cache: 'no-store'}).catch(() => undefined);
    if (answer?.status === 404 && !isLeaving) {
      if (isFirst(address)) {
        isLeaving = true;
        // The reader may be typing, and what fails may say what.
        await new Promise((go) => setTimeout(go, 500));
        const typed = document.documentElement.dataset.searchText;
        if (typed) location.assign(`${searchPath}?q=${encodeURIComponent(typed)}`);
        else location.reload();
        return;
      }
    }
    if (document.readyState === 'complete') ask();
    else addEventListener('load', ask);
  };
  addEventListener(
    'error',
    ({target}) => {
      if (target instanceof HTMLScriptElement && target.src.startsWith(location.origin + assets))
        void failed(target.src);
    },
    true,
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
 * Registers the service worker in idle time, and lets the one in charge keep what is missing: the one of
 * the visits before at first, and that of a new deployment as soon as it takes over, so that what has
 * changed is there for the next visit.
 */
export function registerWorker(address: string): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  const idle = (work: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 2000);
  const fill = () => {
    idle(() => workers.controller?.postMessage('fill'));
  };
  addEventListener('load', () =>
    idle(() => {
      workers.addEventListener('controllerchange', fill);
      // Where storage is closed the site works without.
      workers.register(address).then(fill, () => undefined);
    }),
  );
}

/** Removes a service worker that `npm run serve` left at this address, for the development server. */
export function forgetWorker(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  void workers?.getRegistrations().then((all) => all.forEach((one) => void one.unregister()));
}
