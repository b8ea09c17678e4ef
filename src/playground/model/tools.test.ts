import {describe, expect, it} from 'vitest';
import {readFunctions, toolShapeOf, withFunctions, type ToolShape} from './tools';
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
    const of = (shape: ToolShape) => withFunctions([], [weather], shape);
    expect(of('flat')).toEqual([{type: 'function', ...weather, strict: true}]);
    expect(of('nested')).toEqual([{type: 'function', function: weather}]);
    expect(of('claude')).toEqual([
      {name: 'weather', description: 'Says the weather.', input_schema: open},
    ]);
    // Gemini refuses a request with `additionalProperties`.
    const declared = {name: 'weather', description: 'Says the weather.', parameters: open};
    expect(of('gemini')).toEqual([{functionDeclarations: [declared]}]);
    expect(withFunctions([], [], 'gemini')).toEqual([]);
  });

  it('leave tools of other kinds and what else is known of a tool as they are', () => {
    const search = {type: 'web_search'};
    const cached = {...weather, parameters: open, more: {cache_control: {type: 'ephemeral'}}};
    const tools = withFunctions([search, {type: 'function', name: 'old'}], [cached], 'claude');
    expect(tools).toHaveLength(2);
    expect(tools[0]).toEqual(search);
    expect(readFunctions(tools)).toEqual([cached]);
  });

  it('are strict for OpenAI only when no argument can be left out', () => {
    const loose = {...weather, parameters: {...parameters, required: []}};
    expect(withFunctions([], [loose], 'flat')).toMatchObject([{strict: false}]);
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
