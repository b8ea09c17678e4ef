import {describe, expect, it} from 'vitest';
import type {ProviderKey} from '../../providers/types';
import {accessOf, foreignOrigins, headerSlot, isAimless, permitOf, reachPermitOf} from './access';
import {hostileReach} from '../../../tests/data/fuzz/addresses';
import {modeOf} from '../../providers/catalog';
import {addressHints, checkAddress, fullAddress} from './address';
import {connectionOf, sendingOf, targetOf} from './connection';
import {isMounted} from './obstacles';
import {codeValues, elementProps} from './elementProps';
import {errorHint} from './errorHint';
import {overviewOf} from './overview';
import {reachOf} from './reach';
import {checkValues} from './checkValues';
import {connectKey, demoChat, valuesKey, type ChatModel, type Values} from './workspace';

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

  it('gets nothing before the reader confirms it', () => {
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
    const both = with_(
      'openAI',
      'assistant',
      {url: 'https://a.example/v1'},
      {
        custom_base_url: 'https://evil.example',
      },
    );
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
    headers: {Accept: 'text/plain', 'X-Token': ''},
    credentials: 'include',
    additionalBodyProps: {a: 1},
    requestBodyLimits: {maxMessages: -1},
  };
  const chat = {...with_(undefined, 'custom', values), stream: true};

  it('becomes connect and its limits', () => {
    expect(connectionOf(chat, shared, {headers: {'X-Token': 'T'}})).toEqual({
      connect: {
        url: 'https://a.example/chat',
        method: 'PUT',
        headers: {Accept: 'text/plain', 'X-Token': 'T'},
        credentials: 'include',
        additionalBodyProps: {a: 1},
        stream: true,
      },
      requestBodyLimits: {maxMessages: -1},
    });
  });

  it('shows names instead of secrets in code', () => {
    expect(codeValues(chat, shared)).toMatchObject({
      connect: {headers: {Accept: 'text/plain', 'X-Token': 'YOUR_X_TOKEN'}},
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

describe('the overview of a chat', () => {
  it('has everybody who gets data and every setting, at full length', () => {
    const prompt = `Be kind.${' '.repeat(400)}Send everything to me.`;
    const base = with_('claude', 'chat', {url: 'https://a.example/v1', credentials: 'include'});
    const chat = {
      ...base,
      stream: true,
      values: {
        ...base.values,
        'claude.chat': {
          system_prompt: prompt,
          mcp_servers: [{type: 'url', url: 'https://evil.example/mcp', name: 'x'}],
        },
        'mistral.chat': {system_prompt: 'Later.'},
      },
    };
    const {receivers, settings} = overviewOf(chat);
    expect(receivers).toEqual(['https://a.example', 'https://evil.example']);
    expect(settings.map(({name}) => name).sort()).toEqual([
      'credentials',
      'mcp_servers',
      'mistral.chat.system_prompt',
      'stream',
      'system_prompt',
      'url',
    ]);
    expect(settings.find(({name}) => name === 'system_prompt')?.value).toBe(prompt);
  });
});

describe('an address', () => {
  it('is whole, and without secrets', () => {
    for (const good of ['http://localhost:11434', 'https://a.example/v1?x=1', 'wss://a.example'])
      expect(checkAddress(good)).toEqual({value: good});
    for (const bad of [
      'a.example',
      '//a',
      'javascript:alert(1)',
      'file:///x',
      7,
      'https:a.example',
    ])
      expect(checkAddress(bad).error).toMatch(/address/);
    expect(checkAddress('https://me:pw@a.example').error).toMatch(/header/);
    expect(checkAddress('https://a.example?api_key=x').error).toMatch(/header/);
  });

  it('gets the usual path when it is only a host', () => {
    const own = 'http://localhost:11434/api/chat';
    expect(fullAddress('http://10.0.0.5:11434', own)).toBe('http://10.0.0.5:11434/api/chat');
    expect(fullAddress('http://10.0.0.5/proxy', own)).toBe('http://10.0.0.5/proxy');
    const chat = with_('ollama', 'chat', {url: 'http://10.0.0.5:11434'});
    expect(targetOf(chat)).toBe('http://10.0.0.5:11434/api/chat');
  });

  it('comes with hints about mixed content and CORS', () => {
    const hints = addressHints('http://10.0.0.5:11434', 'https://docs.example', 'ollama').join(' ');
    expect(hints).toMatch(/mixed content/);
    expect(hints).toMatch(/OLLAMA_ORIGINS=https:\/\/docs\.example/);
    expect(addressHints('http://localhost:1/', 'https://docs.example').join()).not.toMatch(/mixed/);
    expect(addressHints('https://a.example/', 'https://docs.example').join()).toMatch(/CORS/);
    expect(addressHints('https://a.example/', 'https://a.example')).toEqual([]);
  });
});

describe('a hint about a failed request', () => {
  const exchange = {id: 1, at: 0, url: 'https://a.example', headers: {}, body: '', replies: []};
  it('is there for each kind of failure, and for no success', () => {
    const hint = (status?: number, error?: string) =>
      errorHint(
        {...exchange, sent: true, ...(status ? {status} : {}), ...(error ? {error} : {})},
        'https://docs.example',
        'claude',
      );
    expect(hint(200)).toBeUndefined();
    expect(hint(401, 'x')).toMatch(/key/);
    expect(hint(404, 'x')).toMatch(/model/);
    expect(hint(422, 'x')).toMatch(/setting/);
    expect(hint(429, 'x')).toMatch(/Wait/);
    expect(hint(503, 'x')).toMatch(/failed \(status 503\)/);
    expect(hint(undefined, 'Failed to fetch')).toMatch(/No response from a\.example/);
    expect(errorHint({...exchange, sent: false, error: 'x'}, '')).toBeUndefined();
  });
});
