import {expect, it} from 'vitest';
import {changedLines, linesText} from './changedLines';

it('names the lines that were added or replaced', () => {
  expect(changedLines('a\nb\nc', 'a\nb\nc')).toEqual([]);
  expect(changedLines('a\nb\nc', 'a\nx\nc')).toEqual([1]);
  expect(changedLines('a\nc', 'a\nx\ny\nc')).toEqual([1, 2]);
  expect(changedLines('a\na', 'a\na\na')).toEqual([2]);
  expect(changedLines('a\nb\nc', 'a\nc')).toEqual([]);
  expect(changedLines('a', 'b')).toEqual([0]);
});

it('names lines from 1', () => {
  expect([linesText([2]), linesText([2, 3, 4]), linesText([2, 6])]).toEqual([
    'Line 3',
    'Lines 3 to 5',
    'Lines 3, 7',
  ]);
});
