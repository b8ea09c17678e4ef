import {describe, expect, it} from 'vitest';
import {providers} from '../../data/providers';
import {
  capabilityMatrix,
  capabilityTable,
  chipsOf,
  closedNote,
  modeRequests,
  moreCapabilities,
} from './providerMarkdown';
import {proxyExample} from './providerExamples';
import {providerNote} from './remark';

describe('what pages say about providers', () => {
  it.each([
    ['what they are compared by', capabilityMatrix(), '| Provider | Streaming |'],
    ['what is looked up', moreCapabilities(), '| Provider | Browser access |'],
  ])('is a matrix with a row for each provider: %s', (_, matrix, start) => {
    const [head, , ...rows] = matrix.split('\n');
    expect(head?.startsWith(start)).toBe(true);
    expect(rows).toHaveLength(providers.length);
    for (const {page} of providers)
      expect(rows.filter((row) => row.includes(`(/docs/directConnection/${page})`))).toHaveLength(
        1,
      );
  });

  it('is cut to its first words in the matrix and whole on the page', () => {
    expect(capabilityMatrix()).toContain('| lines of JSON |');
    expect(capabilityTable('ollama')).toContain('lines of JSON; `stream: {simulation: true}`');
  });

  it('has the row of a mode with a page of its own', () => {
    expect(capabilityTable('openAI', 'completions')).toContain('`completions` of `openAI`');
    expect(() => capabilityTable('openAI', 'chat')).toThrow('Add it to modeCapabilities');
  });

  it('names the nearest provider for one that does not exist', () => {
    expect(() => capabilityTable('openIA')).toThrow(/Nearest names: .*openAI/);
  });

  it('is on a card in a few words, with what is closed', () => {
    expect(chipsOf('mistral')).toEqual(['Chat', 'Streaming', 'Tools', 'Images']);
    expect(chipsOf('assemblyAI')).toEqual(['Audio']);
    expect(chipsOf('together')).toEqual(['Chat', 'Streaming', 'Image generation', 'Speech']);
    for (const {key} of providers) expect(chipsOf(key), key).not.toEqual([]);
    expect(closedNote('deepSeek')).toBe('Closed or closing at the provider: the built-in model.');
    expect(closedNote('mistral')).toBeUndefined();
  });

  it('has a request or a reason for each mode', () => {
    for (const {key} of providers)
      for (const {mode, markdown} of modeRequests(key))
        expect(markdown, `${key}.${mode.id}`).toMatch(
          /POST http|can’t be previewed|stops with an error|fail even with a key/,
        );
  });

  it('names the provider in sentences that pages share', () => {
    expect(providerNote('request', 'claude')).toContain('would go to Claude');
    expect(() => providerNote('reqest', 'claude')).toThrow('Nearest names: request');
    expect(() => providerNote('key', 'cluade')).toThrow(/Nearest names: .*claude/);
  });

  it('has the address, the stream and the mode of each provider in its proxy', () => {
    const cohere = proxyExample({provider: 'cohere', env: 'COHERE_API_KEY'});
    expect(cohere).toContain("'https://api.cohere.com/v2/chat'");
    expect(cohere).toContain("url: '/api/cohere', stream: {simulation: true}");
    expect(cohere).not.toContain('body.stream');
    const completions = proxyExample({provider: 'openAI', mode: 'completions', env: 'KEY'});
    expect(completions).toContain("openAI: {key: 'placeholder', completions: true}");
    expect(completions).toContain('stream: body.stream === true');
    expect(() => proxyExample({provider: 'kimi'})).toThrow('needs `env`');
    expect(() => proxyExample({provider: 'openAI', mode: 'realtime', env: 'KEY'})).toThrow(
      'has no request of openAI.realtime',
    );
  });
});
