import {expect, it} from 'vitest';
import {marksIn, withoutMarks} from './marks';

const PAGE =
  'Open it. It never `closes`. <KnownFault />\n\n| a | No b <Until /> |\n- Two. <Since /> Three.';

it('lists marked sentences with their line, and takes the marks off for readers', () => {
  expect(marksIn(PAGE)).toEqual([
    {line: 1, sentence: 'It never `closes`.'},
    {line: 3, sentence: 'No b'},
    {line: 4, sentence: 'Two.'},
  ]);
  expect(withoutMarks(PAGE)).toBe('Open it. It never `closes`.\n\n| a | No b |\n- Two. Three.');
});
