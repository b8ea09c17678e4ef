import {describe, expect, it} from 'vitest';
import {Postings} from './postings';

const postings = new Postings(
  [
    [['stream'], ['a', 'reply', 'comes', 'in', 'parts']],
    [['avatar'], ['stream', 'reply']],
    [['files'], ['upload', 'upload', 'reply']],
  ],
  [4, 1],
);
const scoresOf = (term: string) => {
  const {ids, values} = postings.scores(term);
  return Object.fromEntries([...ids].map((id, at) => [id, values[at]!]));
};

describe('postings', () => {
  it('weigh fields, rare terms and repeated ones', () => {
    const stream = scoresOf('stream');
    expect(Object.keys(stream)).toEqual(['0', '1']);
    expect(stream[0]).toBeGreaterThan(stream[1]!);
    expect(scoresOf('upload')[2]).toBeGreaterThan(scoresOf('reply')[2]!);
  });

  it('know their terms', () => {
    expect(postings.has('avatar')).toBe(true);
    expect(postings.has('nothing')).toBe(false);
    expect(scoresOf('nothing')).toEqual({});
    expect([...postings.terms()]).toContain('files');
  });

  it('of no documents are none', () => {
    expect([...new Postings([], [1]).terms()]).toEqual([]);
  });
});
