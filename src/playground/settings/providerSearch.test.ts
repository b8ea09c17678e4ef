import {expect, it} from 'vitest';
import {ANSWERERS, findAnswerers} from './providerSearch';

const keys = (query: string) => findAnswerers(query).map(({key}) => key);

// @spec playground.2
it('finds providers by name, company, model and place', () => {
  expect(keys('gpt')).toContain('openAI');
  expect(keys('anthropic')).toEqual(['claude']);
  expect(keys('google')).toEqual(['gemini']);
  expect(keys('grok')).toEqual(['x']);
  expect(keys('local')).toEqual(expect.arrayContaining(['custom', 'ollama', 'openWebUI']));
  expect(keys('mist')).toEqual(['mistral']);
  expect(keys('')).toHaveLength(ANSWERERS.length);
  expect(keys('nobody')).toEqual([]);
});
