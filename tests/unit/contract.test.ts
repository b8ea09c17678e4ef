import {expect, it} from 'vitest';
import {CONTRACT} from '../contract';
import {findTest} from '../contract/titles';

/** Sections of the specification; each has its own lines. */
const SECTIONS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

it('each line has an id of its own, in a section of the specification', () => {
  const ids = CONTRACT.map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !SECTIONS.includes(id.split('.')[0]!))).toEqual([]);
  expect(SECTIONS.filter((section) => !ids.some((id) => id.startsWith(`${section}.`)))).toEqual([]);
});

it('each line names tests that exist', () => {
  const wrong = CONTRACT.flatMap(({id, tests}) =>
    tests.map(findTest).flatMap((found) => (typeof found === 'string' ? [`${id}: ${found}`] : [])),
  );
  expect(wrong).toEqual([]);
});
