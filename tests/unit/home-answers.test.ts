import {beforeAll, describe, expect, it} from 'vitest';
import {answerTo} from '../../src/home/ask';
import {suggestions} from '../../src/home/suggestions';
import {SearchEngine} from '../../src/search/engine';
import type {SearchClient} from '../../src/search/types';
import {FOREIGN, QUESTIONS} from '../home-questions';
import {siteIndex} from '../search/siteIndex';

let client: SearchClient;

// All pages are parsed first, which takes seconds.
beforeAll(() => {
  const engine = new SearchEngine(siteIndex());
  client = {search: async ({requests}) => ({results: requests.map((one) => engine.search(one))})};
}, 120_000);

const ask = (question: string) => answerTo(question, '/search', client);
const linksOf = (text: string) => Array.from(text.matchAll(/\]\(([^)]*)\)/g), ([, url]) => url!);
const firstPage = async (question: string) => linksOf(await ask(question))[0]?.replace(/#.*/, '');

describe('the chat of the home page', () => {
  it('names the right page first in at least 18 of 20 answers', async () => {
    const found = await Promise.all(
      QUESTIONS.map(async ([question, ...pages]) => ({
        question,
        pages,
        first: await firstPage(question),
      })),
    );
    const wrong = found.filter(({pages, first = ''}) => !pages.includes(first));
    console.log(`${found.length - wrong.length} of ${found.length} right`, wrong);
    expect(QUESTIONS).toHaveLength(20);
    expect(wrong.length).toBeLessThanOrEqual(2);
  });

  it('answers with sentences before its links', async () => {
    for (const [question] of QUESTIONS) {
      const [first = '', ...rest] = (await ask(question)).split('\n\n');
      expect(first, question).toMatch(/[A-Z].{25,}[.)]$/);
      expect(rest.at(-1), question).toMatch(/^Read more: \[/);
    }
  });

  it.each(FOREIGN)('says so when nothing fits: "%s"', async (question) => {
    const text = await ask(question);
    expect(text).toContain('I found nothing about that');
    expect(linksOf(text)[0]).toMatch(/^\/search\?q=/);
  });

  it('has an answer to each question that it suggests', async () => {
    const pages = await Promise.all(suggestions.map(firstPage));
    expect(pages.filter((page) => page?.startsWith('/docs/'))).toHaveLength(suggestions.length);
    expect(new Set(pages).size).toBe(suggestions.length);
  });

  it('repeats nothing of a hostile question', async () => {
    const text = await ask(
      '<img src=x onerror=alert(1)> [x](javascript:alert(2)) how do I install it?',
    );
    expect(text).not.toMatch(/<img|\(javascript/);
    expect(linksOf(text).every((url) => url.startsWith('/'))).toBe(true);
  });
});
