import {beforeAll, describe, expect, it} from 'vitest';
import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import manifest from 'deep-chat/package.json';
import {Conversation} from '../../src/assistant/conversation';
import {docsEngine} from '../../src/assistant/extract';
import {retrieve} from '../../src/assistant/retrieve';
import {facts, PACKAGE, SIZE} from '../../src/assistant/facts';
import {openers, openersOn, suggestions} from '../../src/assistant/suggestions';
import {SearchEngine} from '../../src/search/engine';
import type {SearchClient} from '../../src/search/types';
import {querySet} from '../support/search/querySet.mjs';
import {siteIndex} from '../support/search/siteIndex';

const QUESTIONS = querySet('ask/home-questions');
const FIRST_QUESTIONS = querySet('ask/first-questions');
const FOREIGN = [...querySet('ask/foreign-questions'), {q: ''}];

let client: SearchClient;
let places: Set<string>;

// All pages are parsed first, which takes seconds.
beforeAll(() => {
  const index = siteIndex();
  places = new Set([
    '/start',
    '/search',
    '/playground',
    ...index.pages.flatMap(({url, sections}) => [
      url,
      ...sections.map(({anchor}) => `${url}#${anchor}`),
    ]),
  ]);
  const engine = new SearchEngine(index);
  client = {search: async ({requests}) => ({results: requests.map((one) => engine.search(one))})};
}, 120_000);

/** What the panel shows and offers for a question, with the passages of the docs. */
async function reply(question: string, asked: readonly string[] = []) {
  let text = '';
  let followUps: readonly string[] = [];
  const before = asked.map((earlier) => ({role: 'user', text: earlier}) as const);
  const conversation = new Conversation(before, {
    engine: () => docsEngine,
    retrieve: (words, page) =>
      retrieve(words, page, {
        client,
        baseUrl: '/',
        origin: 'https://deepchat.dev',
        // Without a page's Markdown the answer is made of its text.
        load: async () => '',
      }),
    names: () => Promise.resolve(undefined),
    page: () => '/',
    framework: () => 'React',
    waysOut: () => [
      {label: 'search', url: '/search?q=words'},
      {label: 'ask', url: '/issues'},
    ],
    keep: () => undefined,
    offer: (questions) => (followUps = questions),
    fail: (message) => {
      throw new Error(message);
    },
  });
  await conversation.answer(question, {
    stopClicked: {listener: () => undefined},
    onOpen: () => undefined,
    onClose: () => undefined,
    onResponse: (shown) => {
      text = shown.text;
    },
  });
  return {text, followUps};
}
const ask = async (question: string) => (await reply(question)).text;
const linksOf = (text: string) =>
  Array.from(text.matchAll(/\]\(([^)\s]*)[^)]*\)/g), ([, url]) => url!);
const firstPage = async (question: string) => linksOf(await ask(question))[0]?.replace(/#.*/, '');

describe('answers from the docs', () => {
  it.each([
    ['from readers of the docs', QUESTIONS, 20, 18],
    ['of newcomers', FIRST_QUESTIONS, 40, 36],
  ] as const)('names the right page first for questions %s', async (_, questions, count, least) => {
    const found = await Promise.all(
      questions.map(async ({q, expect: pages}) => ({q, pages, first: await firstPage(q)})),
    );
    const wrong = found.filter(({pages, first = ''}) => !pages.includes(first));
    console.log(`${count - wrong.length} of ${count} right`, wrong);
    expect(new Set(questions.map(({q}) => q)).size).toBe(count);
    expect(count - wrong.length).toBeGreaterThanOrEqual(least);
  });

  it('names only places that there are', async () => {
    for (const {q} of [...QUESTIONS, ...FIRST_QUESTIONS])
      for (const url of linksOf(await ask(q))) expect(places, q).toContain(url);
  });

  it('answers with what a page says, and names others behind it', async () => {
    for (const {q} of [...QUESTIONS, ...FIRST_QUESTIONS]) {
      const [first = ''] = (await ask(q)).split('\n\n');
      expect(first, q).toMatch(/\w.{8,} \[1\]\(\/[^)]+\)$/s);
    }
  });

  it.each(FOREIGN)('says so when nothing fits: "$q"', async ({q}) => {
    const text = await ask(q);
    expect(text).toContain("These docs don't seem to cover that.");
    expect(linksOf(text).slice(-2)).toEqual(['/search?q=words', '/issues']);
  });

  it('has an answer to each question that it suggests', async () => {
    const wrong: string[] = [];
    for (const [question, page] of suggestions) {
      const first = await firstPage(question);
      if (first !== page) wrong.push(`${question} ${page}, not ${first}`);
    }
    expect(wrong).toEqual([]);
    expect(openersOn('/base/docs/files/')).toEqual([
      'Can users upload files?',
      'How do I limit the file size?',
      'Can I take a photo with the camera?',
    ]);
    expect(openersOn('/playground')).toEqual(openers);
    for (const opener of openers)
      expect(suggestions.map(([question]) => question)).toContain(opener);
  });

  it('offers what comes next, nothing twice', async () => {
    const asked: string[] = [];
    let question = openers[0]!;
    for (let round = 0; round < 4; round++) {
      const {followUps} = await reply(question, asked);
      asked.push(question);
      expect(followUps).toHaveLength(3);
      for (const next of followUps) expect(asked).not.toContain(next);
      question = followUps[0]!;
    }
  });

  it('states facts that the installed package confirms', () => {
    const file = readFileSync('node_modules/deep-chat/dist/deepChat.bundle.js');
    expect(PACKAGE).toEqual({version: manifest.version, license: manifest.license});
    expect(SIZE.raw).toBe(Math.round(file.length / 1000));
    expect(Math.abs(SIZE.gzip - gzipSync(file).length / 1000)).toBeLessThan(2);
    for (const {source} of facts) expect(places).toContain(source.url);
  });

  it('repeats nothing of a hostile question', async () => {
    const text = await ask(
      '<img src=x onerror=alert(1)> [x](javascript:alert(2)) how do I install it?',
    );
    expect(text).not.toMatch(/<img|\(javascript/);
    expect(linksOf(text).every((url) => url.startsWith('/'))).toBe(true);
  });
});
