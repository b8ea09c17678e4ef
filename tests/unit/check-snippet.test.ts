import {describe, expect, it} from 'vitest';
import {checkSnippets} from '../../scripts/snippet/check.mjs';
import {MISTAKES, MORE_MISTAKES, TASKS} from '../data/agents/tasks';

describe('npm run check:snippet', () => {
  it('accepts twenty typical tasks', {timeout: 120_000}, () => {
    expect(TASKS).toHaveLength(20);
    const found = [...checkSnippets(TASKS)].filter(([, problems]) => problems.length > 0);
    expect(found).toEqual([]);
  });

  it('catches the ten commonest mistakes, and more', {timeout: 120_000}, () => {
    expect(MISTAKES).toHaveLength(10);
    const all = [...MISTAKES, ...MORE_MISTAKES];
    const found = checkSnippets(all.map(([, snippet]) => snippet));
    for (const [mistake, {name}, says] of all)
      expect(
        found
          .get(name)!
          .map(({message}) => message)
          .join('\n'),
        mistake,
      ).toMatch(says);
  });
});
