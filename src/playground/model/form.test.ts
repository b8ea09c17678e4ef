import {describe, expect, it} from 'vitest';
import {factsOf} from '../../providers/catalog';
import type {DeclaredSettings} from '../../providers/declared';
import {fieldsOf} from '../../providers/fields';
import {providers} from '../../data/providers';
import {formOf, readForm} from './form';
import {MISSING} from './checkValues';
import {checkValues} from './checkValues';

const declared: DeclaredSettings = {
  model: 'text',
  temperature: 'number',
  max_tokens: 'number',
  store: 'switch',
  stop: 'list',
  tools: 'json',
  tool_choice: 'json',
  inputs: 'pairs',
  reasoning_effort: {kind: 'choice', options: ['low', 'medium', 'high']},
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
  it('reads each kind of setting', () => {
    const {values, errors} = read('model temperature max_tokens store stop tool_choice inputs', {
      model: 'gpt',
      temperature: '0.5',
      max_tokens: '100',
      store: 'false',
      stop: 'END\n\nSTOP',
      tool_choice: '{"type": "function"}',
      inputs: [
        ['name', 'Ann'],
        ['', ''],
      ],
    });
    expect(errors).toEqual({});
    expect(values).toEqual({
      model: 'gpt',
      temperature: 0.5,
      max_tokens: 100,
      store: false,
      stop: ['END', 'STOP'],
      tool_choice: {type: 'function'},
      inputs: {name: 'Ann'},
    });
  });

  it.each([
    ['temperature', 'hot', /number from 0 to 2/],
    ['temperature', '2.1', /from 0 to 2/],
    ['temperature', 'NaN', /number/],
    ['temperature', 'Infinity', /number/],
    ['max_tokens', '1.5', /whole number of 1 or more/],
    ['reasoning_effort', 'huge', /low, medium, high/],
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

  it('refuses pairs without a name or with the same name', () => {
    expect(read('inputs', {inputs: [['', 'Ann']]}).errors.inputs).toMatch(/name/);
    const twice = [
      ['a', '1'],
      ['a', '2'],
    ];
    expect(read('inputs', {inputs: twice}).errors.inputs).toMatch(/a different name/);
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
