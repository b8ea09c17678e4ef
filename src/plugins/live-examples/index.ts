import type {LoadContext, Plugin} from '@docusaurus/types';
import {restoreScript} from '../../example/frameworks';
import {readLiveFences} from './liveFences';

/**
 * What live examples need beside their fences: the reader's framework before the first paint, and the
 * generators of code in the build of the pages but not in the first load. A build checks the types of all
 * examples.
 */
export default function liveExamplesPlugin(context: LoadContext): Plugin {
  return {
    name: 'live-examples',
    async loadContent() {
      // While writing, the editor checks types; a build has to be sure.
      if (process.env.NODE_ENV !== 'production') return;
      const fences = readLiveFences(context.siteDir);
      const {checkFences} = await import('./checkFences');
      const problems = checkFences(fences, context.siteDir);
      if (problems.length > 0)
        throw new Error(`Live examples are wrong:\n\n${problems.join('\n\n')}\n`);
    },
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: restoreScript(context.baseUrl)}],
    }),
    configureWebpack() {
      return {
        // The frame of the editor takes the component as text (`src/example/edit/Sandbox.tsx`), and a page
        // the module of a web model as it was published (`src/gallery/webModel/observe.ts`).
        module: {
          rules: [
            {
              test: /deepChat\.bundle\.js$|deep-chat-web-llm[\\/]lib[\\/]index\.js$/,
              dependency: 'url',
              type: 'asset/resource',
              generator: {filename: 'assets/files/[name].[contenthash][ext]'},
            },
          ],
        },
      };
    },
  };
}
