import {expect, it} from 'vitest';
import {INDEX} from '../../../tests/support/search/fixture';
import {SearchEngine} from '../../search/engine';
import {withPath} from './path';

const pathOf = (query: string, type: string) => {
  const {hits} = new SearchEngine(INDEX).search({
    query,
    indexName: 'docs',
    attributesToSnippet: [
      'hierarchy.lvl1:10',
      'hierarchy.lvl2:10',
      'hierarchy.lvl3:10',
      'content:10',
    ],
  });
  return withPath(hits.find((hit) => hit.type === type)!)._snippetResult.hierarchy.lvl1?.value;
};

it('shows the headings around a hit', () => {
  expect(pathOf('maxMessages', 'lvl3')).toBe('Connect › requestBodyLimits');
  expect(pathOf('requestBodyLimits', 'lvl2')).toBe('Connect');
  expect(pathOf('newest', 'content')).toBe('Connect › requestBodyLimits › Send few');
  expect(pathOf('connect', 'lvl1')).toBe('<em>Connect</em>');
});
