import type {LoadContext, Plugin} from '@docusaurus/types';
import {restoreScript} from '../../example/frameworks';
import {readLiveFences} from './fenceSettings';

/** The reader's framework before the first paint, and in a build the check of all examples' types. */
export default function liveExamplesPlugin(context: LoadContext): Plugin {
  return {
    name: 'live-examples',
    async loadContent() {
      // While writing, the editor checks types; a build has to be sure.
      if (process.env.NODE_ENV !== 'production') return;
      const fences = readLiveFences(context.siteDir);
      const {checkFences} = await import('./checkTypes');
      const problems = checkFences(fences, context.siteDir);
      if (problems.length > 0)
        throw new Error(`Live examples are wrong:\n\n${problems.join('\n\n')}\n`);
    },
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: restoreScript(context.baseUrl)}],
    }),
  };
}
