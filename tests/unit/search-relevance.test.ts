import {expect, test} from 'vitest';
import {SearchEngine} from '../../src/search/engine';
import {measure, type RelevanceQuery} from '../support/search/measure';
import {siteIndex} from '../support/search/siteIndex';
import data from '../data/search/queries.json';
import wide from '../data/search/queries-wide.json';

// All pages are parsed first, which takes seconds.
// @spec 1.search
test('readers find the page they look for', {timeout: 120_000}, () => {
  const engine = new SearchEngine(siteIndex());
  const search = (query: string) => engine.search({query, indexName: 'docs'}).hits;
  const figure = (value: number) => value.toFixed(3);
  const report = (name: string, queries: readonly RelevanceQuery[]) => {
    const found = measure(queries, search);
    console.log(
      `${name}, ${queries.length} queries by page: MRR@5 ${figure(found.mrr)}, ` +
        `success@1 ${figure(found.first)}, success@5 ${figure(found.five)}`,
    );
    return found;
  };
  const all: RelevanceQuery[] = [...data.queries, ...wide.queries];
  report('names and tasks', data.queries);
  report('as developers ask', wide.queries);
  const found = report('all', all);
  console.log(`not first: ${found.missed.join('; ') || 'none'}`);
  expect(found.mrr).toBeGreaterThanOrEqual(0.95);
  expect(found.first).toBeGreaterThanOrEqual(0.92);
  expect(found.five).toBeGreaterThanOrEqual(0.98);
});
