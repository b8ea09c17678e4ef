import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isObject} from '../../lib/isObject';
import type {SearchIndex} from '../../search/types';
import {makeIndex} from './makeIndex';
import {cutIndex} from '../../search/indexParts';

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
