import {expect, it} from 'vitest';
import {providers} from '../../data/providers';
import {factsOf} from '../../providers/catalog';
import type {DeclaredSettings} from '../../providers/declared';
import {fieldsOf} from '../../providers/fields';
import {pairsOf, readPairs, readText, textOf, withValue} from './form';

const declared: DeclaredSettings = {
  model: 'text',
  temperature: 'number',
  stop: 'list',
  tools: 'json',
};

const read = (name: string, text: string) => {
  const [field] = fieldsOf(declared, 'sample.chat').filter((one) => one.name === name);
  return readText(field!, text);
};

it.each([
  ['temperature', 'hot', /number from 0 to 2/],
  ['tools', '[{', /isn’t valid JSON/],
  ['tools', '5', /object, array or text/],
])('refuses %s %s', (name, text, message) => {
  expect(read(name, text)).toEqual({error: expect.stringMatching(message) as string});
});

it('takes nothing from an empty text, and keeps blanks inside of a list’s texts', () => {
  expect(read('model', ' ')).toEqual({});
  expect(read('stop', ' a \n  \nb').value).toEqual([' a ', 'b']);
});

it('takes blanks around names away and refuses equal ones', () => {
  const pairs = [
    [' a ', ' 1 '],
    ['b', ''],
    ['', ''],
  ] as const;
  expect(readPairs(pairs).value).toEqual({a: ' 1 ', b: ''});
  expect(readPairs([[' ', 'x']]).error).toMatch(/name/);
  expect(
    readPairs([
      ['a', '1'],
      [' a', '2'],
    ]).error,
  ).toMatch(/different/);
});

it('removes a setting that says nothing', () => {
  expect(withValue({a: 1}, 'b', [2])).toEqual({a: 1, b: [2]});
  for (const empty of [undefined, '', [], {}])
    expect(withValue({a: 1, b: 2}, 'b', empty)).toEqual({a: 1});
});

it('reads back what it shows, in every mode', () => {
  for (const {key} of providers)
    for (const field of factsOf(key).modes.flatMap(({fields}) => fields)) {
      const {kind, options, min} = field;
      if (kind === 'group' || kind === 'rows') continue;
      const samples = {
        number: min ?? 1,
        integer: min ?? 1,
        switch: true,
        choice: options?.[0] ?? '',
        list: ['one', 'two'],
        pairs: {a: 'b'},
        address: 'https://a.example/v1',
        json: {a: [1, null, 'x']},
        text: 'text',
        longText: 'text',
        hostPart: 'text',
      };
      const value = samples[kind];
      const {value: made} =
        kind === 'pairs' ? readPairs(pairsOf(value)) : readText(field, textOf(field, value));
      expect(made, `${key} ${field.name}`).toEqual(value);
    }
});
