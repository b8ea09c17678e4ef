import {expect, it} from 'vitest';
import {INDEX} from '../../tests/support/search/fixture';
import {toHosted, toSynonyms} from './upload';

it('weighs records by the depth of their page, their level and their place', () => {
  const records = toHosted(INDEX, 'https://example.org');
  expect(records[0]).toMatchObject({
    url: 'https://example.org/docs/connect',
    weight: {page_rank: -2, level: 100, position: 0},
  });
  expect(records[1]).toMatchObject({type: 'content', weight: {level: 0, position: 1}});
  expect(records.find(({url}) => url.includes('/P0'))!.weight.page_rank).toBe(-3);
});

it('gives each synonym an id of its own', () => {
  const ids = toSynonyms().map(({objectID}) => objectID);
  expect(new Set(ids).size).toBe(ids.length);
});
