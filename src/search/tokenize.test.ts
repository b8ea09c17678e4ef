import {describe, expect, it} from 'vitest';
import {bare, nameTerms, parts, runs, stem, terms, termsOf, words} from './tokenize';

describe('words', () => {
  it('keeps identifiers together and knows their places', () => {
    expect(words('Set `max_tokens` to 5, “déjà” vu').map((word) => word.text)).toEqual([
      'Set',
      'max_tokens',
      'to',
      '5',
      'déjà',
      'vu',
    ]);
    expect(words('a bc')[1]).toEqual({text: 'bc', start: 2});
  });

  it('survives text that has no words', () => {
    expect(words('')).toEqual([]);
    expect(words('<>"\u0000\u202e🙂')).toEqual([]);
  });
});

describe('parts', () => {
  it.each([
    ['requestBodyLimits', ['request', 'Body', 'Limits']],
    ['htmlClassUtilities', ['html', 'Class', 'Utilities']],
    ['OpenAIRealtime', ['Open', 'AI', 'Realtime']],
    ['parseHTMLText', ['parse', 'HTML', 'Text']],
    ['CUSTOM_ELEMENTS_SCHEMA', ['CUSTOM', 'ELEMENTS', 'SCHEMA']],
    ['gpt4o', ['gpt', '4', 'o']],
    ['plain', ['plain']],
  ])('%s', (word, expected) => {
    expect(parts(word).map((part) => part.text)).toEqual(expected);
  });
});

describe('stem', () => {
  it.each([
    ['messages', 'message'],
    ['streaming', 'streams'],
    ['hide', 'hiding'],
    ['responses', 'response'],
    ['stopped', 'stop'],
    ['boxes', 'box'],
    ['replies', 'reply'],
    ['loaded', 'loading'],
    ['translate', 'translation'],
    ['translating', 'translate'],
    ['colours', 'color'],
    ['customise', 'customizing'],
    ['behaviour', 'behavior'],
    ['centre', 'center'],
    ['operations', 'operate'],
    ['suggestions', 'suggest'],
    ['clickable', 'click'],
    ['automatically', 'automatical'],
    ['variables', 'variable'],
    ['addressed', 'address'],
    ['greyed', 'grayed'],
    ['favourites', 'favorite'],
    ['ties', 'tie'],
  ])('joins %s and %s', (a, b) => expect(stem(a)).toBe(stem(b)));

  it.each([
    ...['css', 'sse', 'status', 'this', 'class', 'format', 'your', 'hour', 'red', 'bed', 'gpt4s'],
    // They have what looks like an ending in the middle, or are nothing without it.
    ...['translational', 'conditional', 'ingest', 'using', 'string', 'upstream', 'edit', 'only'],
  ])('leaves %s alone', (word) => expect(stem(word)).toBe(word));
});

describe('terms', () => {
  it('of an identifier are itself, its parts and their stems', () => {
    expect(termsOf('introMessages')).toEqual(
      expect.arrayContaining(['intromessages', 'intro', 'messages', '~messag']),
    );
  });

  it('of words that a dot or hyphen joins are also one name', () => {
    expect(terms('listen to new-message')).toContain('newmessage');
    expect(terms('gpt-4o')).toContain('gpt4o');
    expect(terms('the end. Next')).not.toContain('endnext');
    expect(terms('max_tokens')).toContain('maxtokens');
    expect(terms('open a new-message')).not.toContain('opena');
  });

  it('ignore case and accents', () => {
    expect(terms('Café')).toContain('cafe');
  });

  it('of a name join up to four neighboring words', () => {
    expect(runs(['a', 'b', 'c'])).toEqual(['ab', 'abc', 'bc']);
    const long = runs(['speech', 'to', 'Speech', 'in', 'app']);
    expect(long).toContain('speechtospeechin');
    expect(long).not.toContain('speechtospeechinapp');
    expect(nameTerms('Hugging Face')).toContain('huggingface');
    expect(bare('Hugging-Face')).toBe('huggingface');
  });
});
