import {describe, expect, it} from 'vitest';
import {piecesOf} from './pieces';

describe('piecesOf', () => {
  it('keeps words, code and links whole, and loses nothing', () => {
    const text = 'Set `a b` now.\n\nRead more: [One \\[two\\]](/a), [Three](/b)';
    const pieces = piecesOf(text);
    expect(pieces.join('')).toBe(text);
    expect(pieces).toContain('`a b` ');
    expect(pieces).toContain('[One \\[two\\]](/a), ');
  });

  it('has few pieces for a long answer, none for an empty one', () => {
    expect(piecesOf('word '.repeat(500)).length).toBeLessThanOrEqual(60);
    expect(piecesOf('')).toEqual([]);
  });
});
