import {describe, expect, it} from 'vitest';
import {INDEX} from '../../tests/support/search/fixture';
import {placedSections, toRecords} from './records';

describe('placedSections', () => {
  it('has the headings above each section, whatever levels follow each other', () => {
    const sections = [1, 2, 3, 4, 3, 2, 4, 2].map((level, at) => ({
      level,
      anchor: '',
      heading: `${level}${'abcdefgh'[at]}`,
      text: [],
    }));
    const placed = placedSections({url: '/', group: 'Docs', title: '1a', sections});
    expect(placed.map(({path}) => path.join(' '))).toEqual([
      '1a',
      '1a 2b',
      '1a 2b 3c',
      '1a 2b 3c 4d',
      '1a 2b 3e',
      '1a 2f',
      '1a 2f 4g',
      '1a 2h',
    ]);
  });
});

describe('toRecords', () => {
  const records = toRecords(INDEX, 'https://example.org');

  // @spec 3.hit
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

  it('have the text of a page and of a name, an anchor below the top, and at most six levels', () => {
    const deep = [1, 2, 3, 4, 5, 6].map((level) => ({
      level,
      anchor: level === 1 ? '' : `h${level}`,
      heading: `H${level}`,
      text: level === 1 ? ['First.'] : ['Text.'],
      symbols:
        level === 6
          ? ([
              ['name', 'What it is'],
              ['other', ''],
            ] as const)
          : undefined,
    }));
    const index = {...INDEX, pages: [{url: '/a', group: 'Docs', title: 'H1', sections: deep}]};
    const rows = toRecords(index).map(({type, content, anchor, hierarchy}) =>
      [type, content, anchor, ...Object.values(hierarchy)].join(' '),
    );
    expect(rows).toMatchInlineSnapshot(`
      [
        "lvl1 First.  Docs H1     ",
        "content First.  Docs H1     ",
        "lvl2  h2 Docs H1 H2    ",
        "content Text. h2 Docs H1 H2    ",
        "lvl3  h3 Docs H1 H2 H3   ",
        "content Text. h3 Docs H1 H2 H3   ",
        "lvl4  h4 Docs H1 H2 H3 H4  ",
        "content Text. h4 Docs H1 H2 H3 H4  ",
        "lvl5  h5 Docs H1 H2 H3 H4 H5 ",
        "content Text. h5 Docs H1 H2 H3 H4 H5 ",
        "lvl6  h6 Docs H1 H2 H3 H4 H5 H6",
        "lvl6 What it is h6 Docs H1 H2 H3 H4 H5 name",
        "lvl6  h6 Docs H1 H2 H3 H4 H5 other",
        "content Text. h6 Docs H1 H2 H3 H4 H5 H6",
      ]
    `);
  });
});
