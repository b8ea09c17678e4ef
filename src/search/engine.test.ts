import {describe, expect, it} from 'vitest';
import {INDEX} from '../../tests/support/search/fixture';
import {SearchEngine} from './engine';
import type {SearchRequest} from './types';

const search = (query: string, more: Partial<SearchRequest> = {}) =>
  new SearchEngine(INDEX).search({
    query,
    indexName: 'docs',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    attributesToSnippet: [
      'hierarchy.lvl1:10',
      'hierarchy.lvl2:10',
      'hierarchy.lvl3:10',
      'content:5',
    ],
    ...more,
  });
const urls = (query: string) => search(query).hits.map((hit) => hit.url);

describe('ranking', () => {
  it.each([
    ['connect', '/docs/connect'],
    ['requestBodyLimits', '/docs/connect#requestBodyLimits'],
    ['request body limits', '/docs/connect#requestBodyLimits'],
    ['REQUESTBODYLIMITS', '/docs/connect#requestBodyLimits'],
    ['body limit', '/docs/connect#requestBodyLimits'],
    ['requestBod', '/docs/connect#requestBodyLimits'],
    ['reqestBodyLimits', '/docs/connect#requestBodyLimits'],
    ['hide avatar', '/docs/messages/#avatars'],
    ['avatr', '/docs/messages/#avatars'],
    ['profile picture', '/docs/messages/#avatars'],
    ['how do I hide the avatars', '/docs/messages/#avatars'],
  ])('%s → %s', (query, url) => expect(urls(query)[0]).toBe(url));

  it('finds documented names as records of their own', () => {
    const [hit] = search('maxMessages').hits;
    expect(hit).toMatchObject({
      type: 'lvl3',
      url: '/docs/connect#requestBodyLimits',
      content: 'number · Most messages that are sent',
      hierarchy: {
        lvl0: 'Docs',
        lvl1: 'Connect',
        lvl2: 'requestBodyLimits',
        lvl3: 'maxMessages',
        lvl4: null,
      },
    });
  });

  it('puts a page about one case behind a general one', () => {
    expect(urls('messages')[0]).toBe('/docs/messages/');
  });

  it('puts a page about a provider that the query names first', () => {
    expect(urls('provider7 widget')[0]).toBe('/docs/directConnection/P7#a');
  });

  it('finds nothing for nonsense, nothing and markup', () => {
    for (const query of ['qqzzxxv', '', '   ', '<>', '\u0000', '🙂'])
      expect(search(query)).toMatchObject({hits: [], nbHits: 0, nbPages: 0});
  });
});

describe('answers', () => {
  // @spec 3.hit
  it('have the shape of the hosted service', () => {
    const result = search('avatars');
    expect(result).toMatchObject({page: 0, hitsPerPage: 20, query: 'avatars', index: 'docs'});
    expect(result.hits[0]).toMatchObject({
      type: 'lvl2',
      url_without_anchor: '/docs/messages/',
      anchor: 'avatars',
      _highlightResult: {hierarchy: {lvl2: {value: '<mark>avatars</mark>', matchLevel: 'full'}}},
      _snippetResult: {hierarchy: {lvl2: {value: '<mark>avatars</mark>'}}},
    });
  });

  it('show the paragraph that has the words', () => {
    const [hit] = search('newest').hits;
    expect(hit).toMatchObject({type: 'content', content: 'Only the newest are sent.'});
    expect(hit!._snippetResult.content!.value).toContain('<mark>newest</mark>');
  });

  it('come in pages of 20 without repeating one', () => {
    const first = search('widget');
    expect(first.hits).toHaveLength(20);
    const ids = Array.from({length: first.nbPages}, (_, page) => search('widget', {page})).flatMap(
      (result) => result.hits.map((hit) => hit.objectID),
    );
    expect(ids).toHaveLength(first.nbHits);
    expect(new Set(ids).size).toBe(first.nbHits);
  });

  it('spread over groups: twenty hits of one do not hide another', () => {
    expect(search('widget').hits.map((hit) => hit.hierarchy.lvl0)).toContain('Examples');
  });

  it('honour facet filters', () => {
    const count = (facetFilters: SearchRequest['facetFilters']) =>
      search('avatars', {facetFilters}).nbHits;
    expect(
      count(['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']]),
    ).toBe(search('avatars').nbHits);
    expect(count(['language:de'])).toBe(0);
    expect(count(['language:en', 'version:1.0.0'])).toBe(0);
    expect(count([['version:1.0.0', 'version:current']])).toBeGreaterThan(0);
  });

  it('say how a hit was ranked when they are asked for it', () => {
    const [plain] = search('maxMessages').hits;
    expect(plain).not.toHaveProperty('_rankingInfo');
    const [hit] = search('maxMessages', {getRankingInfo: true}).hits;
    expect(hit?._rankingInfo).toMatchObject({
      words: [{word: 'maxMessages', sureness: 1, terms: expect.arrayContaining(['maxmessages'])}],
      place: 1,
      heading: 'requestBodyLimits',
      text: [
        'Decides how much of the conversation a request holds.',
        'maxMessages: number · Most messages that are sent',
      ].join('\n'),
    });
    const [other] = search('newest', {getRankingInfo: true}).hits;
    expect(other?._rankingInfo?.text).toBe('Only the newest are sent.');
    const sureness = (query: string) =>
      search(query, {getRankingInfo: true}).hits[0]?._rankingInfo?.words.map(
        (word) => word.sureness,
      );
    // A typing mistake in a short word could be many other words.
    expect(sureness('newezt')).toEqual([0.35]);
  });

  it('have pages of the size that is asked for', () => {
    const {nbHits} = search('widget');
    expect(search('widget', {hitsPerPage: 7})).toMatchObject({
      nbPages: Math.ceil(nbHits / 7),
      hitsPerPage: 7,
      exhaustiveNbHits: true,
    });
    expect(search('widget', {hitsPerPage: 0}).hits).toHaveLength(1);
    expect(search('widget').processingTimeMS).toBeLessThan(10_000);
  });

  it('have at most three first hits of a page and eight of a group; the rest comes later', () => {
    const section = (name: string, at: number) => ({
      level: 2,
      anchor: `${name}${at}`,
      heading: `Widget ${at}`,
      text: [],
    });
    const pageOf = (name: string, group: string, count: number) => ({
      url: `/${name}`,
      group,
      title: name,
      sections: [
        {level: 1, anchor: '', heading: name, text: []},
        ...Array.from({length: count}, (_, at) => section(name, at)),
      ],
    });
    const pages = [
      ...['a', 'b', 'c', 'd', 'e'].map((name) => pageOf(name, 'One', 6)),
      ...['f', 'g'].map((name) => pageOf(name, 'Two', 6)),
    ];
    const many = new SearchEngine({...INDEX, pages});
    const {hits} = many.search({query: 'widget', indexName: 'docs', hitsPerPage: 14});
    const first = hits.slice(0, 14).map(({url}) => url[1]);
    const count = (letters: string) => first.filter((name) => letters.includes(name ?? '')).length;
    expect([count('abcde'), count('fg')]).toEqual([8, 6]);
    for (const name of 'abcdefg') expect(count(name)).toBeLessThanOrEqual(3);
    const rest = many.search({query: 'widget', indexName: 'docs', hitsPerPage: 14, page: 1});
    expect(rest.hits.length).toBeGreaterThan(5);
  });

  it('mark matches with what the request says, and as the service does without it', () => {
    const newest = (more: Partial<SearchRequest>) =>
      new SearchEngine(INDEX).search({query: 'newest', indexName: 'docs', ...more}).hits[0];
    const hit = newest({attributesToSnippet: ['content:2']});
    expect(hit?._highlightResult.hierarchy).not.toHaveProperty('lvl0');
    expect(Object.keys(hit?._highlightResult.hierarchy ?? {})).toEqual(['lvl1', 'lvl2', 'lvl3']);
    expect(hit?._snippetResult.content?.value).toBe('…<em>newest</em> are…');
    expect(hit?._snippetResult.hierarchy).toEqual({});
    const other = newest({
      attributesToSnippet: ['content'],
      snippetEllipsisText: ' [more]',
      highlightPreTag: '<b>',
      highlightPostTag: '</b>',
    });
    expect(other?._snippetResult.content?.value).toBe('Only the <b>newest</b> are sent.');
    const cut = newest({attributesToSnippet: ['content:2'], snippetEllipsisText: '[more]'});
    expect(cut?._snippetResult.content?.value).toBe('[more]<em>newest</em> are[more]');
  });
});
