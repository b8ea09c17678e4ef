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

it('puts the model and the prompt first and groups the rest', () => {
  const {fields = []} = factsOf('openAI').modes[0] ?? {};
  expect(mainFields(fields).map(({name}) => name)).toEqual(
    ['model', 'system_prompt', 'instructions'].filter((name) =>
      fields.some((field) => field.name === name),
    ),
  );
  const groups = groupsOf(fields);
  expect(groups[0]?.title).toBe('Sampling');
  expect(groups[0]?.fields.map(({name}) => name)).toContain('temperature');
  expect(groups.length).toBeGreaterThan(2);
});
