import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {parse as parseScript} from 'acorn';
import {compile as compileSvelte} from 'svelte/compiler';
import {describe, expect, it} from 'vitest';
import {compileScript, parse as parseVue} from 'vue/compiler-sfc';
import {FRAMEWORKS, type FrameworkId} from '../../example/frameworks';
import {projectOf} from '../../example/stackblitz/project';
import {providers} from '../../data/providers';
import type {Json} from '../../lib/json';
import {factsOf} from '../../providers/catalog';
import {leastValues} from '../../providers/modeConnection';
import {checkTypes} from '../../plugins/live-examples/checkTypes';
import {checkAngular} from '../../../tests/support/angular';
import {SCENARIOS} from './scenario';
import {codeFor, functionHandlerSource} from './codeFor';
import {withFunction} from './toolEdits';
import {toolShapeOf, valuesKey} from './workspace';
import {demoChat, type ChatModel} from '../schema';

const site = path.resolve(__dirname, '../../..');
const shared = {systemPrompt: ''};
const NASTY = 'It\'s "<b>"\n</script> `${x}` \\ <!-- {{y}}';

const FUNCTIONS = ['by_hand', 'fixed'].map((name) => ({
  name,
  description: NASTY,
  parameters: {
    type: 'object',
    properties: {city: {type: 'string'}},
    required: ['city'],
    additionalProperties: false,
  },
}));

/** Every mode whose functions the component runs, each with functions that are answered in every way. */
const withTools = providers.flatMap(({key: provider}) =>
  factsOf(provider).modes.flatMap((mode): ChatModel[] => {
    const chat = {...demoChat(`tools ${provider} ${mode.id}`), provider, mode: mode.id};
    const shape = toolShapeOf(chat);
    if (!shape) return [];
    const tools = FUNCTIONS.reduce<readonly Json[]>(
      (list, one) => withFunction(list, one, shape),
      [],
    );
    return [
      {
        ...chat,
        values: {[valuesKey(provider, mode.id)]: {...leastValues(mode), tools}},
        toolAnswers: {fixed: NASTY},
      },
    ];
  }),
);

const chats: readonly ChatModel[] = [
  {
    ...demoChat('look'),
    provider: 'claude',
    mode: 'chat',
    values: {'claude.chat': {system_prompt: NASTY, temperature: 0.5, key: 'secret-81'}},
    stream: true,
    media: ['images', 'speechToText'],
    look: {
      surface: '#102030',
      radius: 12,
      font: 'serif',
      aiName: NASTY,
      intro: NASTY,
      suggestions: 'One\nTwo',
      sendText: 'Send',
      aiAvatar: 'built-in',
    },
  },
  {
    ...demoChat('own server'),
    mode: 'custom',
    values: {'connect.custom': {url: 'https://example.com/chat'}},
  },
  ...withTools,
  {
    ...demoChat('settings that its types lack'),
    provider: 'openAI',
    mode: 'completions',
    values: {'openAI.completions': {system_prompt: NASTY, max_tokens: 50, temperature: 0.5}},
  },
  ...SCENARIOS.map(({id: scenario}): ChatModel => ({...demoChat(`demo-${scenario}`), scenario})),
];

const mainFile = (chat: ChatModel, framework: FrameworkId) =>
  codeFor(chat, shared, framework).files[0]!.code;

/** What Svelte's compiler gives to scripts. */
const STATE_RUNE = 'declare function $state<T>(value?: T): T;\n';

const scriptOf = (code: string) => /<script[^>]*>\n([^]*?)<\/script>/.exec(code)?.[1] ?? '';

describe('the code of a chat', {timeout: 60_000}, () => {
  it.each(chats)('$id: HTML, Vue, Nuxt and Svelte compile', (chat) => {
    const of = (framework: 'html' | 'vue' | 'nuxt' | 'svelte') =>
      codeFor(chat, shared, framework).files[0]?.code ?? '';
    parseScript(scriptOf(of('html')), {ecmaVersion: 'latest', sourceType: 'module'});
    for (const code of [of('vue'), of('nuxt')]) {
      const {descriptor, errors} = parseVue(code);
      expect(errors).toEqual([]);
      compileScript(descriptor, {id: 'a'});
    }
    compileSvelte(of('svelte'), {generate: 'client', runes: true, name: 'Example'});
  });

  it.each([
    ['React', 'tsx', (chat: ChatModel) => mainFile(chat, 'react')],
    ['Vue', 'ts', (chat: ChatModel) => scriptOf(mainFile(chat, 'vue'))],
    ['Svelte', 'ts', (chat: ChatModel) => STATE_RUNE + scriptOf(mainFile(chat, 'svelte'))],
  ])('%s: strict TypeScript finds nothing in its scripts', (name, ending, textOf) => {
    const files = chats.map((chat, index) => ({
      path: path.join(site, `generated-playground-${name}-${index}.${ending}`),
      text: textOf(chat),
    }));
    expect(checkTypes(files, {types: ['react']})).toEqual([]);
  });

  it('Angular: its compiler finds nothing with strict templates', () => {
    const files = chats.map((chat, index) => ({
      path: path.join(site, `generated-playground-${index}.ts`),
      text: mainFile(chat, 'angular'),
    }));
    expect(checkAngular(files)).toEqual([]);
  });

  // @spec playground.11
  it('has no secret, in no framework and in no project', () => {
    for (const {id: framework} of FRAMEWORKS)
      for (const chat of chats) {
        const generated = codeFor(chat, shared, framework);
        const whole = JSON.stringify(projectOf(generated, framework, 'Chat'));
        expect(whole).not.toContain('secret-81');
        if (chat.provider && factsOf(chat.provider).needsKey)
          expect(whole).toContain('YOUR_API_KEY');
      }
  });
});

// @spec playground.11
it('names a font, so that a chat asks Google for none', () => {
  const codeOf = (look: ChatModel['look']) =>
    codeFor({...demoChat('c1'), look}, shared, 'html').files[0]?.code ?? '';
  expect(codeOf(undefined)).toContain('font-family: system-ui, sans-serif');
  expect(codeOf({font: 'serif'})).not.toContain('system-ui, sans-serif;');
  expect(codeOf({font: 'serif'})).toContain('font-family: ');
});

it('the function handler replies as the user has decided for each', async () => {
  const source = functionHandlerSource(['hand', 'fixed'], {fixed: NASTY});
  const calls = ['hand', 'fixed', 'toString'].map((name) => ({name}));
  const texts = ['Write here what hand replies.', NASTY, 'There is no such function.'];
  // As a page would run it.
  expect(await runInNewContext(`(${source})(calls)`, {calls})).toEqual(
    texts.map((response) => ({response})),
  );
});

it('waits in a slow demo, and in no other chat', () => {
  const textOf = (chat: Partial<ChatModel>) => mainFile({...demoChat('c1'), ...chat}, 'html');
  const slow = textOf({scenario: 'slow'});
  expect(slow).toContain('setTimeout(() => signals.onResponse(');
  expect(slow).not.toContain('chat.demo');
  for (const other of [{}, {provider: 'claude', mode: 'chat', scenario: 'slow'}] as const)
    expect(textOf(other)).not.toContain('setTimeout');
});
