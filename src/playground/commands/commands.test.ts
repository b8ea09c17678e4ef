import {expect, it} from 'vitest';
import {found} from './commands';

const commands = ['Load a template', 'Add a chat', 'Look of Claude', 'Code of Claude'].map(
  (label) => ({
    label,
    run: () => undefined,
  }),
);
const labels = (query: string) => found(commands, query).map(({label}) => label);

it('finds commands by all their words, in any order, beginnings first', () => {
  expect(labels('claude look')).toEqual(['Look of Claude']);
  expect(labels('ad')).toEqual(['Add a chat', 'Load a template']);
  expect(labels(' ')).toHaveLength(4);
  expect(labels('zzz')).toEqual([]);
});
