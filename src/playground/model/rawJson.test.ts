import {describe, expect, it} from 'vitest';
import {MASK} from '../../lib/keyEchoes';
import type {Field} from '../../providers/types';
import {fromRawJson, fromToolsJson, toRawJson} from './rawJson';

const fields: readonly Field[] = [
  {name: 'url', label: 'Address', kind: 'text'},
  {name: 'size', label: 'Size', kind: 'number', max: 5},
  {name: 'tools', label: 'Tools', kind: 'json'},
];
const address = 'https://a.example/?key=S3CRET';
const before = {url: address, tools: [{token: 'S3CRET'}, {token: 'OTHER'}, {name: 'plain'}]};
const shown = toRawJson(before);
const read = (text: string, old = before) => fromRawJson(text, fields, old);

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
    ['{\n"size" 6}', {error: 'Line 2: A colon is missing here.'}],
    ['\n[]', {error: 'Line 1: The settings are a JSON object in { }.'}],
    ['null', {error: 'Line 1: The settings are a JSON object in { }.'}],
  ])('say what is wrong, or what they are: %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('say nothing of a required setting that was never written', () => {
    const required = fields.map((field) => ({...field, required: true}));
    expect(fromRawJson('{"size": 3}', required, {})).toEqual({value: {size: 3}});
  });
});

describe('tools that are edited as JSON', () => {
  it('are the same after they were written and read, with their secrets', () => {
    const {tools} = before;
    expect(fromToolsJson(toRawJson(tools), tools)).toEqual({value: tools});
    expect(fromToolsJson(' ', tools)).toEqual({value: []});
  });

  it.each([
    ['[\n{"name" 1}]', 'Line 2: A colon is missing here.'],
    ['{"name": "a"}', 'The tools are a JSON list in [ ].'],
    ['[1]', 'Tool 1 must be an object in { }.'],
  ])('say what is wrong: %j', (text, error) => {
    expect(fromToolsJson(text, [])).toEqual({error});
  });
});
