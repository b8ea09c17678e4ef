import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {fieldsOf} from '../../providers/fields';
import {loadModel} from '../api-reference/loadModel';
import type {ApiField, ApiModel} from '../api-reference/model';
import {declareSettings} from './declare';

let model: ApiModel;

beforeAll(async () => {
  model = await loadModel(path.resolve(__dirname, '../../..'), '');
});

/** The model with further fields of a type, as a new version of the component would have it. */
function withFields(type: string, fields: readonly Partial<ApiField>[]): ApiModel {
  const added = fields.map((field) => ({
    path: '',
    required: false,
    type: ['string'],
    values: [],
    refs: [],
    ...field,
  }));
  const types = model.types.map((one) =>
    one.name === type ? {...one, fields: [...one.fields, ...added]} : one,
  );
  return {...model, types};
}

describe('declareSettings', () => {
  it('knows where settings sit and who needs a key', () => {
    const {claude, ollama, openAI} = declareSettings(model);
    expect([claude?.placement, claude?.needsKey]).toEqual(['root', true]);
    expect([ollama?.placement, ollama?.needsKey]).toEqual(['root', false]);
    expect([openAI?.placement, openAI?.needsKey]).toEqual(['nested', true]);
  });

  it('reads kinds, values, objects and lists of them, and leaves functions out', () => {
    const {openAI, claude, azure, openWebUI} = declareSettings(model);
    expect(openAI?.modes.chat).toMatchObject({
      temperature: 'number',
      store: 'switch',
      conversation: 'text',
      tool_choice: 'json',
      reasoning: {kind: 'group', fields: {effort: 'text', summary: 'text'}},
    });
    expect(openAI?.modes.chat).not.toHaveProperty('function_handler');
    for (const name of ['fetchEphemeralKey', 'methods', 'events'])
      expect(openAI?.modes.realtime).not.toHaveProperty(name);
    expect(claude?.modes.chat?.stop_sequences).toBe('list');
    expect(openWebUI?.modes.chat?.files).toEqual({
      kind: 'rows',
      fields: {
        type: {kind: 'choice', options: ['file', 'collection'], required: true},
        id: {kind: 'text', required: true},
      },
    });
    // The details of the resource belong to each mode below the key.
    expect(azure?.modes['openAI.chat']).toMatchObject({
      endpoint: {kind: 'text', required: true},
      data_sources: 'json',
    });
  });

  it('takes the values of all kinds of a mode together', () => {
    const images = declareSettings(model).openAI?.modes.images;
    expect(images?.model).toEqual({kind: 'choice', options: ['dall-e-2', 'dall-e-3']});
    expect(images?.n).toBe('number');
  });

  it('brings a new setting into the form, without a key and without functions', () => {
    const next = declareSettings(
      withFields('ClaudeChat', [
        {path: 'serviceTier', type: ["'auto' | 'standard_only'"]},
        {path: 'thinking', type: ['object']},
        {path: 'thinking.budget_tokens', type: ['number'], required: true},
        {path: 'max_cost', type: ['number'], required: true},
        {path: 'api_key', type: ['string']},
        {path: 'onStep', type: ['(step: string) => void']},
      ]),
    );
    const before = fieldsOf(declareSettings(model).claude!.modes.chat!, 'claude.chat');
    const after = fieldsOf(next.claude!.modes.chat!, 'claude.chat');
    expect(after.filter(({name}) => !before.some((field) => field.name === name))).toEqual([
      {name: 'max_cost', kind: 'number', label: 'Max cost', required: true},
      {
        name: 'serviceTier',
        kind: 'choice',
        label: 'Service tier',
        options: ['auto', 'standard_only'],
      },
      {
        name: 'thinking',
        kind: 'group',
        label: 'Thinking',
        fields: [{name: 'budget_tokens', kind: 'number', label: 'Budget tokens', required: true}],
      },
    ]);
    expect(after[0]?.name).toBe('max_cost');
  });
});
