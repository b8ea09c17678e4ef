import {describe, expect, it} from 'vitest';
import type {SearchHit, SearchRequest} from '../search/types';
import {isFound} from './certainty';
import {retrieve, type Surroundings} from './retrieve';

interface Made {
  readonly url: string;
  readonly title?: string;
  readonly heading?: string;
  readonly score?: number;
  /** Words of the question with how surely the section has them. */
  readonly words?: Readonly<Record<string, number>>;
  readonly place?: number;
}

const hit = ({url, title = 'Files', heading = title, score = 10, words = {}, place = 1}: Made) =>
  ({
    url,
    url_without_anchor: url.replace(/#.*/, ''),
    hierarchy: {lvl0: 'Docs', lvl1: title, lvl2: heading},
    _rankingInfo: {
      score,
      place,
      heading,
      text: `About ${heading}.`,
      words: Object.entries(words).map(([word, sureness]) => ({
        word,
        sureness,
        rarity: 0.5,
        terms: sureness > 0 ? [word.toLowerCase()] : [],
      })),
    },
  }) as unknown as SearchHit;

/** A search that finds the same for every query, and notes what it is asked. */
function search(hits: readonly SearchHit[], pages: Record<string, string> = {}) {
  const requests: SearchRequest[] = [];
  const around: Surroundings = {
    client: {
      search: async (params) => {
        requests.push(...params.requests);
        return {results: params.requests.map(() => ({hits}))} as never;
      },
    },
    baseUrl: '/base/',
    origin: 'https://site.test',
    load: async (path) => {
      if (!(path in pages)) throw new Error(path);
      return pages[path]!;
    },
  };
  return {around, requests};
}

const page = '/base/';

describe('retrieve', () => {
  it('asks without the small words', async () => {
    const {around, requests} = search([]);
    expect(await retrieve('How do I attach files to it, please?', page, around)).toEqual([]);
    expect(requests.map(({query}) => query)).toEqual(['attach files']);
  });

  it('gives title, address, text and Markdown with links to this site', async () => {
    const hits = [hit({url: '/base/docs/files/#images', heading: 'images', place: 1})];
    const {around} = search(hits, {
      '/base/docs/files':
        '# Files\n\n## images\n\nSee [this](https://site.test/base/docs/a) and [that](https://other.test/).',
    });
    expect(await retrieve('attach images', page, around)).toEqual([
      {
        title: 'Files: images',
        url: '/base/docs/files/#images',
        text: 'About images.',
        markdown: 'See [this](/base/docs/a) and [that](https://other.test/).',
        words: [],
        certainty: 0,
      },
    ]);
  });

  it('has the text where the Markdown cannot be loaded', async () => {
    const {around} = search([hit({url: '/base/docs/files'})]);
    const [section] = await retrieve('attach files', page, around);
    expect(section).not.toHaveProperty('markdown');
    expect(section!.text).toBe('About Files.');
  });

  it('needs no section to name the framework', async () => {
    const found = async (words: Readonly<Record<string, number>>) =>
      isFound(await retrieve('stream in React', page, search([hit({url: '/a', words})]).around));
    expect(await found({stream: 1, React: 0})).toBe(true);
    expect(await found({React: 0})).toBe(false);
  });

  it('answers with what is known of the whole component', async () => {
    const {around} = search([hit({url: '/base/docs/files'})]);
    const sections = await retrieve('Is it free?', page, around);
    expect(sections.map(({url}) => url)).toEqual(['/base/docs/introduction#open-source']);
    expect(isFound(sections)).toBe(true);
  });
});

describe('isFound', () => {
  it('wants most of the rare words', async () => {
    const found = async (boil: number, eggs: number) =>
      isFound(
        await retrieve('boil eggs', page, search([hit({url: '/a', words: {boil, eggs}})]).around),
      );
    expect(await found(1, 0.8)).toBe(true);
    expect(await found(1, 0)).toBe(false);
    expect(isFound([])).toBe(false);
    expect(isFound([{title: 'A', url: '/a', text: ''}])).toBe(false);
  });
});
