import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadModel} from '../api-reference/loadModel';
import {declareSettings} from './declare';

const NAME = 'provider-settings';

/**
 * Gives the forms of `src/providers` the settings that the declarations of this build have: a setting
 * that a new version of the component brings is in the forms without anybody writing it down.
 */
export default function providerSettings({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const file = path.join(generatedFilesDir, NAME, 'settings.json');
  return {
    name: NAME,
    async loadContent() {
      const settings = declareSettings(await loadModel(siteDir));
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, JSON.stringify(settings));
    },
    configureWebpack() {
      return {
        resolve: {
          alias: {[path.join(siteDir, 'src/providers/declaredSettings.json')]: file},
        },
      };
    },
  };
}
