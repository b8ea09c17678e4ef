import {expect, it} from 'vitest';
import {difference} from './difference';

const of = (one: string, two: string) =>
  difference(one, two).map(({kind, text}) => `${kind}:${text.trim()}`);

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

it('stays quick with long texts', () => {
  expect(difference('a '.repeat(20_000), 'b '.repeat(20_000))).toHaveLength(2);
});
