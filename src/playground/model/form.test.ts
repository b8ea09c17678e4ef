import {describe, expect, it} from 'vitest';
import {factsOf} from '../../providers/catalog';
import type {DeclaredSettings} from '../../providers/declared';
import {fieldsOf} from '../../providers/fields';
import {providers} from '../../data/providers';
import type {Field} from '../../providers/types';
import {formOf, readForm, type Form} from './form';
import {checkValues, MISSING} from './checkValues';

const declared: DeclaredSettings = {
  model: 'text',
  temperature: 'number',
  stop: 'list',
  tools: 'json',
  inputs: 'pairs',
  context: {kind: 'text', required: true},
  options: {kind: 'group', fields: {use_cache: 'switch'}},
  documents: {
    kind: 'rows',
    fields: {title: {kind: 'text', required: true}, snippet: {kind: 'text', required: true}},
  },
};

const read = (names: string, form: Record<string, unknown>) => {
  const fields = fieldsOf(declared, 'sample.chat').filter(({name}) =>
    names.split(' ').includes(name),
  );
  return readForm(fields, form as never);
};

describe('readForm', () => {
  it.each([
    ['temperature', 'hot', /number from 0 to 2/],
    ['tools', '[{', /isn’t valid JSON/],
    ['tools', '5', /object, array or text/],
  ])('refuses %s %s', (name, text, message) => {
    const {values, errors} = read(name, {[name]: text});
    expect(values).toEqual({});
    expect(errors[name]).toMatch(message);
  });

  it('leaves out what is empty and misses what is needed', () => {
    const {values, errors} = read('context model', {context: ' ', model: ''});
    expect(values).toEqual({});
    expect(errors).toEqual({context: MISSING});
  });

  it('names the field of a group or row that is wrong', () => {
    const {errors} = read('options documents', {
      options: {use_cache: ''},
      documents: [{title: 'One', snippet: ''}],
    });
    expect(errors).toEqual({'documents.0.snippet': MISSING});
  });

  it('reads a group that was begun, and misses its required fields only then', () => {
    const group: Field = {
      name: 'group',
      label: 'Group',
      kind: 'group',
      fields: [
        {name: 'one', label: 'One', kind: 'text', required: true},
        {name: 'two', label: 'Two', kind: 'number'},
      ],
    };
    const of = (draft: Form) => readForm([group], {group: draft});
    expect(of({one: 'a', two: '5'}).values).toEqual({group: {one: 'a', two: 5}});
    expect(of({one: '', two: ''})).toEqual({values: {}, errors: {}, missing: []});
    expect(of({one: '', two: '5'})).toEqual({
      values: {group: {two: 5}},
      errors: {'group.one': MISSING},
      missing: ['group.one'],
    });
  });

  it('keeps blanks inside of a list’s texts, and takes those around names away', () => {
    expect(read('stop', {stop: ' a \n  \nb'}).values).toEqual({stop: [' a ', 'b']});
    const pairs = [
      [' a ', ' 1 '],
      ['b', ''],
    ];
    expect(read('inputs', {inputs: pairs}).values).toEqual({inputs: {a: ' 1 ', b: ''}});
    expect(read('inputs', {inputs: [[' ', 'x']]}).errors.inputs).toMatch(/name/);
    expect(
      read('inputs', {
        inputs: [
          ['a', '1'],
          [' a', '2'],
        ],
      }).errors.inputs,
    ).toMatch(/different/);
  });

  it('reads back what it shows, in every mode', () => {
    for (const {key} of providers)
      for (const {fields} of factsOf(key).modes) {
        const sample = Object.fromEntries(
          fields.map(({name, kind, options, min}) => {
            if (kind === 'number' || kind === 'integer') return [name, min ?? 1];
            if (kind === 'switch') return [name, true];
            if (kind === 'choice') return [name, options?.[0] ?? ''];
            if (kind === 'list') return [name, ['one', 'two']];
            if (kind === 'pairs') return [name, {a: 'b'}];
            if (kind === 'address') return [name, 'https://a.example/v1'];
            if (kind === 'json') return [name, {a: [1, null, 'x']}];
            return [name, kind === 'group' || kind === 'rows' ? undefined : 'text'];
          }),
        );
        const expected = checkValues(fields, sample);
        expect(expected.errors).toEqual({});
        expect(readForm(fields, formOf(fields, expected.values)).values).toEqual(expected.values);
      }
  });
});
