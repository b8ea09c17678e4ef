import {describe, expect, it} from 'vitest';
import {INDEX} from '../../tests/support/search/fixture';
import {toRecords} from './records';

describe('toRecords', () => {
  const records = toRecords(INDEX, 'https://example.org');

  it('makes one for each page, heading, name and paragraph, with unique ids', () => {
    const connect = records.filter((record) => record.url_without_anchor.endsWith('/docs/connect'));
    expect(connect.map(({type, hierarchy}) => [type, hierarchy.lvl2, hierarchy.lvl3])).toEqual([
      ['lvl1', null, null],
      ['content', null, null],
      ['lvl2', 'requestBodyLimits', null],
      ['lvl3', 'requestBodyLimits', 'maxMessages'],
      ['content', 'requestBodyLimits', null],
      ['lvl3', 'requestBodyLimits', 'Send few'],
      ['content', 'requestBodyLimits', 'Send few'],
    ]);
    expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
  });

  it('has absolute addresses and the facets', () => {
    expect(records[2]).toMatchObject({
      url: 'https://example.org/docs/connect#requestBodyLimits',
      anchor: 'requestBodyLimits',
      language: 'en',
      version: 'current',
      docusaurus_tag: 'docs-default-current',
    });
  });
});
