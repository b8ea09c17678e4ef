import {expect, it} from 'vitest';
import {isAsNewAs} from './node-version.mjs';

it('compares versions by their numbers', () => {
  expect(isAsNewAs('20.19.0', '20.19.0')).toBe(true);
  expect(isAsNewAs('20.20.2', '20.19.0')).toBe(true);
  expect(isAsNewAs('22.3.0', '20.19.0')).toBe(true);
  expect(isAsNewAs('20.9.0', '20.19.0')).toBe(false);
  expect(isAsNewAs('18.99.0', '20.19.0')).toBe(false);
});
