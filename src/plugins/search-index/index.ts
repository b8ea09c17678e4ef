import fs from 'node:fs/promises';
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
async function checkAnchors(index: SearchIndex, outDir: string, baseUrl: string): Promise<void> {
  const broken = await Promise.all(
    index.pages.map(async (page) => {
      const folder = path.join(outDir, decodeURI(page.url.slice(baseUrl.length)));
      const html = await readPage(folder);
      if (html === undefined) return [page.url];
      const ids = new Set(Array.from(html.matchAll(/\sid=(?:"([^"]*)"|([^\s>]+))/g), idOf));
      return page.sections
        .filter(({anchor}) => anchor && !ids.has(anchor))
        .map(({anchor}) => `${page.url}#${anchor}`);
    }),
  );
  const list = broken.flat();
  if (list.length > 0)
    throw new Error(
      `The search index leads to headings that the built pages do not have:\n${list.map((url) => `- ${url}`).join('\n')}\n` +
        'Give the heading an id with {/* #id */}, or teach src/plugins/search-index/parsePage.ts how the page makes it.',
    );
}

function idOf(match: RegExpMatchArray): string {
  return (match[1] ?? match[2] ?? '').replaceAll('&amp;', '&');
}

async function readPage(folder: string): Promise<string | undefined> {
  for (const file of [path.join(folder, 'index.html'), `${folder.replace(/\/$/, '')}.html`])
    try {
      return await fs.readFile(file, 'utf8');
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  return undefined;
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

    async postBuild({outDir}) {
      if (index) await checkAnchors(index, outDir, siteConfig.baseUrl);
    },
  };
}
