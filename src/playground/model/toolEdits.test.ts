import {describe, expect, it} from 'vitest';
import {withFunction} from './toolEdits';
import {functionNames, toolShapeOf, type ToolShape} from './workspace';
import {demoChat, type ChatModel} from '../schema';

const parameters = {
  type: 'object',
  properties: {city: {type: 'string'}},
  required: ['city'],
  additionalProperties: false,
};
const {additionalProperties: _, ...open} = parameters;
const weather = {name: 'weather', description: 'Says the weather.', parameters};

describe('functions for a model', () => {
  // @spec playground.50
  it('are in the form that each provider takes', () => {
    const of = (shape: ToolShape) => withFunction([], weather, shape);
    expect(of('flat')).toEqual([{type: 'function', ...weather, strict: true}]);
    expect(of('nested')).toEqual([{type: 'function', function: weather}]);
    expect(of('claude')).toEqual([
      {name: 'weather', description: 'Says the weather.', input_schema: open},
    ]);
    // Gemini refuses a request with `additionalProperties`.
    const declared = {name: 'weather', description: 'Says the weather.', parameters: open};
    expect(of('gemini')).toEqual([{functionDeclarations: [declared]}]);
  });

  it('are added after the tools that are there, which stay as they are', () => {
    const search = {type: 'web_search'};
    const own = {type: 'function', name: 'own', strict: true};
    expect(withFunction([search, own], weather, 'claude').slice(0, 2)).toEqual([search, own]);
    // Gemini takes all functions in one tool.
    const before = [{googleSearch: {}}, {functionDeclarations: [{name: 'own'}]}];
    expect(withFunction(before, weather, 'gemini')).toMatchObject([
      {googleSearch: {}},
      {functionDeclarations: [{name: 'own'}, {name: 'weather'}]},
    ]);
  });

  it('are found by name in the form of each provider', () => {
    for (const shape of ['flat', 'nested', 'claude', 'gemini'] as const)
      expect(functionNames(withFunction([], weather, shape)), shape).toEqual(['weather']);
    const others = [{type: 'web_search', name: 'search'}, {googleSearch: {}}, 'text'];
    expect(functionNames(others)).toEqual([]);
    expect(functionNames([{name: 'a'}, {name: 'a'}])).toEqual(['a']);
  });

  it('belong to the modes whose calls the component can answer', () => {
    const shapeOf = (provider: ChatModel['provider'], mode: string) =>
      toolShapeOf({...demoChat('a'), provider, mode});
    expect(shapeOf('openAI', 'chat')).toBe('flat');
    expect(shapeOf('azure', 'openAI.chat')).toBe('flat');
    expect(shapeOf('openAI', 'completions')).toBe('nested');
    expect(shapeOf('groq', 'chat')).toBe('nested');
    expect(shapeOf('claude', 'chat')).toBe('claude');
    expect(shapeOf('gemini', 'chat')).toBe('gemini');
    expect(shapeOf('perplexity', 'chat')).toBeUndefined();
    expect(toolShapeOf(demoChat('a'))).toBeUndefined();
  });
});
