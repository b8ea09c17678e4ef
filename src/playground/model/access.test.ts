import {describe, expect, it} from 'vitest';
import type {ProviderKey} from '../../providers/types';
import {
  accessOf,
  foreignOrigins,
  headerSlot,
  isAimless,
  permitOf,
  reachPermitOf,
  reachOf,
  secretHeaders,
} from './access';
import {modeOf} from '../../providers/catalog';
import {connectionOf, sendingOf} from './connection';
import {codeValues} from './codeFor';
import {elementProps} from './elementProps';
import {checkValues} from './checkValues';
import {connectKey, valuesKey} from './workspace';
import {demoChat, type ChatModel, type Values} from '../schema';

const shared = {systemPrompt: ''};
const quiet = {onRequest: () => undefined, onReply: () => undefined};
const with_ = (
  provider: ProviderKey | undefined,
  mode: string,
  connect: Values,
  values: Values = {},
): ChatModel => ({
  ...demoChat('c1'),
  ...(provider ? {provider} : {}),
  mode,
  values: {[valuesKey(provider, mode)]: values, [connectKey(provider, mode)]: connect},
});
const secrets = {claude: 'K', azure: 'AK', [headerSlot('https://a.example', 'X-Token')]: 'T'};

describe('the values of headers', () => {
  const headers = {'X-Token': '', Accept: 'text/plain', 'X-Other': ''};
  const held = (chat: ChatModel, ...allowed: string[]) =>
    accessOf(chat, secrets, Object.fromEntries(allowed.map((name) => [name, 'key']))).headers;

  it('go only to the host that they belong to, and only the secret ones that are kept', () => {
    const at = (host: string) => with_(undefined, 'custom', {url: `https://${host}/chat`, headers});
    const allowed = ['a.example', 'b.example'].map((host) =>
      permitOf(undefined, `https://${host}`),
    );
    expect(held(at('a.example'), ...allowed)).toEqual({'X-Token': 'T'});
    const requests = {[allowed[0]!]: 'requests'} as const;
    expect(accessOf(at('a.example'), secrets, requests).headers).toEqual({'X-Token': 'T'});
    expect(held(at('b.example'), ...allowed)).toBeUndefined();
    expect(held(at('a.example'))).toBeUndefined();
    for (const other of [null, [], 'X-Token']) expect(secretHeaders({headers: other})).toEqual([]);
  });

  it('go nowhere where a mode sends requests to another host too', () => {
    const url = 'https://a.example/v1';
    const chat = with_('openAI', 'assistant', {url, headers});
    expect(held(chat, permitOf('openAI', 'https://a.example'))).toBeUndefined();
  });
});

it('waits for a yes for each server that a provider passes data on to', () => {
  const names = ['one.example', 'two.example'];
  const tools = names.map((name) => ({type: 'mcp', server_url: `https://${name}/mcp`}));
  const chat = with_('openAI', 'chat', {}, {tools});
  const reached = reachOf(chat);
  expect(reached).toHaveLength(2);
  const [first, second] = reached.map((name) => ({
    [reachPermitOf('openAI', name)]: 'key' as const,
  }));
  const access = accessOf(chat, {openAI: 'K'}, {...first});
  expect(access.reach).toEqual([reached[1]]);
  expect(access.key).toBeUndefined();
  expect(sendingOf(chat, access)).toBe('unconfirmed');
  expect(accessOf(chat, {openAI: 'K'}, {...first, ...second})).toEqual({key: 'K'});
});

describe('an address that cannot be read', () => {
  it('gets nothing, with or without a permission', () => {
    for (const url of ['evil.example', '//evil.example', '/\\evil.example', 'https:evil.example']) {
      const chat = with_('mistral', 'chat', {url});
      const access = accessOf(chat, {mistral: 'K'}, {[permitOf('mistral', url)]: 'key'});
      expect(isAimless(chat), url).toBe(true);
      expect(sendingOf(chat, access), url).toBe('unconfirmed');
      expect(JSON.stringify(elementProps(chat, shared, access, quiet)), url).not.toContain('"K"');
    }
  });

  it('is no region of Azure', () => {
    const fields = modeOf('azure', 'textToSpeech').fields;
    expect(checkValues(fields, {region: 'westeurope'}).errors).toEqual({});
    for (const region of ['evil.example/', 'evil.example:443/', 'a b', 'a.b', 'ä', '', 'A'])
      expect(checkValues(fields, {region}).errors, region).toHaveProperty('region');
  });
});

it('a host of Azure gets the key of Azure only', () => {
  const url = 'https://me.cognitiveservices.azure.com/x';
  for (const provider of ['mistral', 'openAI', 'claude'] as const) {
    const chat = with_(provider, 'chat', {url});
    const access = accessOf(chat, {[provider]: 'K'}, {});
    expect(sendingOf(chat, access)).toBe('unconfirmed');
    expect(access.key).toBeUndefined();
  }
  const own = {endpoint: 'https://me.openai.azure.com', version: 'v', deploymentId: 'd'};
  const chat = with_('azure', 'openAI.chat', {}, own);
  expect(accessOf(chat, {azure: 'K'}, {})).toEqual({key: 'K'});
  const speech = with_('azure', 'textToSpeech', {}, {region: 'westeurope'});
  for (const other of [speech, with_('ollama', 'chat', {}), demoChat('c1')])
    expect(foreignOrigins(other)).toEqual([]);
});

it('a mode without a dry run needs both hosts confirmed when its first request goes to another one', () => {
  const own = {custom_base_url: 'https://evil.example'};
  const both = with_('openAI', 'assistant', {url: 'https://a.example/v1'}, own);
  const one = {[permitOf('openAI', 'https://a.example')]: 'key'} as const;
  expect(accessOf(both, {openAI: 'K'}, one)).toMatchObject({hosts: ['https://evil.example']});
  const permit = {[permitOf('openAI', 'https://evil.example')]: 'requests'} as const;
  const access = accessOf(both, {openAI: 'K'}, {...one, ...permit});
  expect(access.key).toBeUndefined();
  expect(access.isUnconfirmed).toBeUndefined();
});

describe('a server of one’s own', () => {
  it('has names instead of secrets in its code', () => {
    const headers = {Accept: 'text/plain', 'X--Token': ''};
    const chat = with_(undefined, 'custom', {url: 'https://a.example/chat', headers});
    expect(codeValues(chat, shared)).toMatchObject({
      connect: {headers: {Accept: 'text/plain', 'X--Token': 'YOUR_X_TOKEN'}},
    });
  });

  it('opens a web socket instead of a stream', () => {
    const socket = with_(undefined, 'custom', {url: 'wss://a.example', websocket: true});
    expect(connectionOf({...socket, stream: true}, shared, {})).toEqual({
      connect: {url: 'wss://a.example', websocket: true},
    });
    const dry = elementProps(socket, shared, accessOf(socket, {}, {}), quiet);
    expect(dry.connect).not.toHaveProperty('websocket');
  });
});

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
