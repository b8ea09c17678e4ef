import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundlerCache} from './bundlerCache';
import {sourceFiles} from './sources';

/**
 * Makes the bundler's cache forget everything when build-time code changes. It watches the configuration
 * by itself, but not the local plugins: a changed remark plugin or alias would go on with old results.
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
