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
