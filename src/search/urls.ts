/** Where a site is served. */
export interface SitePlace {
  /** Origin, for example `https://example.org`. */
  readonly url: string;
  /** Path with slashes at both ends. */
  readonly baseUrl: string;
}

/**
 * The address of a result as a path within the site, so that following it does not reload the page.
 * Addresses of other sites stay as they are.
 *
 * @param pageOrigin origin the reader is on; a preview or local copy of the site serves the same pages.
 */
export function toSiteAddress(address: string, site: SitePlace, pageOrigin: string): string {
  let url: URL;
  try {
    url = new URL(address, pageOrigin);
  } catch {
    return site.baseUrl;
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return site.baseUrl;
  const isOurs = url.origin === pageOrigin || url.origin === site.url;
  // A path of two slashes would be read as another host.
  const isPath = url.pathname.startsWith(site.baseUrl) && !url.pathname.startsWith('//');
  return isOurs && isPath ? url.pathname + url.search + url.hash : url.href;
}

/** Whether an address given by `toSiteAddress` leads away from the site. */
export function isExternal(address: string): boolean {
  return /^https?:/.test(address);
}
