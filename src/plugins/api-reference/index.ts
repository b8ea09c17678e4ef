import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundlerCache} from '../build-cache/bundlerCache';
import {loadReference, referenceHash} from './reference';

/**
 * Keeps the bundler's cache true to the API reference: a page's compiled MDX depends on the component's
 * declarations, the defaults and the places of other symbols, none of which the bundler watches.
 */
export default function apiReferencePlugin({siteDir}: LoadContext): Plugin<string> {
  let key = '';
  return {
    name: 'api-reference',

    async loadContent() {
      return referenceHash(await loadReference(siteDir));
    },

    async contentLoaded({content}) {
      key = content;
    },

    configureWebpack(config) {
      const {version} = bundlerCache(config) ?? {};
      if (typeof version !== 'string') return {};
      return {experiments: {cache: {version: `${version}-${key}`}}};
    },
  };
}
