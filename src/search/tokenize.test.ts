import {describe, expect, it} from 'vitest';
import {bare, nameTerms, parts, stem, terms, termsOf, words} from './tokenize';

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
  ])('joins %s and %s', (a, b) => expect(stem(a)).toBe(stem(b)));

  it.each(['css', 'sse', 'status', 'this', 'class', 'format', 'your', 'hour'])(
    'leaves %s alone',
    (word) => expect(stem(word)).toBe(word),
  );
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
  });

  it('ignore case and accents', () => {
    expect(terms('Café')).toContain('cafe');
  });

  it('of a name join neighbouring words', () => {
    expect(nameTerms('Hugging Face')).toContain('huggingface');
    expect(bare('Hugging-Face')).toBe('huggingface');
  });
});
