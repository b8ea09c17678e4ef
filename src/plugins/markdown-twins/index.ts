import {cp, mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import sidebars from '../../../sidebars';
import {sidebarOrder} from '../api-reference/order';
import {loadReference} from '../api-reference/reference';
import {expandProjectFiles} from '../project-files/expand';
import {fullList, shortList, type ListedPage} from './lists';
import {twinsOf} from './twin';
import {DEFAULT_FRAMEWORK, FRAMEWORKS} from '../../example/frameworks';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/**
 * Serves each page of the docs and examples a second time as Markdown, at its address with `.md` (for
 * frameworks other than the default one with `.vue.md` and so on), and `llms.txt` and `llms-full.txt` that list them in the order of the sidebars; in `docusaurus start` too.
 */
export default function markdownTwins(context: LoadContext): Plugin {
  const {siteConfig, siteDir, generatedFilesDir} = context;
  const folder = path.join(generatedFilesDir, 'markdown-twins');
  const root = siteConfig.url + siteConfig.baseUrl.replace(/\/$/, '');
  const done = new Map<string, {source: string; twin: string}>();
  const others = FRAMEWORKS.filter(({id}) => id !== DEFAULT_FRAMEWORK);

  return {
    name: 'markdown-twins',

    async allContentLoaded({allContent}) {
      const content = allContent[DOCS_PLUGIN]?.default as LoadedContent | undefined;
      const order = sidebarOrder(sidebars);
      const docs = (content?.loadedVersions[0]?.docs ?? [])
        .filter(({id, unlisted}) => !unlisted && order.includes(id))
        .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
      const reference = await loadReference(siteDir);
      const pages = await Promise.all(
        docs.map(async (doc): Promise<ListedPage> => {
          const file = path.join(siteDir, aliasedSitePathToRelativePath(doc.source));
          const source = expandProjectFiles(await readFile(file, 'utf8'), file, siteDir);
          const place = doc.permalink.slice(siteConfig.baseUrl.length - 1).replace(/\/$/, '');
          const known = done.get(place);
          const page = {
            title: doc.title,
            description: doc.description,
            file,
            source,
            url: root + place,
          };
          // In development an edit makes this run again for every page; the others stay as they are.
          if (known?.source === source) return {...page, place, twin: known.twin};
          const twinFor = twinsOf(page, reference, root);
          const twin = twinFor(DEFAULT_FRAMEWORK);
          await write(`${place}.md`, twin);
          // What “Copy page” copies for a reader who has chosen another framework.
          for (const {id} of others) await write(`${place}.${id}.md`, twinFor(id));
          done.set(place, {source, twin});
          return {...page, place, twin};
        }),
      );
      await write(`llms.txt`, shortList(siteConfig, pages));
      await write(`llms-full.txt`, fullList(siteConfig, pages));
    },

    configureWebpack() {
      const publicPath = siteConfig.baseUrl;
      return {devServer: {static: [{directory: folder, publicPath}]}} as Configuration;
    },

    async postBuild({outDir}) {
      await cp(folder, outDir, {recursive: true});
    },
  };

  async function write(place: string, text: string): Promise<void> {
    const file = path.join(folder, place);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  }
}
