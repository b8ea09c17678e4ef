import {expect, it} from 'vitest';
import {PLAYGROUND} from '../contract/playground';
import {findTest} from '../contract/titles';

/** The last feature of the ranked list; those after it came later. */
const LAST_NEEDED = 52;

/** Features that the playground had for a while: code in the page and ready interceptors. */
const RETIRED = [43, 44];

it('has every feature that the playground needs, once', () => {
  const ids = PLAYGROUND.map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const needed = Array.from({length: LAST_NEEDED}, (_, index) => index + 1);
  expect(needed.filter((id) => !ids.includes(id))).toEqual(RETIRED);
});

it('names tests that exist, and that run at the widths', () => {
  const wrong = PLAYGROUND.flatMap(({id, widths, tests}) => {
    const found = tests.map(findTest);
    const missing = found.filter((one) => typeof one === 'string');
    const isShown =
      !(widths.includes(1280) && widths.includes(390)) ||
      found.some((one) => typeof one !== 'string' && one.isInBothWindows);
    return [
      ...missing.map((what) => `${id}: ${what}`),
      ...(isShown ? [] : [`${id}: no test runs at 1280 and 390 px`]),
    ];
  });
  expect(wrong).toEqual([]);
});
