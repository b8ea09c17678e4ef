import fs from 'node:fs/promises';
import path from 'node:path';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isObject} from '../../lib/isObject';
import type {IndexSection, SearchIndex} from '../../search/types';
import {openStore} from '../build-cache/store';
import {docsVersion} from '../root-docs/docsVersion';
import {expandProjectFiles} from '../project-files/expand';
import {checkAnchors} from './anchors';
import {applyAliases} from './applyAliases';
import {indexFiles} from './files';
import {groupsOf} from './groups';
import {leanCode} from './leanCode';
import {parsePage, type PageHead} from './parse';

/**
 * Builds the search index from the docs' MDX, in `docusaurus start` (again after each edit) and in the
 * build: as `index.json` in `@generated/search-index/default` for the upload, and as the parts that readers
 * load (`files.ts`). After a build it checks that every heading that a result may lead to exists in the built pages.
 */
export default function searchIndex(context: LoadContext): Plugin {
  const {siteConfig, siteDir} = context;
  let index: SearchIndex | undefined;
  const store = openStore(siteDir, 'search-index');
  // An edit in development parses one page, and so does the next build.
  const sectionsOf = async (file: string, head: PageHead): Promise<IndexSection[]> => {
    const source = expandProjectFiles(await fs.readFile(file, 'utf8'), file, siteDir);
    return store.remember([head, source], () => parsePage(source, head));
  };
  return {
    name: 'search-index',

    async allContentLoaded({allContent, actions}) {
      // `loadContent` does not see other plugins' content, and a build's HTML does not exist in development.
      const version = docsVersion(allContent);
      if (!version)
        throw new Error(
          `The search index found no docs: their plugin has no content. Check the plugins in docusaurus.config.ts.`,
        );
      const groups = groupsOf(version.sidebars);
      const order = [...groups.keys()];
      const docs = version.docs
        .filter((doc) => !doc.unlisted && groups.has(doc.id))
        .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
      index = {
        language: context.i18n.currentLocale,
        version: version.versionName,
        tag: `docs-default-${version.versionName}`,
        pages: leanCode(
          await Promise.all(
            docs.map(async (doc) => {
              const file = path.join(siteDir, aliasedSitePathToRelativePath(doc.source));
              return {
                url: applyTrailingSlash(doc.permalink, siteConfig),
                group: groups.get(doc.id) ?? '',
                title: doc.title,
                sections: applyAliases(
                  doc.id,
                  await sectionsOf(file, {
                    title: doc.title,
                    description: doc.frontMatter.description ?? '',
                  }),
                ),
              };
            }),
          ),
        ),
      };
      for (const [name, text] of indexFiles(index)) await actions.createData(name, text);
    },

    configureWebpack(config) {
      // `import('x.css?inline')` gives a style sheet as text, so that the modal's looks are loaded with the
      // modal: Docusaurus would put them into the one style sheet that every page loads first.
      for (const rule of config.module?.rules ?? [])
        if (isObject(rule) && rule.test instanceof RegExp && rule.test.test('a.css'))
          if (!rule.resourceQuery) Object.assign(rule, {resourceQuery: {not: [/inline/]}});
      return {
        module: {rules: [{test: /\.css$/, resourceQuery: /inline/, type: 'asset/source'}]},
      };
    },

    async postBuild({outDir}) {
      if (index) await checkAnchors(index, outDir, siteConfig.baseUrl);
    },
  };
}
