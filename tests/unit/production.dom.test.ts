import {execFileSync} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {providers} from '../../src/data/providers';
import {planOf, type Plan} from '../../src/playground/production/plan';
import {productionProject, type ServerId} from '../../src/playground/production/productionProject';
import {demoChat, type ChatModel, type Values} from '../../src/playground/schema';
import {factsOf} from '../../src/providers/catalog';
import {directConnectionOf, KEY_PLACEHOLDER} from '../../src/providers/modeConnection';
import type {Mode, ProviderKey} from '../../src/providers/types';
import {has} from '../support/processes';
import {recordRequest} from '../support/record';
import {textShapes} from '../support/wire/shapes';
import {productionSamples} from '../support/productionSamples';
import {SITE} from '../support/repository';

const OUT = path.join(SITE, 'test-results/production-providers');
const NO_PROMPT = {systemPrompt: ''};

function chatOf(provider: ProviderKey, mode: Mode, values: Values = {}): ChatModel {
  const all = {[`${provider}.${mode.id}`]: values};
  return {...demoChat('c1'), provider, mode: mode.id, values: all, stream: true};
}

function planned(chat: ChatModel): Plan {
  const plan = planOf(chat, NO_PROMPT);
  if ('reason' in plan) throw new Error(plan.reason);
  return plan;
}

interface Request {
  readonly requestOf: (messages: readonly {role: string; content: string}[]) => {
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: Readonly<Record<string, unknown>>;
  };
}

interface Provider {
  readonly textOf: (event: unknown) => unknown;
}

/** Writes the project of a plan and returns its folder. */
function write(plan: Plan, server: ServerId, name: string): string {
  const folder = path.join(OUT, `${name}-${server}`);
  mkdirSync(folder, {recursive: true});
  const {files} = productionProject(demoChat('c1'), server, plan, productionSamples);
  for (const [file, text] of Object.entries(files))
    if (/^[\w.]+\.(mjs|py|json)$/.test(file)) writeFileSync(path.join(folder, file), text);
  return folder;
}

async function load<T>(plan: Plan, name: string, file: string): Promise<T> {
  const {href} = pathToFileURL(path.join(write(plan, 'express', name), file));
  return (await import(/* @vite-ignore */ href)) as T;
}

/** Text modes that stream, but those of Azure, whose requests the component writes wrongly. */
const chats = providers
  .filter(({key}) => key !== 'azure')
  .flatMap(({key}) =>
    factsOf(key)
      .modes.filter(({reply, text, stream}) => reply && text && stream)
      .map((mode) => ({name: `${key}.${mode.id}`, key, mode})),
  );

const HELLO = [{role: 'user', content: 'Hello'}];

const SAMPLE: Readonly<Record<string, Values[string]>> = {
  number: 0.5,
  integer: 7,
  list: ['END'],
  text: 'a-value',
  longText: 'Be brief.',
};

/** A value for each plain setting of a mode, but those that need the page. */
function valuesFor(mode: Mode): Values {
  const isOdd = /^(conversation|reasoning|service|tool_)/;
  return Object.fromEntries(
    mode.fields.flatMap(({name, kind}) => {
      const value = SAMPLE[kind];
      return value === undefined || isOdd.test(name) ? [] : [[name, value]];
    }),
  );
}

/** One event of a provider's stream, with the text "OK". */
function eventOf(name: string): unknown {
  const chunk = textShapes.find(({provider, mode}) => `${provider}.${mode}` === name)?.chunk;
  return typeof chunk === 'string' ? JSON.parse(chunk.replace(/^data: /, '')) : chunk;
}

/** A plan whose key is in the environment of this process. */
function withTestKey(plan: Plan): Plan {
  process.env.TEST_KEY = KEY_PLACEHOLDER;
  return {...plan, ...(plan.keyName ? {keyName: 'TEST_KEY'} : {})};
}

beforeAll(async () => {
  await import('deep-chat');
}, 120_000);
afterAll(() => rmSync(OUT, {recursive: true, force: true}));

describe('the provider module of a server', () => {
  it('is there for every text mode that streams', () => {
    expect(chats.length).toBeGreaterThan(18);
    for (const {key, mode} of chats)
      expect(planOf(chatOf(key, mode), NO_PROMPT)).not.toHaveProperty('reason');
  });

  it.each(chats)(
    '$name asks what the component asks, settings included',
    async ({name, key, mode}) => {
      const values = valuesFor(mode);
      const connection = directConnectionOf(key, mode, values, KEY_PLACEHOLDER);
      const asked = await recordRequest(key, mode, {connection, stream: true});
      const plan = withTestKey(planned(chatOf(key, mode, values)));
      const {requestOf} = await load<Request>(plan, name, 'request.mjs');
      const request = requestOf(HELLO);
      // The component sends Gemini's settings beside this object, where the API refuses them.
      const {generationConfig, ...rest} = request.body;
      expect({...rest, ...(generationConfig as object | undefined)}).toEqual(asked.body);
      expect(request.url).toBe(asked.url.replace(`&key=${KEY_PLACEHOLDER}`, ''));
      const keyed = Object.values(request.headers).some((it) => it.includes(KEY_PLACEHOLDER));
      expect(keyed).toBe(factsOf(key).needsKey);
    },
  );

  it.each(chats)('$name reads the text of an event that the component reads', async (chat) => {
    const plan = planned(chatOf(chat.key, chat.mode));
    const {textOf} = await load<Provider>(plan, `${chat.name}-text`, 'provider.mjs');
    expect(textOf(eventOf(chat.name))).toBe('OK');
    for (const other of [{}, {type: 'ping'}, {choices: []}, {delta: {}}, {message: {}}])
      expect(textOf(other)).toBeUndefined();
  });

  it('says why there is none', () => {
    expect(planOf(demoChat('c1'), NO_PROMPT)).toHaveProperty(
      'reason',
      expect.stringContaining('Demo'),
    );
    const own = {...demoChat('c1'), mode: 'custom'};
    expect(planOf(own, NO_PROMPT)).toHaveProperty('reason', expect.stringContaining('own server'));
    const [images] = factsOf('openAI').modes.filter(({id}) => id === 'images');
    expect(planOf(chatOf('openAI', images!), NO_PROMPT)).toEqual({
      reason:
        'Server projects are available for modes that stream text, from every provider except Azure. OpenAI: Images isn’t one of them.',
      isOtherMode: true,
    });
  });

  it('names what it leaves out, and takes neither keys nor secret headers along', () => {
    const [mode] = factsOf('mistral').modes;
    const values = {
      'mistral.chat': {tools: [{type: 'function'}], temperature: 0.5},
      'connect.mistral.chat': {headers: {'X-Secret': 'sentinel-7431', Accept: 'text/plain'}},
    };
    const plan = planned({
      ...chatOf('mistral', mode!),
      values,
    });
    expect(plan.leftOut).toEqual(['the setting tools', 'the header X-Secret']);
    expect(JSON.stringify(plan)).not.toContain('sentinel-7431');
    expect(plan.headers.Accept).toBe('text/plain');
  });
});

describe('the provider file for Python', () => {
  const noPython = !has('python3', '--version');
  it.skipIf(noPython)(`asks and reads the same${noPython ? ' (no Python here)' : ''}`, async () => {
    mkdirSync(OUT, {recursive: true});
    const expected: Record<string, unknown> = {};
    for (const {name, key, mode} of chats) {
      const plan = withTestKey(planned(chatOf(key, mode, valuesFor(mode))));
      const {requestOf} = await load<Request>(plan, `${name}-js`, 'request.mjs');
      const {url, headers, body} = requestOf(HELLO);
      expected[name] = [url, headers, body, 'OK'];
      const folder = write(plan, 'fastapi', name);
      writeFileSync(path.join(folder, 'event.json'), JSON.stringify(eventOf(name)));
    }
    const program = `import json, sys
from pathlib import Path
found = {}
for name in sys.argv[1:]:
    folder = Path(name + "-fastapi")
    sys.path.insert(0, str(folder))
    import provider, provider_request
    chunk = json.loads((folder / "event.json").read_text("utf-8"))
    hello = [{"role": "user", "content": "Hello"}]
    found[name] = [*provider_request.request_of(hello), provider.text_of(chunk)]
    del sys.modules["provider"], sys.modules["provider_request"]
    sys.path.pop(0)
print(json.dumps(found))`;
    const args = ['-c', program, ...chats.map(({name}) => name)];
    const output = execFileSync('python3', args, {cwd: OUT, encoding: 'utf8'});
    expect(JSON.parse(output)).toEqual(expected);
  });
});
