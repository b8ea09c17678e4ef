import {describe, expect, it} from 'vitest';
import {nameTerms} from './tokenize';
import {Vocabulary, differByOne} from './vocabulary';

const vocabulary = new Vocabulary(
  [
    'websocket',
    'submitUserMessage',
    'avatars',
    'interceptor',
    'stream',
    'streaming',
    'drop',
  ].flatMap(nameTerms),
);
const found = (word: string, isLast = true) => [...vocabulary.variants(word, isLast).keys()];

describe('variants', () => {
  it('prefer the word itself', () => {
    const variants = vocabulary.variants('stream', true);
    expect([...variants].sort((a, b) => b[1] - a[1])[0]).toEqual(['stream', 1]);
  });

  it('find parts of identifiers, other forms and beginnings', () => {
    expect(found('user')).toContain('user');
    expect(found('avatar')).toContain('~avatar');
    expect(found('submitUs')).toContain('submitusermessage');
    expect(found('webs')).toContain('websocket');
  });

  it.each(['websoket', 'webscoket', 'websockett', 'wbsocket', 'websockat'])(
    'find websocket in %s',
    (word) => expect(found(word)).toContain('websocket'),
  );

  it('find the beginning of a word with a mistake in it', () => {
    expect(found('intercpt')).toContain('interceptor');
  });

  it('find an identifier with a mistake in one of its parts', () => {
    expect(found('submitUserMesage')).toContain('submitusermessage');
    expect(found('submitUsrMessage')).toContain('submitusermessage');
  });

  it('take no mistakes for granted while the word begins a known one', () => {
    expect(found('dro')).toEqual(['drop']);
    expect(found('strea')).not.toContain('drop');
  });

  it('of unknown and empty words are none', () => {
    expect(found('qqzzxxv')).toEqual([]);
    expect(found('')).toEqual([]);
  });
});

describe('differByOne', () => {
  it.each([
    ['abcd', 'abd'],
    ['abd', 'abcd'],
    ['abcd', 'abxd'],
    ['abcd', 'acbd'],
    ['abc', 'abcd'],
  ])('%s, %s', (a, b) => expect(differByOne(a, b)).toBe(true));

  it.each([
    ['abcd', 'abcd'],
    ['abcd', 'badc'],
    ['abcd', 'ab'],
    ['abcd', 'xxcd'],
  ])('not %s, %s', (a, b) => expect(differByOne(a, b)).toBe(false));
});
