import {cp, mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import sidebars from '../../../sidebars';
import {openStore} from '../build-cache/store';
import {sidebarOrder} from '../api-reference/order';
import {apiJson} from '../api-reference/apiJson';
import {loadReference, referenceHash} from '../api-reference/reference';
import {docsVersion} from '../root-docs/docsVersion';
import {expandProjectFiles} from '../project-files/expand';
import {fullList, shortList, type ListedPage} from './lists';
import {twinsOf} from './twin';
import {DEFAULT_FRAMEWORK, FRAMEWORKS, type FrameworkId} from '../../example/frameworks';

/**
 * Serves each page of the docs and examples a second time as Markdown, at its address with `.md` (for
 * frameworks other than the default one with `.vue.md` and so on), and `llms.txt` and `llms-full.txt` that list them in the order of the sidebars, and the API as `docs/api.json`; in `docusaurus start` too.
 */
export default function markdownTwins(context: LoadContext): Plugin {
  const {siteConfig, siteDir, generatedFilesDir} = context;
  const folder = path.join(generatedFilesDir, 'markdown-twins/pages');
  const root = siteConfig.url + siteConfig.baseUrl.replace(/\/$/, '');
  const store = openStore(siteDir, 'markdown-twins');
  const written = new Map<string, string>();

  return {
    name: 'markdown-twins',

    async allContentLoaded({allContent}) {
      const order = sidebarOrder(sidebars);
      const docs = (docsVersion(allContent)?.docs ?? [])
        .filter(({id, unlisted}) => !unlisted && order.includes(id))
        .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
      const reference = await loadReference(siteDir);
      const drawnFrom = referenceHash(reference);
      // Pages that are no more have no twins.
      if (written.size === 0) await rm(folder, {recursive: true, force: true});
      const pages = await Promise.all(
        docs.map(async (doc): Promise<ListedPage> => {
          const file = path.join(siteDir, aliasedSitePathToRelativePath(doc.source));
          const source = expandProjectFiles(await readFile(file, 'utf8'), file, siteDir);
          const place = doc.permalink.slice(siteConfig.baseUrl.length - 1).replace(/\/$/, '');
          const page = {
            title: doc.title,
            description: doc.description,
            file,
            source,
            url: root + place,
          };
          const texts = await store.remember([page, drawnFrom], () => {
            const twinFor = twinsOf(page, reference, root);
            return FRAMEWORKS.map(({id}): [FrameworkId, string] => [id, twinFor(id)]);
          });
          // What “Copy page” copies for a reader who has chosen another framework has its name.
          for (const [id, text] of texts)
            await write(id === DEFAULT_FRAMEWORK ? `${place}.md` : `${place}.${id}.md`, text);
          const twin = texts.find(([id]) => id === DEFAULT_FRAMEWORK)?.[1] ?? '';
          return {...page, place, twin};
        }),
      );
      await write('docs/api.json', `${JSON.stringify(apiJson(reference, root))}\n`);
      await write(`llms.txt`, shortList(siteConfig, pages, root));
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
    // In development an edit makes all this run again; the other pages' files stay as they are.
    if (written.get(place) === text) return;
    written.set(place, text);
    const file = path.join(folder, place);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  }
}
