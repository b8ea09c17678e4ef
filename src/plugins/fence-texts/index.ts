import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Tells the bundles whether a page's code contains the texts of its code fences. For pages while they are
 * built and for the development server they do, in the browser they come when they are needed.
 */
export default function fenceTextsPlugin(_context: LoadContext): Plugin {
  return {
    name: 'fence-texts',
    configureWebpack(config, isServer, {currentBundler}) {
      const isInline = isServer || config.mode !== 'production';
      return {
        plugins: [
          new currentBundler.instance.DefinePlugin({__FENCES_INLINE__: JSON.stringify(isInline)}),
        ],
      };
    },
  };
}
