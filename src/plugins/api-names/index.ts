import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadModel} from '../api-reference/loadModel';
import {EVENTS, OTHER_EVENTS} from '../api-reference/elementEvents';
import {membersOf, type ApiField, type ApiModel} from '../api-reference/model';

/** What the packages for frameworks export. */
const PACKAGES = ['DeepChat', 'DeepChatCore', 'DeepChatElement'];

/** The single names that a path is made of: `styles.button`, `tools[].name`. */
const partsOf = ({path}: ApiField) => path.match(/[\w$]+/g) ?? [];

/** Every name of the API, sorted: members, their fields, types, listed values, events and providers. */
function namesOf(model: ApiModel): readonly string[] {
  const names = new Set([
    ...PACKAGES,
    ...membersOf(model).flatMap(({name, parameters = []}) => [
      name,
      ...parameters.flatMap(partsOf),
    ]),
    ...model.types.flatMap(({name, fields, values}) => [
      name,
      ...values,
      ...fields.flatMap((field) => [...partsOf(field), ...field.values]),
    ]),
    ...model.providers.flatMap(({key, type, modes}) => [key, type, ...modes]),
    ...EVENTS.map(({event}) => event),
    ...OTHER_EVENTS,
  ]);
  return [...names].filter((name) => /^[\w$-]+$/.test(name)).sort();
}

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
