import path from 'node:path';
import contentDocs, {validateOptions, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import type {RuleSetRule} from 'webpack';

/** The folders of pages, each served under its own name. */
const FOLDERS = ['docs', 'examples'];

/**
 * plugin-content-docs over two top-level folders with one version, one sidebar file and links between
 * them. Pointed at the site's root it would watch every folder of the site and compile `src/pages/*.mdx`
 * a second time; both are narrowed to the two folders here.
 */
export default async function rootDocs(context: LoadContext, options: PluginOptions) {
  const plugin = await contentDocs(context, options);
  const folders = FOLDERS.map((folder) => path.join(context.siteDir, folder));
  return {
    ...plugin,
    getPathsToWatch: () => [
      ...(options.sidebarPath ? [options.sidebarPath] : []),
      ...folders.flatMap((folder) => [
        `${folder}/**/*.{md,mdx}`,
        `${folder}/**/_category_.{json,yml,yaml}`,
      ]),
    ],
    configureWebpack(...args: Parameters<NonNullable<typeof plugin.configureWebpack>>) {
      const config = plugin.configureWebpack!(...args);
      for (const rule of (config?.module?.rules ?? []) as RuleSetRule[])
        rule.include = folders.map((folder) => folder + path.sep);
      return config;
    },
  };
}

export {validateOptions};
