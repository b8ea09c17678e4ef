import {describe, expect, it} from 'vitest';
import {toQuery} from './words';

describe('toQuery', () => {
  it('keeps what a question is about, within the length', () => {
    expect(toQuery('How do I attach files to it, please?', 64)).toBe('attach files');
    expect(toQuery(`${'very '.repeat(40)}long`, 20).length).toBeLessThanOrEqual(20);
    expect(toQuery('How do I do it?', 64)).toBe('How do I do it?');
  });

  it("says a reader's words in those of the docs", () => {
    expect(toQuery('Change the colours of the bubbles', 64)).toBe('messageStyles');
    expect(toQuery('Is it accessible?', 64)).toBe('accessibility');
  });
});
