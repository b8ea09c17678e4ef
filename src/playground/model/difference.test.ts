import {expect, it} from 'vitest';
import {difference, differenceOf} from './difference';

const of = (one: string, two: string) =>
  difference(one, two).map(({kind, text}) => `${kind}:${text.trim()}`);

// @spec playground.41
it('marks the words that only one text has', () => {
  expect(of('The sky is blue today', 'The sky was blue')).toEqual([
    'same:The sky',
    'first:is',
    'second:was',
    'same:blue',
    'first:today',
  ]);
});

it('knows equal, empty and entirely different texts', () => {
  expect(of('a  b\nc', 'a b c')).toEqual(['same:a  b\nc']);
  expect(of('', '')).toEqual([]);
  expect(of('', 'new text')).toEqual(['second:new text']);
  expect(of('x y', 'z')).toEqual(['first:x y', 'second:z']);
});

it('keeps every word of both texts', () => {
  const [one, two] = ['a b c d e f g', 'c a b x f g h'];
  const parts = difference(one, two);
  const side = (kind: 'first' | 'second') =>
    parts
      .filter((part) => part.kind === kind || part.kind === 'same')
      .map(({text}) => text.trim())
      .join(' ');
  expect(side('first')).toBe(one);
  expect(side('second')).toBe(two);
});

it.each([
  ['a b', 'b a', ['first:a', 'same:b', 'second:a']],
  ['a b c', 'a c', ['same:a', 'first:b', 'same:c']],
  ['a c', 'a b c', ['same:a', 'second:b', 'same:c']],
  ['a', 'b a', ['second:b', 'same:a']],
  ['a b', 'a', ['same:a', 'first:b']],
  ['x a b y', 'a b', ['first:x', 'same:a b', 'first:y']],
  ['a b c d', 'x c d a', ['first:a b', 'second:x', 'same:c d', 'second:a']],
])('finds the longest part that is in both: %j and %j', (one, two, expected) => {
  expect(of(one, two)).toEqual(expected);
});

it('compares parts one by one, blanks around them aside', () => {
  expect(differenceOf([' a', 'b'], ['a ', 'c'])).toEqual([
    {kind: 'same', text: ' a'},
    {kind: 'first', text: 'b'},
    {kind: 'second', text: 'c'},
  ]);
});

it.each([
  ['words', 'a word '.repeat(700), 'b'],
  ['sentences', 'One sentence. And more!? '.repeat(600), 'Another one.'],
  ['whole texts', 'a. '.repeat(4000), 'b. '.repeat(4000)],
])('keeps all of a long text, compared by %s', (_, long, other) => {
  const whole = `${long}The last words differ`;
  const parts = difference(other, whole);
  const shown = parts.filter(({kind}) => kind !== 'first').map(({text}) => text);
  expect(shown.join('')).toBe(whole);
});

it('stays quick with long texts', () => {
  expect(difference('a '.repeat(20_000), 'b '.repeat(20_000))).toHaveLength(2);
});
