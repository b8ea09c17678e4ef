import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Keeps the highlighter out of the first load. Code is highlighted while the pages are built; the browser
 * gets the tokens in the HTML and loads the highlighter only for code that appears later. The theme asks
 * for Prism on start in order to register languages; its browser bundle gets an empty stand-in.
 */
export default function staticCode(context: LoadContext): Plugin {
  const codeBlock = path.join(context.siteDir, 'src/theme/CodeBlock');
  return {
    name: 'static-code',
    configureWebpack(_config, isServer) {
      return {
        resolve: {
          alias: isServer
            ? {[path.join(codeBlock, 'highlightNow')]: path.join(codeBlock, 'highlight')}
            : {
                'prism-react-renderer$': path.join(codeBlock, 'prismStandIn'),
                tslib$: path.join(__dirname, 'tslibStandIn'),
              },
        },
      };
    },
  };
}
