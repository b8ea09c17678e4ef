import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isObject} from '../../lib/isObject';
import type {SearchIndex, IndexPage, IndexSection} from '../../search/types';
import {cutIndex} from '../../search/indexParts';
import {readPages} from '../api-reference/pages';
import {memoByFile} from '../files';
import {pageText} from '../project-files/readProject';
import {ALIASES} from './aliases';
import {parsePage} from './parsePage';

/**
 * Checks that every page and heading of the index exists in the built site.
 *
 * @throws an error that lists each address that leads nowhere.
 */
function checkAnchors({pages}: SearchIndex, outDir: string, baseUrl: string): void {
  const broken = pages.flatMap(({url, sections}) => {
    const place = path.join(outDir, decodeURI(url.slice(baseUrl.length)));
    const files = [path.join(place, 'index.html'), `${place.replace(/[/\\]$/, '')}.html`];
    const file = files.find((name) => existsSync(name));
    if (!file) return [url];
    const html = readFileSync(file, 'utf8').replaceAll('&amp;', '&');
    const ids = new Set(Array.from(html.matchAll(/\sid=("?)([^">\s]*)\1/g), ([, , id]) => id));
    return sections.flatMap(({anchor}) => (anchor && !ids.has(anchor) ? `${url}#${anchor}` : []));
  });
  if (broken.length > 0)
    throw new Error(
      `The search index leads to headings that the built pages do not have:\n- ${broken.join('\n- ')}\n` +
        'Give the heading an id with {/* #id */}, or teach src/plugins/search-index/parsePage.ts how the page makes it.',
    );
}

/**
 * Builds the search index from the docs' MDX, in `docusaurus start` (again after each edit) and in the
 * build, as files in `@generated/search-index/default`. After a build it checks that every heading that a result may
 * lead to exists in the built pages.
 */
export default function searchIndex(context: LoadContext): Plugin {
  const {siteConfig, siteDir, baseUrl} = context;
  const addressOf = (url: string) => applyTrailingSlash(baseUrl.slice(0, -1) + url, siteConfig);
  let index: SearchIndex | undefined;
  return {
    name: 'search-index',

    // Also called after an edit of a page, which the plugin for docs watches.
    async allContentLoaded({actions}) {
      index = makeIndex(siteDir, addressOf);
      // Readers load the parts; the whole is for the upload.
      const files = {index, ...cutIndex(index)};
      for (const [name, data] of Object.entries(files))
        await actions.createData(`${name}.json`, JSON.stringify(data));
    },

    configureWebpack(config) {
      // `import('x.css?inline')` gives a style sheet as text, so that the modal's looks are loaded with the
      // modal: Docusaurus would put them into the one style sheet that every page loads first.
      for (const rule of config.module?.rules ?? [])
        if (isObject(rule) && rule.test instanceof RegExp && rule.test.test('a.css'))
          if (!rule.resourceQuery) Object.assign(rule, {resourceQuery: {not: [/inline/]}});
      return {
        module: {
          rules: [
            {test: /\.css$/, resourceQuery: /inline/, type: 'asset/source'},
            {
              test: /search-index[\\/]default[\\/]texts\.json$/,
              type: 'asset/resource',
              generator: {filename: 'assets/files/search-texts.[contenthash:8].json'},
            },
          ],
        },
      };
    },

    postBuild({outDir}) {
      if (index) checkAnchors(index, outDir, siteConfig.baseUrl);
    },
  };
}

const sectionsOf = memoByFile<IndexSection[]>();

/** The last sections of pages, which only link to others. */
const LINKS = /^(?:Related pages|Next steps|Where to go next)$/;

/**
 * The index of the pages that are in a sidebar.
 *
 * @param addressOf makes of an address under the base URL, such as `/docs/messages/`, the one that a page has.
 * @throws an error for words about a heading that its page does not have.
 */
export function makeIndex(
  siteDir: string,
  addressOf: (url: string) => string = (url) => url,
): SearchIndex {
  const pages = readPages(siteDir).flatMap((page): IndexPage[] => {
    const {file, url, group, title, description} = page;
    if (group === undefined) return [];
    const source = pageText(page, siteDir);
    const sections = sectionsOf(file, [title, description, source], () =>
      parsePage(source, {title, description}),
    );
    const folder = /\/index\.mdx?$/.test(file) ? '/' : '';
    const searched = withAliases(file, sections).filter(({heading}) => !LINKS.test(heading));
    return [{url: addressOf(url + folder), group, title, sections: searched}];
  });
  return {language: 'en', version: 'current', tag: 'docs-default-current', pages: leanCode(pages)};
}

/** The sections of a page with what readers call them. */
function withAliases(file: string, sections: readonly IndexSection[]): IndexSection[] {
  const byAnchor = ALIASES[file.replace(/\.mdx?$/, '')] ?? {};
  const anchors = new Set(sections.map(({anchor}) => anchor));
  const unknown = Object.keys(byAnchor).filter((anchor) => !anchors.has(anchor));
  if (unknown.length > 0)
    throw new Error(
      `src/plugins/search-index/aliases.ts has words for headings that ${file} does not have: ` +
        `${unknown.join(', ')}. Rename them there as they are named in the page, or remove them.`,
    );
  return sections.map((section) => {
    const aliases = byAnchor[section.anchor]?.split(', ');
    return {...section, ...(aliases && {aliases})};
  });
}

/** A name on more pages than these says nothing about any of them: `DeepChat`, `onResponse`, `onClick`. */
const MAX_PAGES = 3;

/** The pages without the names that the code of many of them has. */
function leanCode(pages: readonly IndexPage[]): IndexPage[] {
  const pagesWith = new Map<string, number>();
  for (const page of pages)
    for (const name of new Set(page.sections.flatMap(({code = []}) => code)))
      pagesWith.set(name, (pagesWith.get(name) ?? 0) + 1);
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map(({code, ...section}) => {
      const left = code?.filter((name) => (pagesWith.get(name) ?? 0) <= MAX_PAGES) ?? [];
      return {...section, ...(left.length > 0 && {code: left})};
    }),
  }));
}
