import {describe, expect, it} from 'vitest';
import type {ProviderKey} from '../../providers/types';
import {
  accessOf,
  foreignOrigins,
  headerSlot,
  isAimless,
  permitOf,
  reachPermitOf,
  secretHeaders,
} from './access';
import {hostileReach} from '../../../tests/data/fuzz/addresses';
import {modeOf} from '../../providers/catalog';
import {fullAddress} from './address';
import {connectionOf, isMounted, sendingOf, targetOf} from './connection';
import {codeValues, elementProps} from './elementProps';
import {reachOf} from './reach';
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

describe('a host that is not the provider’s own', () => {
  const chat = with_('claude', 'chat', {url: 'https://a.example/v1', headers: {'X-Token': ''}});

  it('gets nothing before the user confirms it', () => {
    const access = accessOf(chat, secrets, {});
    expect(access).toEqual({
      origin: 'https://a.example',
      isUnconfirmed: true,
      hosts: ['https://a.example'],
    });
    expect(sendingOf(chat, access)).toBe('unconfirmed');
    const props = elementProps(chat, shared, access, quiet);
    expect(props.connect).toHaveProperty('handler');
    expect(JSON.stringify(props)).not.toMatch(/"K"|"T"/);
  });

  it('gets requests without the key, and the key only when that was confirmed too', () => {
    const permit = permitOf('claude', 'https://a.example');
    const without = accessOf(chat, secrets, {[permit]: 'requests'});
    expect(sendingOf(chat, without)).toBe('live');
    expect(elementProps(chat, shared, without, quiet)).toMatchObject({
      directConnection: {claude: {key: 'none'}},
      connect: {url: 'https://a.example/v1', headers: {'X-Token': 'T'}},
    });
    const withKey = accessOf(chat, secrets, {[permit]: 'key'});
    expect(elementProps(chat, shared, withKey, quiet).directConnection).toEqual({
      claude: {key: 'K'},
    });
  });

  it('is found wherever a setting leads', () => {
    const at = (values: Values, mode = 'openAI.chat') =>
      foreignOrigins(with_('azure', mode, {}, values))[0];
    expect(at({endpoint: 'https://evil.example'})).toBe('https://evil.example');
    expect(at({endpoint: 'https://me.openai.azure.com'})).toBeUndefined();
    expect(at({endpoint: 'https://me.openai.azure.com.evil.example'})).toBeDefined();
    expect(at({region: 'westeurope'}, 'textToSpeech')).toBeUndefined();
    expect(at({region: 'evil.example/x'}, 'textToSpeech')).toBe('https://evil.example');
    const assistant = with_('openAI', 'assistant', {}, {custom_base_url: 'https://evil.example'});
    expect(foreignOrigins(assistant)).toEqual(['https://evil.example']);
    expect(foreignOrigins(with_('ollama', 'chat', {}))).toEqual([]);
    expect(foreignOrigins(demoChat('c1'))).toEqual([]);
  });
});

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

it('allows each server that a provider passes data on to by itself', () => {
  const names = ['one.example', 'two.example'];
  const tools = names.map((name) => ({type: 'mcp', server_url: `https://${name}/mcp`}));
  const chat = with_('openAI', 'chat', {}, {tools});
  const reached = reachOf(chat);
  expect(reached).toHaveLength(2);
  const access = accessOf(
    chat,
    {openAI: 'K'},
    {[reachPermitOf('openAI', reached[0] ?? '')]: 'key'},
  );
  expect(access.reach).toEqual([reached[1]]);
  expect(access.key).toBeUndefined();
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

describe('a host of Azure', () => {
  it('gets the key of Azure only', () => {
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
  });
});

describe('a mode without a dry run', () => {
  const chat = with_('openAI', 'assistant', {}, {custom_base_url: 'https://evil.example'});
  const permit = permitOf('openAI', 'https://evil.example');

  it('is not mounted before its host is confirmed, and never asks for the key there', () => {
    const access = accessOf(chat, {openAI: 'K'}, {});
    expect(sendingOf(chat, access)).toBe('unconfirmed');
    expect(isMounted(chat, access)).toBe(false);
    const allowed = accessOf(chat, {openAI: 'K'}, {[permit]: 'requests'});
    expect(isMounted(chat, allowed)).toBe(true);
    expect(elementProps(chat, shared, allowed, quiet).directConnection).toMatchObject({
      openAI: {key: 'none'},
    });
  });

  it('needs both hosts confirmed when its first request goes to another one', () => {
    const own = {custom_base_url: 'https://evil.example'};
    const both = with_('openAI', 'assistant', {url: 'https://a.example/v1'}, own);
    const one = {[permitOf('openAI', 'https://a.example')]: 'key'} as const;
    expect(accessOf(both, {openAI: 'K'}, one)).toMatchObject({hosts: ['https://evil.example']});
    const access = accessOf(both, {openAI: 'K'}, {...one, [permit]: 'requests'});
    expect(access.key).toBeUndefined();
    expect(access.isUnconfirmed).toBeUndefined();
  });
});

describe('a setting that lets the provider ask somebody else', () => {
  const at = (provider: string, mode: string, settings: Readonly<Record<string, unknown>>) => {
    const {'connect.additionalBodyProps': additionalBodyProps, ...values} = settings;
    const connect = additionalBodyProps ? {additionalBodyProps} : {};
    return with_(provider as ProviderKey, mode, connect as Values, values as Values);
  };

  it.each(hostileReach)('is found and held: %s %s %j', (provider, mode, settings) => {
    const chat = at(provider, mode, settings);
    const access = accessOf(chat, {[provider]: 'K'}, {});
    expect(access.reach).not.toEqual([]);
    expect(sendingOf(chat, access)).toBe('unconfirmed');
    expect(access.key).toBeUndefined();
    const permits = Object.fromEntries(
      (access.reach ?? []).map((name) => [reachPermitOf(provider, name), 'requests' as const]),
    );
    expect(accessOf(chat, {[provider]: 'K'}, permits)).toEqual({key: 'K'});
  });

  it('is no function, schema or text', () => {
    const parameters = {
      $schema: 'https://json-schema.org/draft',
      properties: {url: {type: 'string', default: 'https://a.example'}},
    };
    for (const values of [
      {tools: [{type: 'function', function: {name: 'f', parameters}}], model: 'm'},
      {tools: [{name: 'f', description: 'See https://a.example', input_schema: parameters}]},
      {tools: [{functionDeclarations: [{name: 'f', parameters}]}]},
      {system_prompt: 'Read https://a.example first.', temperature: 1},
      {instructions: 'https://a.example', tool_choice: 'auto'},
    ])
      expect(reachOf(at('claude', 'chat', values))).toEqual([]);
  });
});

describe('a server of one’s own', () => {
  const values: Values = {
    url: 'https://a.example/chat',
    method: 'PUT',
    headers: {Accept: 'text/plain', 'X--Token': ''},
    credentials: 'include',
    additionalBodyProps: {a: 1},
    requestBodyLimits: {maxMessages: -1},
  };
  const chat = {...with_(undefined, 'custom', values), stream: true};

  it('shows names instead of secrets in code', () => {
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

describe('an address', () => {
  it('gets the usual path when it is only a host', () => {
    const own = 'http://localhost:11434/api/chat';
    expect(fullAddress('http://10.0.0.5:11434', own)).toBe('http://10.0.0.5:11434/api/chat');
    expect(fullAddress('http://10.0.0.5/proxy', own)).toBe('http://10.0.0.5/proxy');
    const chat = with_('ollama', 'chat', {url: 'http://10.0.0.5:11434'});
    expect(targetOf(chat)).toBe('http://10.0.0.5:11434/api/chat');
  });
});
