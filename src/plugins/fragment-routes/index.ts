import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {fragmentMistakes} from '../../gallery/fragmentMistakes';
import {fragments} from '../../gallery/allFragments';

/**
 * Gives each part of `src/gallery/allFragments.ts` its route. The part is a module of the route, so that it
 * is loaded on its own page only.
 *
 * @throws Error that lists every mistake in the registry, see {@link fragmentMistakes}.
 */
export default function fragmentRoutes({siteDir, baseUrl}: LoadContext): Plugin {
  const source = path.join(siteDir, 'src');
  return {
    name: 'fragment-routes',
    contentLoaded({actions}) {
      const mistakes = fragmentMistakes(fragments, (module) =>
        existsSync(path.join(source, module)),
      );
      if (mistakes.length > 0)
        throw new Error(
          `The lists of parts (src/gallery/allFragments.ts) have ${mistakes.length === 1 ? 'a mistake' : 'mistakes'}:\n- ${mistakes.join('\n- ')}`,
        );
      for (const fragment of fragments)
        actions.addRoute({
          path: normalizeUrl([baseUrl, fragment.path]),
          component: '@site/src/gallery/FragmentPage.tsx',
          modules: {part: `@site/src/${fragment.module}`},
          exact: true,
        });
    },
  };
}
