import {describe, expect, it} from 'vitest';
import {parts, squeezed, stem, termsOf, words} from './tokenize';

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
    ['suggestions', 'suggest'],
    ['clickable', 'click'],
    ['automatically', 'automatical'],
    ['variables', 'variable'],
    ['addressed', 'address'],
    ['ties', 'tie'],
  ])('joins %s and %s', (a, b) => expect(stem(a)).toBe(stem(b)));

  it.each([
    ...['css', 'sse', 'status', 'this', 'class', 'format', 'your', 'hour', 'red', 'bed', 'gpt4s'],
    // They have what looks like an ending in the middle, or are nothing without it.
    ...['translational', 'conditional', 'ingest', 'using', 'string', 'upstream', 'edit', 'only'],
  ])('leaves %s alone', (word) => expect(stem(word)).toBe(word));
});

describe('terms', () => {
  it('of an API name are itself, its parts and their stems', () => {
    expect(termsOf('introMessages', false)).toEqual(
      expect.arrayContaining(['intromessages', 'intro', 'messages', '~messag']),
    );
    expect(termsOf('max_tokens', false)).toContain('maxtokens');
  });

  it('of words that a dot or hyphen joins are also one name', () => {
    expect(termsOf('listen to new-message', false)).toContain('newmessage');
    expect(termsOf('gpt-4o', false)).toContain('gpt4o');
    expect(termsOf('the end. Next', false)).not.toContain('endnext');
    expect(termsOf('open a new-message', false)).not.toContain('opena');
  });

  it('ignore case and accents', () => {
    expect(termsOf('Café', false)).toContain('cafe');
  });

  it('of a name join up to four neighboring words', () => {
    const long = termsOf('speech to Speech in app', true);
    expect(long).toContain('speechto');
    expect(long).toContain('speechtospeechin');
    expect(long).not.toContain('speechtospeechinapp');
    expect(termsOf('Hugging Face, Groq', true)).not.toContain('facegroq');
    expect(squeezed('Hugging-Face')).toBe('huggingface');
    expect(squeezed('_addMessage')).toBe('_addmessage');
  });
});
