import {expect, it} from 'vitest';
import {providers} from '../../data/providers';
import {factsOf} from '../../providers/catalog';
import {mainFields, otherFields} from './ModeSettings';

it('shows every setting of every mode exactly once', () => {
  for (const {key} of providers)
    for (const {id, fields} of factsOf(key).modes) {
      const shown = [...mainFields(fields), ...otherFields(fields)];
      expect(shown.map(({name}) => name).sort(), `${key}.${id}`).toEqual(
        fields.map(({name}) => name).sort(),
      );
    }
});
