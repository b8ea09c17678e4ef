import {describe, expect, it} from 'vitest';
import {answerText, answers, findAnswer, suggestions} from './answers';

const page = (question: string) => findAnswer(question).pages[0]?.to;

describe('findAnswer', () => {
  it.each([
    ['How do I install it?', '/docs/installation'],
    ['Can it use my own server?', '/docs/connect'],
    ['Is my API key safe?', '/docs/directConnection'],
    ['Does it stream tokens?', '/docs/connect#Stream'],
    ['can users upload images', '/docs/files'],
    ['change the colours', '/docs/styles'],
    ['Does it work with Vue?', '/examples/frameworks'],
    ['weather tomorrow', '/search'],
    ['', '/search'],
  ])('%s', (question, expected) => {
    expect(page(question)).toBe(expected);
  });

  it('knows what it suggests, with a different answer for each', () => {
    const found = suggestions.map(findAnswer);
    expect(new Set(found).size).toBe(suggestions.length);
    for (const answer of found) expect(answers).toContain(answer);
  });
});

describe('answerText', () => {
  it('ends with links below the base path', () => {
    expect(answerText('npm?', (path) => `/base${path}`)).toContain(
      '[Installation](/base/docs/installation)',
    );
  });
});
