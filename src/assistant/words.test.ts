import {describe, expect, it} from 'vitest';
import {inContext, toQuery} from './words';

describe('toQuery', () => {
  it('keeps what a question is about, within the length', () => {
    expect(toQuery('How do I attach files to it, please?', 64)).toBe('attach files');
    expect(toQuery(`${'very '.repeat(40)}long`, 20).length).toBeLessThanOrEqual(20);
    expect(toQuery('How do I do it?', 64)).toBe('How do I do it?');
  });

  it("says a reader's words in those of the docs", () => {
    expect(toQuery('How do I get the messages?', 64)).toBe('getMessages');
    expect(toQuery('What does it send to my server?', 64)).toBe('request body server');
  });
});

describe('inContext', () => {
  const install = 'How do I install it in React?';

  it('adds the question before to one that goes on with it', () => {
    expect(inContext('with websockets?', ['How do I connect my own server?'])).toBe(
      'with websockets? How do I connect my own server?',
    );
    expect(inContext('Is it free?', [install])).toBe('Is it free?');
    expect(inContext('and in Vue?', [])).toBe('and in Vue?');
  });

  it('replaces the framework, also over several questions', () => {
    expect(toQuery(inContext('and in Vue?', [install]), 64)).toBe('Vue install');
    expect(toQuery(inContext('what about Angular?', [install]), 64)).toBe('Angular install');
    expect(inContext('and Angular?', ['How do I install it in Vue?'])).toMatch(
      /in Angular (?!.*Vue).*install/,
    );
    expect(toQuery(inContext('and for Svelte?', [install, 'and in Vue?']), 64)).toBe(
      'Svelte install',
    );
  });
});
