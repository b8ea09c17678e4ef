import {expect, it} from 'vitest';
import {startOfDrawn} from './drawn';

const long = (...lengths: number[]) => lengths.map((length) => ({text: 'x'.repeat(length)}));

it('draws the newest messages up to a limit, and one in any case', () => {
  expect(startOfDrawn(long(10, 10, 10), 100)).toBe(0);
  expect(startOfDrawn(long(10, 10, 10), 20)).toBe(1);
  expect(startOfDrawn(long(10, 10, 10), 19)).toBe(2);
  expect(startOfDrawn(long(10, 500), 100)).toBe(1);
  expect(startOfDrawn([], 100)).toBe(0);
  expect(startOfDrawn([{html: 'x'.repeat(90)}, {html: 'x'.repeat(90)}], 100)).toBe(1);
});
