import {describe, expect, it} from 'vitest';
import {FRAMEWORKS} from '../example/frameworks';
import {chatOptions, optionValues, readOptions} from './options';
import {assistantPrompt} from './prompt';

describe('readOptions', () => {
  it('keeps known options in their own order', () => {
    expect(readOptions('names,nonsense,greeting')).toEqual(['greeting', 'names']);
    expect(readOptions(null)).toEqual([]);
  });
});

describe('optionValues', () => {
  it('joins what the options set, each a property of its own', () => {
    const all = optionValues(chatOptions.map(({id}) => id));
    expect(Object.keys(all)).toHaveLength(chatOptions.length);
    expect(optionValues(['avatars'])).toEqual({avatars: true});
  });
});

describe('assistantPrompt', () => {
  it('names the package and the list of pages', () => {
    for (const {id} of FRAMEWORKS) {
      const prompt = assistantPrompt(id, 'https://example.org/base/');
      expect(prompt).toContain('https://example.org/base/llms.txt');
      expect(prompt).toContain(`https://example.org/base/llms-${id}.txt`);
    }
    expect(assistantPrompt('react', '/')).toContain('npm install deep-chat-react');
    expect(assistantPrompt('html', '/')).toContain('module script');
  });
});
