declare const __webpack_public_path__: string | undefined;

/** The base URL of the build: the bundler replaces the name by it. In a unit test there is none. */
export const builtBaseUrl = (): string =>
  typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '/';

/**
 * Name of something that the site keeps in the browser: an entry of `localStorage` or `sessionStorage`, a
 * database, a cache. Sites below different paths of one origin share all of these, so the name has the base
 * URL at its end. At the root it is the plain name.
 *
 * Names that the specification, Docusaurus or DocSearch fix stay as they are: `theme`,
 * `docusaurus.announcement.*`, `docs-preferred-version-*`, `__DOCSEARCH_*`.
 *
 * @param baseUrl path that the site is served under, with slashes at both ends; that of the build by default
 */
export function storageName(name: string, baseUrl: string = builtBaseUrl()): string {
  return baseUrl === '/' ? name : `${name}:${baseUrl}`;
}
