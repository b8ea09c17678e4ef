import {describe, expect, it} from 'vitest';
import {FRAMEWORKS} from '../example/frameworks';
import {assistantPrompt} from './prompt';

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
