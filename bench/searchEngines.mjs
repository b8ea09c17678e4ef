// The engines that `npm run bench -- search` compares. Each gets the same sections, other names of sections
// and synonyms, the best of the same field weights, and answers with the addresses of at most 20 hits, best
// first. All are set up for what readers do: beginnings of words and one typing mistake.

/**
 * @typedef {Record<'title' | 'headings' | 'names' | 'content' | 'code' | 'aliases' | 'url', string> & {id: number}} Row
 * @typedef {{load: (rows: Row[], boost: Record<string, number>) => Promise<(query: string) => string[]>}} Engine
 */

/** Hits asked of each engine. */
const MAX_RESULTS = 20;

/** The fields that every engine gets, each a text. */
const FIELDS = ['title', 'headings', 'names', 'content', 'code', 'aliases'];

/** Weights of the fields that are tried for each engine; the table has the ones that find most. */
export const BOOSTS = [
  {title: 1, headings: 1, names: 1, content: 1, code: 1, aliases: 1},
  {title: 1, headings: 6, names: 1, content: 1, code: 1, aliases: 2.5},
  {title: 4, headings: 3, names: 2, content: 1, code: 1, aliases: 2.5},
  {title: 2, headings: 6, names: 3, content: 1, code: 0.5, aliases: 6},
];

/** The sections of the site's index as rows of plain fields: what this site's engine searches too. */
export function toRows({pages}) {
  return pages
    .flatMap(({url, title, group, sections}) =>
      sections.map(({anchor, heading, text, symbols = [], code = [], aliases = []}) => ({
        url: anchor ? `${url}#${anchor}` : url,
        title: `${title} ${group}`,
        headings: heading,
        names: symbols.map(([name]) => name).join(' '),
        content: [...text, ...symbols.map(([, said]) => said)].join(' '),
        code: code.join(' '),
        aliases: [anchor, ...aliases].join(' '),
      })),
    )
    .map((row, id) => ({id, ...row}));
}

/** A query with the words of this site's synonyms, for engines without synonyms. */
export function withSynonyms(query, synonyms) {
  const said = ` ${wordsOf(query).join(' ')} `;
  const meant = synonyms
    .filter(([phrase]) => said.includes(` ${phrase.toLowerCase()} `))
    .flatMap(([, ...others]) => others);
  return [query, ...meant].join(' ');
}

const wordsOf = (query) => query.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];

/** @type {Record<string, Engine & {entry: string}>} */
export const ENGINES = {
  'this site': {
    entry: "export {SearchEngine} from './src/search/engine.ts';",
    async load(index) {
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
    async load(rows, boost) {
      const {default: MiniSearch} = await import('minisearch');
      const mini = new MiniSearch({
        fields: FIELDS,
        storeFields: ['url'],
        searchOptions: {
          prefix: true,
          fuzzy: (term) => (term.length > 3 ? 1 : false),
          boost,
        },
      });
      mini.addAll(rows);
      return (query) =>
        mini
          .search(query)
          .slice(0, MAX_RESULTS)
          .map(({url}) => url);
    },
  },
  lunr: {
    entry: "export {default} from 'lunr';",
    async load(rows, boost) {
      const {default: lunr} = await import('lunr');
      const index = lunr(function build() {
        this.ref('id');
        for (const field of FIELDS) this.field(field, {boost: boost[field]});
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
          .slice(0, MAX_RESULTS)
          .map(({ref}) => rows[Number(ref)].url);
    },
  },
  FlexSearch: {
    entry: "export {Document} from 'flexsearch';",
    async load(rows, boost) {
      const {Document, Charset} = await import('flexsearch');
      const document = new Document({
        // It has no weights: the fields that come first win.
        document: {id: 'id', index: FIELDS.slice().sort((a, b) => boost[b] - boost[a])},
        tokenize: 'forward',
        encoder: Charset.LatinBalance,
      });
      for (const row of rows) document.add(row);
      return (query) => {
        const ids = document
          .search(query, {limit: MAX_RESULTS, suggest: true})
          .flatMap(({result}) => result);
        return [...new Set(ids)].slice(0, MAX_RESULTS).map((id) => rows[id].url);
      };
    },
  },
  Orama: {
    entry: "export {create, insertMultiple, search} from '@orama/orama';",
    async load(rows, boost) {
      const {create, insertMultiple, search} = await import('@orama/orama');
      const schema = Object.fromEntries(['url', ...FIELDS].map((field) => [field, 'string']));
      const db = create({schema});
      await insertMultiple(
        db,
        rows.map((row) => ({...row, id: String(row.id)})),
      );
      return (query) => {
        const found = search(db, {
          term: query,
          properties: FIELDS,
          boost,
          tolerance: query.length > 3 ? 1 : 0,
          limit: MAX_RESULTS,
        });
        return found.hits.map(({document}) => document.url);
      };
    },
  },
  'Fuse.js': {
    entry: "export {default} from 'fuse.js';",
    async load(rows, boost) {
      const {default: Fuse} = await import('fuse.js');
      const fuse = new Fuse(rows, {
        keys: FIELDS.map((name) => ({name, weight: boost[name]})),
        ignoreLocation: true,
        threshold: 0.3,
      });
      return (query) => fuse.search(query, {limit: MAX_RESULTS}).map(({item}) => item.url);
    },
  },
};
