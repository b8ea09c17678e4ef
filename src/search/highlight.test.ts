import {describe, expect, it} from 'vitest';
import {highlight, snippet} from './highlight';

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
});
