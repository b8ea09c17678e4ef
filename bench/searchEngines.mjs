// The engines that `npm run bench -- search` compares. Each gets the same records and answers with the
// addresses of at most 20 hits, best first. All are set up for what readers do: beginnings of words, one
// typing mistake, titles and headings before text.

/**
 * @typedef {{id: number, url: string, title: string, headings: string, content: string}} Row
 * @typedef {{load: (rows: Row[], index: object) => Promise<(query: string) => string[]>}} Engine
 */

/** Hits asked of each engine. */
const MOST = 20;

/** A record as a row of plain fields. */
export function toRows(records) {
  return records.map(({url, hierarchy, content}, id) => {
    const levels = Object.values(hierarchy).filter(Boolean);
    return {
      id,
      url,
      title: levels[1] ?? '',
      headings: levels.slice(2).join(' '),
      content: content ?? '',
    };
  });
}

const wordsOf = (query) => query.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];

/** @type {Record<string, Engine & {entry: string}>} */
export const ENGINES = {
  'this site': {
    entry: "export {SearchEngine} from './src/search/engine.ts';",
    async load(_rows, index) {
      const {createRequire} = await import('node:module');
      const require = createRequire(import.meta.url);
      require('sucrase/register/ts');
      const {SearchEngine} = require('../src/search/engine.ts');
      const {pageRequest} = require('../src/search/request.ts');
      globalThis.window ??= {matchMedia: () => ({matches: false})};
      const engine = new SearchEngine(index);
      // Unlike the others it also marks matches and cuts snippets.
      return (query) => engine.search(pageRequest(query, 'docs', 0, [])).hits.map(({url}) => url);
    },
  },
  MiniSearch: {
    entry: "export {default} from 'minisearch';",
    async load(rows) {
      const {default: MiniSearch} = await import('minisearch');
      const mini = new MiniSearch({
        fields: ['title', 'headings', 'content'],
        storeFields: ['url'],
        searchOptions: {
          prefix: true,
          fuzzy: (term) => (term.length > 3 ? 1 : false),
          boost: {title: 4, headings: 3},
        },
      });
      mini.addAll(rows);
      return (query) =>
        mini
          .search(query)
          .slice(0, MOST)
          .map(({url}) => url);
    },
  },
  lunr: {
    entry: "export {default} from 'lunr';",
    async load(rows) {
      const {default: lunr} = await import('lunr');
      const index = lunr(function build() {
        this.ref('id');
        this.field('title', {boost: 4});
        this.field('headings', {boost: 3});
        this.field('content');
        for (const row of rows) this.add(row);
      });
      return (query) =>
        index
          .query((builder) => {
            for (const word of wordsOf(query)) {
              builder.term(lunr.tokenizer(word), {boost: 10});
              builder.term(word, {
                boost: 2,
                usePipeline: false,
                wildcard: lunr.Query.wildcard.TRAILING,
              });
              if (word.length > 3)
                builder.term(word, {boost: 1, usePipeline: false, editDistance: 1});
            }
          })
          .slice(0, MOST)
          .map(({ref}) => rows[Number(ref)].url);
    },
  },
  FlexSearch: {
    entry: "export {Document} from 'flexsearch';",
    async load(rows) {
      const {Document, Charset} = await import('flexsearch');
      const document = new Document({
        document: {id: 'id', index: ['title', 'headings', 'content']},
        tokenize: 'forward',
        encoder: Charset.LatinBalance,
      });
      for (const row of rows) document.add(row);
      return (query) => {
        const ids = document
          .search(query, {limit: MOST, suggest: true})
          .flatMap(({result}) => result);
        return [...new Set(ids)].slice(0, MOST).map((id) => rows[id].url);
      };
    },
  },
  Orama: {
    entry: "export {create, insertMultiple, search} from '@orama/orama';",
    async load(rows) {
      const {create, insertMultiple, search} = await import('@orama/orama');
      const schema = {url: 'string', title: 'string', headings: 'string', content: 'string'};
      const db = create({schema});
      await insertMultiple(
        db,
        rows.map((row) => ({...row, id: String(row.id)})),
      );
      return (query) => {
        const found = search(db, {
          term: query,
          properties: ['title', 'headings', 'content'],
          boost: {title: 4, headings: 3},
          tolerance: query.length > 3 ? 1 : 0,
          limit: MOST,
        });
        return found.hits.map(({document}) => document.url);
      };
    },
  },
  'Fuse.js': {
    entry: "export {default} from 'fuse.js';",
    async load(rows) {
      const {default: Fuse} = await import('fuse.js');
      const fuse = new Fuse(rows, {
        keys: [
          {name: 'title', weight: 4},
          {name: 'headings', weight: 3},
          {name: 'content', weight: 1},
        ],
        ignoreLocation: true,
        threshold: 0.3,
      });
      return (query) => fuse.search(query, {limit: MOST}).map(({item}) => item.url);
    },
  },
};
