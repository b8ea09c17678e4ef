import path from 'node:path';
import contentDocs, {validateOptions, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import {isObject} from '../../lib/isObject';

/** The folders of pages, each served under its own name. */
const FOLDERS = ['docs', 'examples'];

/**
 * Leaves the list of all pages out of what every docs page loads. The theme needs it only for the cards of
 * generated index pages, which this site doesn't have.
 */
function withoutCards(route: RouteConfig): RouteConfig {
  const version = route.props?.version;
  if (isObject(version)) Object.assign(version, {docs: {}});
  return {...route, ...(route.routes && {routes: route.routes.map(withoutCards)})};
}

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
    contentLoaded: ({actions, ...rest}: Parameters<NonNullable<typeof plugin.contentLoaded>>[0]) =>
      plugin.contentLoaded?.({
        ...rest,
        actions: {...actions, addRoute: (route) => actions.addRoute(withoutCards(route))},
      }),
    configureWebpack(...args: Parameters<NonNullable<typeof plugin.configureWebpack>>) {
      const config = plugin.configureWebpack?.(...args);
      for (const rule of config?.module?.rules ?? [])
        if (isObject(rule)) Object.assign(rule, {include: folders.map((one) => one + path.sep)});
      return config;
    },
  };
}

export {validateOptions};
