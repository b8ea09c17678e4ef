import {describe, expect, it} from 'vitest';
import {highlight, snippet} from './highlightTerms';

const options = {preTag: '<mark>', postTag: '</mark>', ellipsis: '…'};
const mark = (text: string, ...terms: string[]) => highlight(text, new Set(terms), options).value;
const cut = (text: string, length: number, ...terms: string[]) =>
  snippet(text, new Set(terms), length, options).value;

describe('highlight', () => {
  it('marks words, other forms and parts of identifiers', () => {
    expect(mark('The Messages', '~messag')).toBe('The <mark>Messages</mark>');
    expect(mark('use introMessage', 'intro')).toBe('use <mark>intro</mark>Message');
    expect(mark('use introMessage', 'intromessage', 'intro')).toBe('use <mark>introMessage</mark>');
  });

  it('escapes everything else', () => {
    expect(mark('<img src=x> & "b"', 'img')).toBe(
      '&lt;<mark>img</mark> src=x&gt; &amp; &quot;b&quot;',
    );
  });

  it('says how much matches', () => {
    expect(highlight('stream', new Set(['stream']), options).matchLevel).toBe('full');
    expect(highlight('a stream', new Set(['stream']), options).matchLevel).toBe('partial');
    expect(highlight('nothing', new Set(['stream']), options).matchLevel).toBe('none');
  });
});

describe('snippet', () => {
  const text = 'one two three four five six seven eight nine ten eleven twelve';

  it('has so many words around the matches', () => {
    expect(cut(text, 5, 'eight')).toBe('…seven <mark>eight</mark> nine ten eleven…');
    expect(cut(text, 5, 'eight').split(' ')).toHaveLength(5);
  });

  it('starts at the beginning without a match, and ends at the end', () => {
    expect(cut(text, 3)).toBe('one two three…');
    expect(cut(text, 5, 'twelve')).toBe('…eight nine ten eleven <mark>twelve</mark>');
  });

  it('is the whole text when that is short', () => {
    expect(cut('one two', 5, 'two')).toBe('one <mark>two</mark>');
  });

  it('is around the place with most matches', () => {
    expect(cut(text, 4, 'two', 'nine', 'ten')).toBe(
      '…eight <mark>nine</mark> <mark>ten</mark> eleven…',
    );
    expect(cut(text, 4, 'one', 'twelve')).toBe('<mark>one</mark> two three four…');
  });

  it('is one sentence, or begins with it or with the cell of a table', () => {
    const sentences = 'One two three. Four five six seven. Eight nine · ten eleven';
    expect(cut(sentences, 4, 'six')).toBe('Four five <mark>six</mark> seven.');
    expect(cut(sentences, 4, 'nine')).toBe('Eight <mark>nine</mark> · ten…');
    expect(cut(sentences, 4, 'eleven')).toBe('ten <mark>eleven</mark>');
    expect(cut(sentences, 3, 'eight')).toBe('<mark>Eight</mark> nine…');
    expect(cut(sentences, 2, 'seven')).toBe('…six <mark>seven</mark>.');
  });

  it('marks only what is inside, and whole words at its edges', () => {
    expect(cut(text, 3, 'four', 'five', 'six', 'twelve')).toBe(
      '…<mark>four</mark> <mark>five</mark> <mark>six</mark>…',
    );
    expect(snippet(text, new Set(['four', 'twelve']), 3, options).matchedWords).toEqual(['four']);
    expect(cut('a-b c d-e f', 2, 'd')).toBe('…<mark>d</mark>-e f');
    expect(cut('one two three four', 4, 'four')).toBe('one two three <mark>four</mark>');
  });

  it('names the words that match, each once', () => {
    const found = highlight('Streams and streams of AvatarStyles', new Set(['streams', 'styles']), {
      ...options,
    });
    expect(found.matchedWords).toEqual(['streams', 'styles']);
    expect(found.value).toBe(
      '<mark>Streams</mark> and <mark>streams</mark> of Avatar<mark>Styles</mark>',
    );
    expect(highlight(' stream ', new Set(['stream']), options).matchLevel).toBe('full');
  });
});
