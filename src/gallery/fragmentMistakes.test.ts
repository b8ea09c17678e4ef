import {describe, expect, it} from 'vitest';
import {fragmentMistakes} from './fragmentMistakes';
import type {Fragment} from '../data/fragment';

const part = (over: Partial<Fragment> = {}): Fragment => ({
  path: '/start/options',
  title: 'Options',
  summary:
    'A sentence that is long enough to stand as the description of a page in search results.',
  usedOn: '/start',
  module: 'start/options.fragment.tsx',
  ...over,
});
const always = () => true;

/** The build runs it on the parts of this site, and stops at a mistake. */
describe('fragmentMistakes', () => {
  it('finds nothing wrong with a good list', () => {
    const other = {path: '/a/b', title: 'Other', summary: `${part().summary} Another.`};
    expect(fragmentMistakes([part(), part(other)], always)).toEqual([]);
  });

  it('names doubled paths, titles and summaries once each', () => {
    const mistakes = fragmentMistakes([part(), part(), part()], always);
    expect(mistakes).toHaveLength(3);
    expect(mistakes[0]).toContain('/start/options');
    expect(mistakes[1]).toContain('"Options"');
  });

  it('names a module that is no file', () => {
    expect(fragmentMistakes([part()], () => false)[0]).toContain('src/start/options.fragment.tsx');
  });

  it('refuses a path with a slash at the end and a summary of the wrong length', () => {
    expect(fragmentMistakes([part({path: '/start/'})], always)).toHaveLength(1);
    expect(fragmentMistakes([part({summary: 'Short.'})], always)[0]).toContain('6 characters');
    expect(fragmentMistakes([part({summary: 'x'.repeat(161)})], always)).toHaveLength(1);
  });
});
