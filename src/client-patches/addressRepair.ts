import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * A path in the case that its page has. The router ignores case, and so do some hosts; others answer an
 * address in another case with 404, and the router would then draw the page instead of "not found".
 *
 * @returns the path as it is where there is no page in any case
 */
export function inRightCase(pathname: string): string {
  const route: unknown = matchRoutes(routes, pathname).at(-1)?.route.path;
  if (typeof route !== 'string') return pathname;
  const path = route.replace(/\/$/, '') + (pathname.endsWith('/') ? '/' : '');
  return path.toLowerCase() === pathname.toLowerCase() ? path : pathname;
}

/**
 * Writes percent signs that encode nothing as characters. Docusaurus and the theme decode the hash of an address,
 * which would end on the error page.
 */
function repairHash(): void {
  const {hash} = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    window.history.replaceState(window.history.state, '', hash.replaceAll('%', '%25'));
  }
}

/** Puts the right case into the address. The page that the host sent is left when it is "not found". */
function repairAddress(): void {
  const {pathname, search, hash} = window.location;
  const path = inRightCase(pathname);
  if (path === pathname) return;
  const address = path + search + hash;
  if (!document.querySelector('[data-not-found]')) {
    window.history.replaceState(window.history.state, '', address);
    return;
  }
  // Docusaurus draws with this instead of its own until the other page comes, which is not at all.
  Object.assign(window, {docusaurusRoot: {render: () => undefined}});
  window.location.replace(address);
}

// Before the router reads the address: that of the page, and one that somebody writes into the address bar.
if (ExecutionEnvironment.canUseDOM) {
  repairHash();
  repairAddress();
  window.addEventListener('popstate', repairHash);
}

/** Docusaurus calls it when a link leads to another page. */
export function onRouteUpdate({previousLocation}: {readonly previousLocation: unknown}): void {
  if (previousLocation) repairAddress();
}
