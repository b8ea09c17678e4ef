import {expect, it} from 'vitest';
import {providers} from '../../data/providers';
import {factsOf} from '../../providers/catalog';
import {groupsOf, mainFields} from './ModeSettings';

it('shows every setting of every mode exactly once', () => {
  for (const {key} of providers)
    for (const {id, fields} of factsOf(key).modes) {
      const shown = [...mainFields(fields), ...groupsOf(fields).flatMap((group) => group.fields)];
      expect(shown.map(({name}) => name).sort(), `${key}.${id}`).toEqual(
        fields.map(({name}) => name).sort(),
      );
    }
});
