import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {fragments} from '../../gallery/allFragments';

/**
 * Gives each part of `src/gallery/allFragments.ts` its route. The part is a module of the route, so that it
 * is loaded on its own page only.
 */
export default function fragmentRoutes({baseUrl}: LoadContext): Plugin {
  return {
    name: 'fragment-routes',
    contentLoaded({actions}) {
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
