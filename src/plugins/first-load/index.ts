import path from 'node:path';
import type {Configuration} from 'webpack';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Keeps out of the first load what a page does not need yet.
 *
 * - The highlighter: code is highlighted while the pages are built; the browser gets the tokens in the
 *   HTML and loads the highlighter only for code that appears later. The theme asks for Prism on start in
 *   order to register languages and gets an empty stand-in.
 * - tslib, of which one function of three lines is used.
 * - Names of chunks in file names: the runtime would carry a list of all of them.
 */
export default function firstLoad(context: LoadContext): Plugin {
  const codeBlock = path.join(context.siteDir, 'src/theme/CodeBlock');
  return {
    name: 'first-load',
    configureWebpack(config, isServer) {
      if (isServer)
        return {
          resolve: {
            alias: {[path.join(codeBlock, 'highlightNow')]: path.join(codeBlock, 'highlight')},
          },
        };
      return {
        resolve: {
          alias: {
            'prism-react-renderer$': path.join(codeBlock, 'prismStandIn'),
            tslib$: path.join(__dirname, 'tslibStandIn'),
          },
        },
        ...(config.mode === 'production'
          ? {output: {chunkFilename: 'assets/js/[contenthash:8].js'}}
          : {}),
      } as Configuration;
    },
  };
}
