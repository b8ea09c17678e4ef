import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundlerCache} from '../build-cache/bundlerCache';
import {TEXTS_FOLDER} from './remark';

/**
 * Tells the bundles whether a page's code contains the texts of its code fences. For pages while they are
 * built and for the development server they do, in the browser they come when they are needed.
 */
export default function fenceTextsPlugin({siteDir}: LoadContext): Plugin {
  const stamp = path.join(siteDir, TEXTS_FOLDER, 'stamp');
  if (!existsSync(stamp)) {
    mkdirSync(path.dirname(stamp), {recursive: true});
    writeFileSync(stamp, String(Date.now()));
  }
  return {
    name: 'fence-texts',
    configureWebpack(config, isServer, {currentBundler}) {
      const isInline = isServer || config.mode !== 'production';
      return {
        plugins: [
          new currentBundler.instance.DefinePlugin({__FENCES_INLINE__: JSON.stringify(isInline)}),
        ],
        // Pages in the bundler's cache expect their texts in the folder: without it they are stale.
        ...(bundlerCache(config) ? {experiments: {cache: {buildDependencies: [stamp]}}} : {}),
      };
    },
  };
}
