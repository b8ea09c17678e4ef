import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {APPEARED, changedCopy} from '../../../tests/support/declarations';
import {EVENTS, OTHER_EVENTS, typeOf, type ApiModel} from './model';
import {compareModels} from './inventory';
import {DECLARATIONS, loadModel} from './loadModel';

const SITE = path.resolve(__dirname, '../../..');
const PACKAGE = path.join(SITE, 'node_modules/deep-chat');

let model: ApiModel;
beforeAll(async () => {
  model = await loadModel(SITE, PACKAGE);
}, 60_000);

function field(type: string, fieldPath: string) {
  return typeOf(model, type)?.fields.find((candidate) => candidate.path === fieldPath);
}

describe('the model of the installed package', () => {
  it('has the public members and no private ones', () => {
    const names = [...model.properties, ...model.methods, ...model.events].map(({name}) => name);
    expect(names).toContain('connect');
    expect(names).toContain('getMessages');
    expect(names).toContain('onComponentRender');
    expect(
      names.filter((name) => name.startsWith('_') || /Callback$|^onRender$/.test(name)),
    ).toEqual([]);
  });

  it('sorts members into properties, methods and events', () => {
    expect(model.methods.every(({required}) => required)).toBe(true);
    expect(model.events.every(({name}) => /^on[A-Z]/.test(name))).toBe(true);
  });

  it('lists inline objects under their path, with lists marked', () => {
    expect(field('AzureOptions', 'autoLanguage.type')?.type).toBe("'AtStart' | 'Continuous'");
    expect(field('KimiChat', 'tools[].function.name')?.required).toBe(true);
  });

  it('spells out inline objects where they are short enough for a table', () => {
    expect(field('OpenAIChat', 'reasoning')?.full).toBe('{effort?: string; summary?: string}');
    expect(field('HuggingFaceConversationConfig', 'parameters')?.full).toBeUndefined();
  });

  it('has the parameters of methods, of named functions too', () => {
    const parameters = (name: string) =>
      [...model.methods, ...model.properties]
        .find((member) => member.name === name)
        ?.parameters?.map(({path: own, required}) => [own, required]);
    expect(parameters('addMessage')).toEqual([
      ['message', true],
      ['isUpdate', false],
    ]);
    expect(parameters('validateInput')).toEqual([
      ['text', false],
      ['files', false],
    ]);
    expect(parameters('connect')).toBeUndefined();
  });

  it('resolves intersections and says which type declares a field', () => {
    expect(field('OpenAIChat', 'tools')?.from).toBe('OpenAIChatFunctions');
    expect(field('StabilityAITextToImage', 'seed')?.from).toBe('StabilityAICommon');
  });

  it('resolves computed types', () => {
    expect(field('DemoErrors', 'service')).toMatchObject({required: false, type: 'boolean'});
    expect(typeOf(model, 'DefaultInput')?.fields.map((each) => each.path)).toEqual([
      'text',
      'files',
    ]);
    expect(field('CustomButton', 'initialState')?.type).toBe("'default' | 'active' | 'disabled'");
    expect(field('Connect', 'headers')?.type).toBe('{[key: string]: string}');
  });

  it('knows where types are imported from, of packages beside it too', () => {
    expect(typeOf(model, 'Connect')?.module).toBe('deep-chat/dist/types/connect');
    expect(typeOf(model, 'AzureOptions')?.module).toBe('speech-to-element/dist/types/options');
    expect(typeOf(model, 'ButtonInnerStyles')?.module).toBeUndefined();
  });

  it('tells modes of a provider from settings', () => {
    const modes = (key: string) => model.providers.find((each) => each.key === key)?.modes;
    expect(modes('groq')).toEqual(['chat', 'textToSpeech']);
    expect(modes('claude')).toEqual([]);
  });
});

describe('the table of events', () => {
  const bundle = readFileSync(path.join(PACKAGE, 'dist/deepChat.js'), 'utf8');

  it('has every callback of the element', () => {
    expect(EVENTS.map(({property}) => property).sort()).toEqual(
      model.events.map(({name}) => name).sort(),
    );
  });

  it('has names that the package dispatches', () => {
    for (const event of [...EVENTS.map((each) => each.event), ...OTHER_EVENTS])
      expect(bundle).toContain(`"${event}"`);
    expect(bundle).toContain('new CustomEvent(');
  });
});

describe('another version of the declarations', () => {
  it('is compared by exactly what appeared, disappeared and changed', async () => {
    const changed = await loadModel(SITE, path.join(changedCopy(), 'dist/deepChat.d.ts'));
    const {appeared, disappeared, changed: others} = compareModels(model, changed);
    expect(appeared).toEqual(APPEARED);
    expect(disappeared.filter((key) => !/Ollama/.test(key))).toEqual([
      'properties: upwardsMode',
      'fields: DirectConnection.ollama',
      'fields: RequestBodyLimits.maxMessages',
      'providers: DirectConnection.ollama',
    ]);
    expect(disappeared).toEqual(
      expect.arrayContaining(['types: type Ollama', 'types: type OllamaChat']),
    );
    expect(others).toEqual(['Connect.method: string → string (required)']);
  }, 60_000);

  it('is named in the message when it is not there', async () => {
    await expect(loadModel(SITE, '/nowhere')).rejects.toThrow(
      `${DECLARATIONS} must name a deepChat.d.ts`,
    );
  });
});
