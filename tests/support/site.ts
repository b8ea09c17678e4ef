import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../src/plugins/files';
import {SITE} from './repository';

/** Folder of the built site that the tests read and the test server serves. */
export const BUILD = path.join(SITE, 'build');

/** A page of the built site. */
export interface BuiltPage {
  /** Address under the base URL, without a slash at the end: `/docs/connect`, `/`. */
  readonly route: string;
  readonly html: string;
}

function readPages(): BuiltPage[] {
  if (!existsSync(path.join(BUILD, 'index.html')))
    throw new Error('There is no built site in build/. Build it first: npm run build');
  return filesIn(BUILD)
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => ({
      route: `/${file.replace(/\/?index\.html$/, '')}`,
      html: readFileSync(path.join(BUILD, file), 'utf8'),
    }))
    .sort((a, b) => a.route.localeCompare(b.route));
}

/** Parts of the site that are files for others to load, not pages for readers. */
const NOT_PAGES = /^\/sandbox(\/|$)/;

const isRedirect = ({html}: BuiltPage) => html.includes('http-equiv="refresh"');

const built = readPages().filter(({route}) => !NOT_PAGES.test(route));

/** Every page of the build, so that a new one is covered automatically. */
export const PAGES: readonly BuiltPage[] = built.filter((page) => !isRedirect(page));

/** Old addresses that lead on to a page. */
export const REDIRECTS: readonly BuiltPage[] = built.filter(isRedirect);

/** Pages of the docs and examples sidebars, without the layouts that are shown on their own. */
export const DOC_PAGES = PAGES.filter(
  ({route}) => /^\/(docs|examples)\//.test(route) && !route.endsWith('/preview'),
);

/** Value of an attribute in the first tag that matches. */
export function attribute(html: string, tag: RegExp, name: string): string | undefined {
  const value = new RegExp(`${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`);
  return value
    .exec(tag.exec(html)?.[0] ?? '')
    ?.slice(1)
    .find(Boolean);
}

/** Content of a `meta` element with this name, or undefined. */
export const metaOf = (html: string, name: string) =>
  attribute(html, new RegExp(`<meta[^>]*name="?${name}"?[^>]*>`), 'content');

/** Text of the `title` element. */
export function titleOf(html: string): string | undefined {
  return /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1];
}
