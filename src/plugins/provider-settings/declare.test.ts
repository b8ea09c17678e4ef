import path from 'node:path';
import {expect, it} from 'vitest';
import {changedCopy} from '../../../tests/support/declarations';
import {fieldsOf} from '../../providers/fields';
import {declareSettings} from './declare';

const PACKAGES = path.resolve(__dirname, '../../../node_modules');

const fieldsIn = (root: string) =>
  fieldsOf(declareSettings(root, PACKAGES).claude!.modes.chat!, 'claude.chat');

it(
  'brings a new setting into the form, without a key and without functions',
  {timeout: 60_000},
  () => {
    const before = fieldsIn(path.join(PACKAGES, 'deep-chat'));
    const after = fieldsIn(
      changedCopy([
        [
          'types/claude.d.ts',
          'model?: string;',
          `model?: string;
        serviceTier?: 'auto' | 'standard_only';
        thinking?: {budget_tokens: number};
        max_cost: number;
        api_key?: string;
        onStep?: (step: string) => void;`,
        ],
      ]),
    );
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
  },
);
