import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {restoreScript} from '../../example/frameworks';

/**
 * What live examples need beside their fences: the reader's framework before the first paint, and the
 * generators of code in the build of the pages but not in the first load.
 */
export default function liveExamplesPlugin(context: LoadContext): Plugin {
  const example = path.join(context.siteDir, 'src/example');
  return {
    name: 'live-examples',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: restoreScript()}]}),
    configureWebpack(_config, isServer) {
      if (!isServer) return {};
      return {
        resolve: {alias: {[path.join(example, 'codeNow')]: path.join(example, 'codeOnServer')}},
      };
    },
  };
}
