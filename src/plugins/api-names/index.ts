import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadModel} from '../api-reference/load';
import {namesOf} from './names';

/**
 * Gives Ask the names of the component's API, to tell those that a model has invented: one text with a space
 * between them, in `@generated/api-names/default/names.json`.
 */
export default function apiNames({siteDir}: LoadContext): Plugin<readonly string[]> {
  return {
    name: 'api-names',
    async loadContent() {
      return namesOf(await loadModel(siteDir));
    },
    async contentLoaded({content, actions}) {
      await actions.createData('names.json', JSON.stringify(content.join(' ')));
    },
  };
}
