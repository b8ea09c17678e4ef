import {describe, expect, it} from 'vitest';
import {factsOf} from '../../providers/catalog';
import {MASK} from '../../providers/exchange';
import {readJson, suggestionsAt} from './jsonText';
import {fromRawJson, toRawJson} from './rawJson';

const fields = factsOf('ollama').modes[0]?.fields ?? [];
const openAI = factsOf('openAI').modes[0]?.fields ?? [];

describe('readJson', () => {
  it('agrees with JSON.parse', () => {
    for (const text of ['{"a":[1,-2.5e3,true,null,"x\\n\\u0041"],"b":{}}', '[]', ' "x" ', '7'])
      expect(readJson(text)).toMatchObject({value: JSON.parse(text)});
    for (const text of [
      '{',
      '{"a":1,}',
      '[1 2]',
      "{'a':1}",
      '{"a" 1}',
      '01',
      'undefined',
      '{}x',
      '"a',
    ])
      expect(readJson(text), text).toHaveProperty('message');
  });

  it('says the line of a mistake and of each property', () => {
    expect(readJson('{\n  "a": 1,\n  "b": oops\n}')).toMatchObject({line: 3});
    expect(readJson('{\n "a": 1\n "b": 2}')).toMatchObject({line: 3, message: /comma/});
    const read = readJson('{\n "a": {\n  "b": 1\n }\n}');
    expect('lines' in read && read.lines.get('a.b')).toBe(3);
    expect(readJson('{"a":1,\n"a":2}')).toMatchObject({line: 2, message: /twice/});
    expect(readJson('['.repeat(100))).toMatchObject({message: /deep/});
  });
});

describe('settings as JSON', () => {
  it('come back as they are, with a line for what is wrong', () => {
    const values = {model: 'm', options: {temperature: 0.5}};
    expect(fromRawJson(toRawJson(values), fields, values)).toEqual({values});
    expect(fromRawJson('', fields, {})).toEqual({values: {}});
    expect(fromRawJson('{\n"model": 7}', fields, {})).toMatchObject({mistake: {line: 2}});
    expect(fromRawJson('{\n\n"nonsense": 7}', fields, {})).toMatchObject({
      mistake: {line: 3, message: /no such setting/},
    });
    expect(fromRawJson('[]', fields, {})).toHaveProperty('mistake');
  });

  it('show no secret, and keep it where its mask stays', () => {
    const values = {
      tools: [{type: 'mcp', authorization: 'S3CRET', server_url: 'https://a/?key=S3'}],
    };
    const text = toRawJson(values);
    expect(text).not.toMatch(/S3/);
    expect(text).toContain(MASK);
    expect(fromRawJson(text, openAI, values)).toEqual({values});
    const changed = text.replace(`"${MASK}"`, '"new"');
    expect(JSON.stringify(fromRawJson(changed, openAI, values))).toContain('"new"');
  });
});

describe('completion', () => {
  const labels = (before: string) =>
    suggestionsAt(before, before.length, fields)?.options.map(({label}) => label) ?? [];

  it('knows names and values, also inside a group', () => {
    expect(labels('{\n  "')).toContain('"keep_alive"');
    expect(labels('{"model": "x", ')).toContain('"think"');
    expect(labels('{"think": ')).toEqual(['true', 'false']);
    expect(labels('{"options": {"')).toContain('"min_p"');
    expect(labels('{"options": {"min_p": 1}, "')).toContain('"model"');
    expect(labels('{"model": "abc')).toEqual([]);
  });
});
