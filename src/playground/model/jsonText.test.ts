import {describe, expect, it} from 'vitest';
import {factsOf} from '../../providers/catalog';
import type {Field} from '../../providers/types';
import {readJson, suggestionsAt, fromRawJson, toRawJson} from './jsonText';
import {MASK} from '../../lib/keyEchoes';

const fields = factsOf('ollama').modes[0]?.fields ?? [];

describe('readJson', () => {
  it('agrees with JSON.parse', () => {
    for (const text of ['{"a":[1,-2.5e3,true,null,"x\\n\\u0041"],"b":{}}', '[]', ' "x" ', '7'])
      expect(readJson(text)).toMatchObject({value: JSON.parse(text)});
  });

  // @spec playground.28
  it('says the line of each property', () => {
    const read = readJson('{\n "a": {\n  "b": 1\n },\n "c": 1\n}');
    expect(['a', 'b', 'c'].map((name) => 'lineOf' in read && read.lineOf(name))).toEqual([
      2,
      undefined,
      5,
    ]);
  });
});

it.each([
  ['{"a": "x\n"}', 1, 'unexpected end of string'],
  ['{a: 1}', 1, 'invalid symbol at “a”'],
  ['{"a": 1,\n"b" 2}', 2, 'colon expected at “2”'],
  ['{"a": "\\x"}', 1, 'invalid escape character'],
  ['["\t"]', 1, 'invalid character'],
  ['[1\n2]', 2, 'comma expected'],
  ['{"a": 1\n"b": 2}', 2, 'comma expected'],
  ['{\n// no\n}', 2, 'invalid comment token'],
  ['{"a": 1,\n}', 2, 'property name expected'],
  ['', 1, 'value expected'],
  ['{}\n\n1', 3, 'end of file expected'],
])('says what is wrong with %j', (text, line, words) => {
  expect(readJson(text).error).toMatch(
    new RegExp(`^Line ${line}: This isn’t valid JSON: ${words}( at “.+”)?\\.$`),
  );
});

it.each(['[01]', '[1.]', '[1', '[1,\n]', '[,]', `${'['.repeat(1e5)}`])(
  'takes nothing that is no JSON: %.20s',
  (text) => {
    expect(readJson(text).error).toMatch(/^Line \d+: This isn’t valid JSON/);
  },
);

describe('completion', () => {
  const labels = (before: string) =>
    suggestionsAt(before, before.length, fields)?.options.map(({label}) => label) ?? [];

  it('knows names and values, also inside a group', () => {
    expect(at('{')?.options[0]?.apply).toBe('"size": ""');
    expect(labels('{\n  "')).toContain('"keep_alive"');
    expect(labels('{"model": "x", ')).toContain('"think"');
    expect(labels('{"think": ')).toEqual(['true', 'false']);
    expect(labels('{"options": {"')).toContain('"min_p"');
    expect(labels('{"options": {"min_p": 1}, "')).toContain('"model"');
    expect(labels('{"model": "abc')).toEqual([]);
  });

  const choice: Field = {name: 'size', label: 'Size', kind: 'choice', options: ['big', 'small']};
  const inner: Field = {name: 'rows', label: 'Rows', kind: 'rows', fields: [choice]};
  const at = (before: string, known: readonly Field[] = [choice, inner], after = '') =>
    suggestionsAt(before + after, before.length, known);

  it('offers the values of a choice, and replaces what was begun', () => {
    const values = ['"big"', '"small"'].map((value) => ({label: value, apply: value}));
    expect(at('{"size":')).toEqual({from: 8, options: values});
    expect(at('{"size" :   "sm')).toEqual({from: 12, options: values});
    expect(at('{\n  "si')?.from).toBe(4);
    expect(at('{\n  si', undefined, '\n}')?.from).toBe(4);
    expect(at('{\n  "size": "big"\n  ')?.from).toBe(20);
    expect(at('{"size": "big", si')?.from).toBe(16);
    expect(at('{"other": ')).toBeUndefined();
  });

  it('knows what belongs into the objects of a list, and what follows them', () => {
    const names = (before: string, after?: string) =>
      at(before, undefined, after)?.options.map(({label}) => label);
    expect(names('{"rows": [{')).toEqual(['"size"']);
    expect(names('{"rows": [{"size": "big"}, {')).toEqual(['"size"']);
    expect(names('{"rows": [{"size": "big"}], ')).toEqual(['"size"', '"rows"']);
    expect(names('{"rows": [{', '}], "x": {')).toEqual(['"size"']);
    expect(names('{"size": "a { b", ')).toEqual(['"size"', '"rows"']);
    expect(names('{"other": {')).toBeUndefined();
    expect(names('{"size": {')).toBeUndefined();
  });

  it('offers nothing outside of an object and in the middle of a value', () => {
    for (const before of ['', '{"size": "big" x', '{} ', '{"a": 1.', '{ x y'])
      expect(at(before), before).toBeUndefined();
  });
});

const sizes: readonly Field[] = [
  {name: 'url', label: 'Address', kind: 'text'},
  {name: 'size', label: 'Size', kind: 'number', max: 5},
  {name: 'tools', label: 'Tools', kind: 'json'},
];
const address = 'https://a.example/?key=S3CRET';
const before = {url: address, tools: [{token: 'S3CRET'}, {token: 'OTHER'}, {name: 'plain'}]};
const shown = toRawJson(before);
const read = (text: string, old = before) => fromRawJson(text, sizes, old);

describe('settings that are edited as JSON', () => {
  it('keep each secret whose mask stays, and take the new text of another', () => {
    expect(shown).not.toMatch(/S3CRET|OTHER/);
    expect(read(shown)).toEqual({value: before});
    const masked = JSON.stringify({tools: [{token: MASK}, {token: 'NEW'}]});
    expect(read(masked)).toEqual({value: {tools: [{token: 'S3CRET'}, {token: 'NEW'}]}});
    // Nothing was there whose secret it could be.
    expect(read(JSON.stringify({tools: [{password: MASK}]}))).toEqual({
      value: {tools: [{password: ''}]},
    });
    expect(read(JSON.stringify({tools: {token: MASK}}))).toEqual({value: {tools: {token: ''}}});
  });

  it('keep the secret in an address only where the rest of it stays', () => {
    const maskedAddress = String(JSON.parse(shown).url);
    expect(maskedAddress).toContain(MASK);
    expect(read(JSON.stringify({url: maskedAddress}))).toEqual({value: {url: address}});
    const elsewhere = maskedAddress.replace('a.example', 'evil.example');
    expect(read(JSON.stringify({url: elsewhere}))).toEqual({value: {url: elsewhere}});
    expect(read(JSON.stringify({url: 'https://b.example'}))).toEqual({
      value: {url: 'https://b.example'},
    });
    expect(read(JSON.stringify({url: MASK}), {url: 5} as never)).toEqual({value: {url: MASK}});
  });

  it.each([
    ['', {value: {}}],
    [' \n ', {value: {}}],
    ['{"size": 3}', {value: {size: 3}}],
    ['{\n"size": 6}', {error: 'Line 2: size: Write a number of 5 or less.'}],
    ['{\n"sise": 6}', {error: 'Line 2: sise: The mode has no such setting.'}],
    ['{\n"size" 6}', {error: 'Line 2: This isn’t valid JSON: colon expected at “6”.'}],
    ['\n[]', {error: 'Line 1: The settings are a JSON object in { }.'}],
    ['null', {error: 'Line 1: The settings are a JSON object in { }.'}],
  ])('say what is wrong, or what they are: %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('say nothing of a required setting that was never written', () => {
    const required = sizes.map((field) => ({...field, required: true}));
    expect(fromRawJson('{"size": 3}', required, {})).toEqual({value: {size: 3}});
  });
});
