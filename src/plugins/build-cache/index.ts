import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundlerCache} from './bundlerCache';
import {sourceFiles} from './sources';

/**
 * Makes the bundler's cache forget everything when build-time code changes. It watches the configuration
 * automatically, but not the local plugins: after a change of a remark plugin or alias, old results would stay.
 */
export default function buildCache({siteDir}: LoadContext): Plugin {
  return {
    name: 'build-cache',
    configureWebpack(config) {
      if (!bundlerCache(config)) return {};
      return {experiments: {cache: {buildDependencies: sourceFiles(siteDir)}}};
    },
  };
}
