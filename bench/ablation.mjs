import {createRequire} from 'node:module';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../scripts/lib/packages.mjs';
import {relevance} from './searchRelevance.mjs';

/** What each value would be if it said nothing. */
const NEUTRAL = {
  name: 1,
  aliases: 1,
  depth: 1,
  exact: 1,
  level: 1,
  ease: 1,
  wholeShare: 0,
  guide: 1,
  leastRarity: 1,
  part: 0,
  typo: 0,
  cut: 0,
};

/**
 * Prints what the ranking finds without each of its weights, and without the lists of synonyms and of other
 * names: the difference in MRR@5 says what each is worth.
 *
 * @param {string} indexFile The index that the last build wrote.
 */
export function measureAblation(indexFile) {
  const require = createRequire(import.meta.url);
  require('sucrase/register/ts');
  const {SearchEngine} = require('../src/search/engine.ts');
  const {FIELD_WEIGHTS, WEIGHTS} = require('../src/search/weights.ts');
  const index = JSON.parse(readFileSync(indexFile, 'utf8'));
  const queries = ['queries', 'queries-wide'].flatMap(
    (name) =>
      JSON.parse(readFileSync(path.join(ROOT, `tests/data/search/${name}.json`), 'utf8')).queries,
  );
  const ask = (pages) => {
    const engine = new SearchEngine({...index, pages});
    return relevance(
      queries,
      queries.map(({q}) => engine.search({query: q, indexName: 'docs'}).hits.map(({url}) => url)),
    ).mrr;
  };
  const all = ask(index.pages);
  console.log(`\n${queries.length} queries, MRR@5 ${all.toFixed(4)}\n`);
  console.log('| without | instead | MRR@5 |');
  console.log('|---|---:|---:|');
  const print = (name, value, mrr) =>
    console.log(`| ${name} | ${value} | ${mrr > all ? '+' : ''}${(mrr - all).toFixed(4)} |`);
  for (const [name, neutral] of Object.entries(NEUTRAL)) {
    const weights = name in FIELD_WEIGHTS ? FIELD_WEIGHTS : WEIGHTS;
    const value = weights[name];
    weights[name] = neutral;
    print(name, neutral, ask(index.pages));
    weights[name] = value;
  }
  const plain = index.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({...section, aliases: []})),
  }));
  print('other names of sections', 'none', ask(plain));
}
