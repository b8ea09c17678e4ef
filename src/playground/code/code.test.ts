import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {checkWorkspace, toPlain} from '../model/checkWorkspace';
import {obstacleOf} from '../model/obstacles';
import {overviewOf} from '../model/overview';
import {demoChat, firstWorkspace, type ChatModel} from '../model/workspace';
import {framePolicy} from '../sandbox/framePolicy';
import {readResult, workerScript} from '../sandbox/runFunction';
import {mistakeIn} from './checkSource';
import {compose} from './compose';
import {hostsOf} from './hosts';
import {CODE_SAMPLES} from './codeSamples';

interface Config {
  readonly connect?: {
    readonly url?: string;
    readonly handler?: (body: unknown, signals: object) => Promise<void>;
  };
  readonly demo?: unknown;
  readonly requestInterceptor: (details: unknown) => Promise<unknown>;
  readonly responseInterceptor: (response: unknown) => Promise<unknown>;
}

/** Runs composed code as the frame does, and collects what it logs. */
function start(composed: {readonly body: string}) {
  const logged: unknown[][] = [];
  const make = runInNewContext(`($) => {${composed.body}\n}`, {
    window: {},
    setTimeout: () => undefined,
  }) as ($: object) => {config: Config};
  const {config} = make({log: (...values: unknown[]) => logged.push(values)});
  return {config, logged};
}

describe('a person’s own code', () => {
  it('runs in the chat’s properties, and what passes through it is logged', async () => {
    const code = {
      requestInterceptor: '(details) => ({...details, body: {more: 1}})',
      handler: "(body, signals) => {\n  log('got', body);\n  signals.onResponse({text: 'Hi'});\n}",
      responseInterceptor: '(response) => ({text: response.text + "!"})',
    };
    const {config, logged} = start(compose(code, {demo: true, connect: {stream: true}}, null));
    expect(config.demo).toBeUndefined();
    expect(await config.requestInterceptor({body: {}})).toEqual({body: {more: 1}});
    const replies: unknown[] = [];
    await config.connect?.handler?.({a: 1}, {onResponse: (reply: unknown) => replies.push(reply)});
    expect(replies).toEqual([{text: 'Hi'}]);
    expect(await config.responseInterceptor({text: 'Hi'})).toEqual({text: 'Hi!'});
    expect(logged.map(([first]) => first)).toEqual(['Request:', 'got', 'Response:', 'Shown:']);
  });

  it('says where it failed, and the chat doesn’t wait for ever', async () => {
    const {config} = start(compose({handler: '() => {\n  throw new Error("no");\n}'}, {}, null));
    const replies: unknown[] = [];
    await config.connect?.handler?.({}, {onResponse: (reply: unknown) => replies.push(reply)});
    expect(replies).toEqual([{error: 'handler failed. See the Handler tab.'}]);
  });

  it('previews a provider without a handler, and asks an own server', async () => {
    const {config} = start(compose({requestInterceptor: '(d) => d'}, {}, {content: 'Preview'}));
    const replies: unknown[] = [];
    await config.connect?.handler?.({}, {onResponse: (reply: unknown) => replies.push(reply)});
    expect(replies).toEqual([{content: 'Preview'}]);
    const own = start(
      compose({requestInterceptor: '(d) => d'}, {connect: {url: 'https://a.b'}}, null),
    );
    expect(own.config.connect).toEqual({url: 'https://a.b'});
  });

  it('has lines that are counted in the function where they are', () => {
    const composed = compose({requestInterceptor: 'a\nb', handler: 'c\nd\ne'}, {}, null);
    const at = (text: string) => composed.placeOf(composed.body.split('\n').indexOf(text) + 1);
    expect(at('b')).toEqual({part: 'requestInterceptor', line: 2});
    expect(at('c')).toEqual({part: 'handler', line: 1});
    expect(at('e')).toEqual({part: 'handler', line: 3});
    expect(composed.placeOf(1)).toBeUndefined();
    expect(composed.placeOf(composed.body.split('\n').length)).toBeUndefined();
  });

  it('is read before it runs: a mistake of syntax has its line, and only functions are taken', () => {
    for (const {source} of CODE_SAMPLES) expect(mistakeIn(source), source).toBeUndefined();
    expect(mistakeIn('(a) => {\n  const = 1;\n}')).toMatchObject({line: 2});
    expect(mistakeIn('1), alert(1')?.message).toBeTruthy();
    expect(mistakeIn('alert(1)')?.message).toContain('must be one function');
  });

  it('reaches only the hosts that were confirmed', () => {
    expect(framePolicy()).toContain("connect-src 'none'");
    expect(framePolicy(['https://a.example'])).toContain('connect-src https://a.example;');
    expect(framePolicy(["https://a.example; script-src 'self'", '*', 'https://a b'])).toContain(
      "connect-src 'none'",
    );
    expect(framePolicy()).toMatch(/^default-src 'none'; /);
    const custom: ChatModel = {
      ...demoChat('a'),
      mode: 'custom',
      values: {'connect.custom': {url: 'https://own.example/chat'}},
    };
    const fetching = "() => fetch('https://API.example.com/x?y')";
    expect(hostsOf({...custom, code: {requestInterceptor: '(d) => d'}})).toEqual([
      'https://own.example',
    ]);
    expect(hostsOf({...custom, code: {handler: fetching}})).toEqual(['https://api.example.com']);
    const provider = {...demoChat('a'), provider: 'claude', mode: 'chat'} as const;
    expect(hostsOf({...provider, code: {requestInterceptor: '(d) => d'}})).toEqual([]);
  });

  it('of a link is kept as text, shown in full before it is taken, and left out of shared messages', () => {
    const code = {handler: '() => 1', other: 'x', responseInterceptor: 5};
    const toolAnswers = {weather: {kind: 'code', code: '() => 2'}};
    const given = {
      ...toPlain({...firstWorkspace, chats: [demoChat('c1')]}),
      chats: [{code, toolAnswers}],
    };
    const {workspace} = checkWorkspace(given);
    const [chat] = workspace?.chats ?? [];
    expect(chat?.code).toEqual({handler: '() => 1'});
    if (!chat || !workspace) throw new Error('The chat is good.');
    const shown = overviewOf(chat).settings.map(({value}) => value);
    expect(shown).toEqual(['() => 2', '() => 1']);
    expect(checkWorkspace(toPlain(workspace)).workspace).toEqual(workspace);
    expect(obstacleOf(chat, {})).toBe('code');
  });
});

describe('the code of a function', () => {
  const answered = async (source: string, args: unknown) => {
    const said: unknown[] = [];
    const self = {postMessage: (message: unknown) => said.push(message)};
    runInNewContext(workerScript(source, args), {self, Error, TypeError});
    await new Promise((resolve) => setTimeout(resolve, 5));
    return said;
  };

  it('gets the arguments and hands back a text', async () => {
    expect(await answered('({city}) => ({city})', {city: 'Oslo'})).toEqual([
      {type: 'result', text: '{"city":"Oslo"}'},
    ]);
    expect(await answered('async () => "ok"', {})).toEqual([{type: 'result', text: 'ok'}]);
    expect(await answered('() => {}', {})).toEqual([{type: 'result', text: 'null'}]);
    expect(await answered('5', {})).toMatchObject([{type: 'error'}]);
  });

  it('is believed only what it may say', () => {
    expect(readResult({type: 'result', text: 5}, 3)).toBeUndefined();
    expect(readResult('x', 3)).toBeUndefined();
    expect(readResult({type: 'other'}, 3)).toBeUndefined();
    expect(readResult({type: 'result', text: 'x'.repeat(200_000)}, 3)?.text).toHaveLength(100_000);
    expect(readResult({type: 'error', message: 'Uncaught Error: no', line: 2}, 3)).toEqual({
      error: 'Error: no',
      line: 2,
    });
    expect(readResult({type: 'error', line: 9}, 3)).toEqual({error: 'The code failed.', line: 0});
  });
});
