import {describe, expect, it} from 'vitest';
import {reachOf} from './reach';
import {connectKey, valuesKey} from './workspace';
import {demoChat, type Values} from '../schema';

const description = 'See https://a.example';
const parameters = {
  $schema: 'https://json-schema.org/draft',
  properties: {url: {type: 'string', default: 'https://a.example'}},
};

/** A chat of a provider with these settings. */
function reach(values: Values, connect: Values = {}): readonly string[] {
  return reachOf({
    ...demoChat('c1'),
    provider: 'claude',
    mode: 'chat',
    values: {[valuesKey('claude', 'chat')]: values, [connectKey('claude', 'chat')]: connect},
  });
}

describe('who gets data because a setting says so', () => {
  it.each<[string, Values, string[]]>([
    ['an address, by its origin', {server: 'https://a.example/x?y'}, ['https://a.example']],
    [
      'each address in a text once',
      {note: 'https://a.example/1 and https://a.example/2 or ws://b.example'},
      ['https://a.example', 'ws://b.example'],
    ],
    ['what is named like an address and is none', {webhook_url: 'not one'}, ['not one']],
    [
      'a tool that the provider runs, by its type',
      {tools: [{type: 'web_search'}]},
      ['the tool web_search'],
    ],
    [
      'a tool without a type, by what it has',
      {tools: [{googleSearch: {}, limit: 1}]},
      ['the tool googleSearch, limit'],
    ],
    [
      'a tool with an address, by that alone',
      {tools: [{type: 'mcp', server_url: 'https://mcp.example/sse'}]},
      ['https://mcp.example'],
    ],
    [
      'a function that brings an address beside its description',
      {tools: [{type: 'function', name: 'f', format: 'https://a.example'}]},
      ['https://a.example'],
    ],
    [
      'a setting that leads elsewhere by its name',
      {mcp_servers: 5},
      ['the setting mcp_servers (5)'],
    ],
    ['every one of several', {tools: [{type: 'a'}, {type: 'b'}]}, ['the tool a', 'the tool b']],
    [
      'what is inside of lists and objects',
      {extra: [[{deep: {endpoint: 'https://a.example'}}]]},
      ['https://a.example'],
    ],
  ])('is %s', (_what, values, expected) => expect(reach(values)).toEqual(expected));

  it.each<[string, Values]>([
    ['what is switched off', {web_search: false, plugins: null}],
    ['an address that is empty', {host: ''}],
    ['a word in a text for the model', {prompt: 'Read https://a.example'}],
    ['numbers and switches', {temperature: 1, enabled: true}],
    ['a tool that is only text', {tools: ['function']}],
    ['a function', {tools: [{type: 'function', function: {name: 'f', parameters}}]}],
    ['a function of Claude', {tools: [{name: 'f', description, input_schema: parameters}]}],
    ['a function of Gemini', {tools: [{functionDeclarations: [{name: 'f', parameters}]}]}],
    ['instructions', {instructions: 'https://a.example', tool_choice: 'auto'}],
  ])('is nobody for %s', (_what, values) => expect(reach(values)).toEqual([]));

  it('is named without characters that are not seen, in at most 200', () => {
    expect(reach({webhook: `a\u202eb\u0000${'c'.repeat(300)}`})).toEqual([`ab${'c'.repeat(198)}`]);
    const [setting] = reach({'mcp\u200b': 'x'});
    expect(setting).toBe('the setting mcp ("x")');
  });

  it('is not the address of the chat itself, but everybody in its extra body', () => {
    expect(reach({}, {url: 'https://own.example', headers: {a: 'https://own.example'}})).toEqual(
      [],
    );
    expect(reach({}, {additionalBodyProps: {callback: 'https://a.example'}})).toEqual([
      'https://a.example',
    ]);
  });
});
