import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import Beasties from 'beasties';
import {replaceFile} from './files';

/** Attributes of the root element that scripts set before the first paint, and no HTML file has. */
const SET_BY_SCRIPTS = /\[data-(?:theme|framework|announcement-bar|has-hydrated)/;
/** Selectors whose beginning the library takes away, so that it finds nothing. */
const NEGATED_FIRST = /^:not\(/;
const STYLE_SHEETS = /(?:<link rel="?stylesheet"? href="?[^\s">]*\/assets\/css\/[^\s">]+"? ?\/?>)+/;

/**
 * A page that paints before its style sheets have arrived: the styles of the elements in its HTML are in
 * its head, and the whole sheets, which have them too, are asked for at the end of its text.
 *
 * Only for pages that many visitors see first. Each of them has the styles again, about 7 kB compressed,
 * and the service worker keeps every page.
 *
 * @param html of a built page. Without the site's style sheet in it, it is returned as it is.
 * @param outDir folder of the built site, which has the style sheet
 */
export async function withFirstStyles(
  html: string,
  outDir: string,
  baseUrl: string,
): Promise<string> {
  const links = STYLE_SHEETS.exec(html)?.[0];
  if (!links) return html;
  const addresses = [...links.matchAll(/href="?([^\s">]+)/g)].map(([, address = '']) => address);
  const sheet = addresses
    .map((address) => readFileSync(path.join(outDir, address.slice(baseUrl.length)), 'utf8'))
    .join('');
  const styles = await stylesFor(
    html.replace(links, () => linkTo(addresses[0])),
    sheet,
    links,
  );
  const end = html.lastIndexOf('</body>');
  if (end < 0)
    throw new Error('A page of the build has no </body>, where its style sheet belongs.');
  return (
    html.slice(0, end).replace(links, () => `<style>${styles}</style>`) + links + html.slice(end)
  );
}

const linkTo = (address = '') => `<link rel="stylesheet" href="${address}">`;

/** The rules of a sheet for the elements of a page, in the order of layers that the whole sheet has. */
async function stylesFor(html: string, sheet: string, links: string): Promise<string> {
  const beasties = new Beasties({
    additionalStylesheets: [],
    allowRules: [SET_BY_SCRIPTS, NEGATED_FIRST],
    fonts: false,
    keyframes: 'critical',
    logLevel: 'silent',
    pruneSource: false,
    reduceInlineStyles: false,
  });
  beasties.readFile = () => Promise.resolve(sheet);
  const processed = await beasties.process(html);
  // Elements of the page's own are written again by the library; only what it took from the sheet is used.
  const own = new Set(stylesIn(html));
  const [taken, ...others] = stylesIn(processed).filter((text) => !own.has(text));
  if (taken === undefined || others.length > 0)
    throw new Error(
      `The styles of a page should be one new part beside ${links}, and are ${taken === undefined ? 'none' : 'several'}.`,
    );
  return `@layer ${layersOf(sheet).join(',')};${taken}`;
}

const stylesIn = (html: string) =>
  [...html.matchAll(/<style\b[^>]*>([^]*?)<\/style>/g)].map(([, text = '']) => text);

/** Names of cascade layers in the order in which the sheet has them first. */
export function layersOf(sheet: string): string[] {
  const names = [...sheet.matchAll(/@layer\s+([^{;]+)[{;]/g)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim()),
  );
  return [...new Set(names)];
}

/**
 * {@link withFirstStyles} for some pages of a build.
 *
 * @param routes below the base URL, without slashes around them
 * @throws Error when the build has no page of a route
 */
export async function addFirstStyles(
  outDir: string,
  baseUrl: string,
  routes: readonly string[],
): Promise<void> {
  for (const route of routes) {
    const file = [`${route}/index.html`, `${route}.html`]
      .map((name) => path.join(outDir, name))
      .find(existsSync);
    if (!file)
      throw new Error(`The build has no page "/${route}", whose first styles it should have.`);
    replaceFile(file, await withFirstStyles(readFileSync(file, 'utf8'), outDir, baseUrl));
  }
}
