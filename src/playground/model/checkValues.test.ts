import {describe, expect, it} from 'vitest';
import type {Field, FieldKind} from '../../providers/types';
import {checkValue, checkValues, MISSING} from './checkValues';

const field = (kind: FieldKind, more: Partial<Field> = {}): Field => ({
  name: 'one',
  label: 'The one',
  kind,
  ...more,
});
const inner = [field('text', {required: true}), field('switch', {name: 'two', label: 'The two'})];
const deep = (depth: number): unknown => (depth === 0 ? 'x' : [deep(depth - 1)]);

describe('a value', () => {
  it.each<[Field, unknown]>([
    [field('number', {min: 0, max: 2}), 0],
    [field('number', {min: 0, max: 2}), 2],
    [field('integer', {min: 1}), 1],
    [field('hostPart'), 'west-europe-2'],
    [field('hostPart'), 'a'.repeat(63)],
    [field('switch'), false],
    [field('choice', {options: ['a', 'b']}), 'b'],
    [field('list'), ['a', 'b']],
    [field('pairs'), {a: 'b'}],
    [field('rows', {fields: inner}), [{one: 'a'}, {one: 'b', two: true}]],
    [field('group', {fields: inner}), {one: 'a', two: false}],
    [field('json'), {a: [1, null, true, 'x', {b: -0.5}]}],
    [field('json'), 'auto'],
    [field('json'), null],
    [field('json'), deep(12)],
    [field('text'), 'x'.repeat(20_000)],
  ])('stays as it is: %o', (of, value) => {
    expect(checkValue(of, value)).toEqual({value});
  });

  it.each<[Field, unknown, RegExp]>([
    [field('number', {min: 0, max: 2}), 2.1, /^Write a number from 0 to 2\.$/],
    [field('number', {min: 1}), 0, /^Write a number of 1 or more\.$/],
    [field('number', {max: 5}), 6, /^Write a number of 5 or less\.$/],
    [field('number'), '1', /^Write a number\.$/],
    [field('number'), Infinity, /number/],
    [field('integer'), 1.5, /^Write a whole number\.$/],
    [field('hostPart'), 'a.evil.example', /lowercase letters/],
    [field('hostPart'), '/evil', /lowercase letters/],
    [field('hostPart'), 'a'.repeat(64), /lowercase letters/],
    [field('hostPart'), ['a'], /lowercase letters/],
    [field('address'), 'ftp://a', /full address/],
    [field('switch'), 'true', /yes or no/],
    [field('choice', {options: ['a', 'b']}), 'c', /^Choose one of a, b\.$/],
    [field('list'), ['a', 1], /each line/],
    [field('pairs'), {a: 'b', c: 1}, /name a text/],
    [field('rows', {fields: inner}), {one: 'a'}, /must be a list/],
    [
      field('rows', {fields: inner}),
      [{one: 'a'}, {}],
      /^Entry 2, The one: This field is required\.$/,
    ],
    [
      field('rows', {fields: inner}),
      [{one: 'a', two: 1}],
      /^Entry 1, The two: Choose yes or no\.$/,
    ],
    [field('group', {fields: inner}), {one: 'a', x: 1}, /^x: The mode has no such setting\.$/],
    [field('group', {fields: inner}), 'a', /^The one: This field is required\.$/],
    [field('json'), 5, /object, array or text/],
    [field('json'), {a: [() => 1]}, /object, array or text/],
    [field('json'), 'x'.repeat(20_001), /object, array or text/],
    [field('json'), deep(13), /object, array or text/],
    [field('text'), 'x'.repeat(20_001), /at most 20,000 characters/],
  ])('is refused with a reason: %o %o', (of, value, message) => {
    const {value: taken, error} = checkValue(of, value);
    expect(taken).toBeUndefined();
    expect(error).toMatch(message);
  });

  it('brings no names along that reach into prototypes', () => {
    const given: unknown = JSON.parse(
      '{"a": {"__proto__": {"b": 1}, "constructor": "x", "prototype": 1, "c": 2}}',
    );
    expect(checkValue(field('json'), given)).toEqual({value: {a: {c: 2}}});
    const pairs: unknown = JSON.parse('{"__proto__": "x", "a": "b"}');
    expect(checkValue(field('pairs'), pairs)).toEqual({value: {a: 'b'}});
  });
});

describe('the values of a mode', () => {
  const fields = [
    field('text', {required: true}),
    field('list', {name: 'stop', required: true}),
    field('number', {name: 'temperature'}),
    field('pairs', {name: 'inputs'}),
  ];

  it('are taken one by one, and what is empty is left out or missed', () => {
    expect(checkValues(fields, {one: 'a', stop: ['b'], temperature: 'hot', inputs: {}})).toEqual({
      values: {one: 'a', stop: ['b']},
      errors: {temperature: 'Write a number.'},
    });
    expect(checkValues(fields, {one: '', stop: [], temperature: ''})).toEqual({
      values: {},
      errors: {one: MISSING, stop: MISSING},
    });
    for (const nothing of [undefined, null, [], 'x'])
      expect(checkValues(fields, nothing).errors).toEqual({one: MISSING, stop: MISSING});
  });

  it('are only those that the mode has itself', () => {
    const given = {one: 'a', stop: ['b'], toString: 'x'};
    expect(checkValues(fields, given).errors).toEqual({
      toString: 'The mode has no such setting.',
    });
    const inherited: unknown = Object.create({one: 'a', stop: ['b']});
    expect(checkValues(fields, inherited).errors).toEqual({one: MISSING, stop: MISSING});
  });
});
