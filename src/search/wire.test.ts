import {describe, expect, it} from 'vitest';
import {siteIndex} from '../../tests/support/search/siteIndex';
import type {SearchIndex} from './types';
import {packIndex, unpackIndex} from './wire';

/** Absent and empty lists mean the same. */
const full = (index: SearchIndex): SearchIndex => ({
  ...index,
  pages: index.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({symbols: [], code: [], aliases: [], ...section})),
  })),
});

describe('packed index', () => {
  it("gives back the site's whole index", {timeout: 60_000}, () => {
    const index = siteIndex();
    const packed = JSON.parse(JSON.stringify(packIndex(index)));
    expect(unpackIndex(packed)).toEqual(full(index));
  });

  it('takes out the characters that separate, and keeps every other', () => {
    const index: SearchIndex = {
      language: 'en',
      version: 'current',
      tag: 'docs',
      pages: [
        {
          url: '/a',
          group: 'Docs',
          title: 'A ¦ B',
          sections: [
            {
              level: 1,
              anchor: '',
              heading: 'A ¬ B',
              text: ['', '1 ¶ 2', '"\\\n\t<é𝕏'],
              symbols: [['x', '']],
            },
          ],
        },
        {url: '/b', group: 'Docs', title: 'B', sections: []},
        {
          url: '/c',
          group: 'Docs',
          title: 'C',
          sections: [{level: 2, anchor: 'x', heading: 'X', text: []}],
        },
      ],
    };
    const [first, second, third] = unpackIndex(packIndex(index)).pages;
    expect(first).toMatchObject({
      title: 'A  B',
      sections: [{heading: 'A  B', text: ['', '1  2', '"\\\n\t<é𝕏'], symbols: [['x', '']]}],
    });
    expect(second).toEqual(index.pages[1]);
    expect(third).toMatchObject({sections: [{level: 2, anchor: 'x', text: [], code: []}]});
  });

  it('keeps how sentences begin, and anchors', () => {
    const text = [
      'Set it. connect is optional. A b. a b. X. e.g. this',
      'stream it',
      'I am',
      'º+a "b" & ~ ^ ` % · c',
    ];
    const sections = ['Set a value', 'set-a-value', '~', '', 'other'].map((anchor) => ({
      level: 2,
      anchor,
      heading: 'Set a value',
      text,
    }));
    const page = {url: '/a', group: 'Docs', title: 'A', sections};
    const index = {language: 'en', version: 'current', tag: 'docs', pages: [page]};
    const [first, ...others] = unpackIndex(packIndex(index)).pages[0]!.sections;
    expect(first!.text).toEqual([...text.slice(0, 3), '+a "b" & ~ ^ ` % · c']);
    expect(first!.anchor).toBe('Set a value');
    expect(others.map(({anchor}) => anchor)).toEqual(['set-a-value', '~', '', 'other']);
  });

  it('packs an index without pages', () => {
    const index = {language: 'en', version: 'current', tag: 'docs', pages: []};
    expect(unpackIndex(packIndex(index))).toEqual(index);
  });
});
