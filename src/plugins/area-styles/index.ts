import type {Plugin} from '@docusaurus/types';

/** Folders of `src` whose styles only their own pages need. */
const AREAS = ['playground', 'home', 'start', 'features', 'gallery'] as const;

/**
 * Writes the styles of some areas to separate files, which their pages load after the common one: 9 of 28 kB
 * (brotli) that a page of the docs doesn't need. Docusaurus puts all styles in one file, because files that load in
 * different orders change which rule comes last. Here the order is fixed: no page has the styles of an area
 * before the common ones, which are in its HTML.
 */
export default function areaStyles(): Plugin {
  const groups = AREAS.map((area) => [
    `styles-${area}`,
    {
      name: `styles-${area}`,
      type: 'css/mini-extract',
      test: new RegExp(`[\\\\/]src[\\\\/]${area}[\\\\/]`),
      chunks: 'all',
      enforce: true,
      // Above the priority of Docusaurus' group for all styles, which is 50.
      priority: 60,
    },
  ]);
  return {
    name: 'area-styles',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {optimization: {splitChunks: {cacheGroups: Object.fromEntries(groups)}}},
  };
}
