import {beforeAll, describe, expect, it} from 'vitest';
import {extract} from '../../src/assistant/extract';
import {facts} from '../../src/assistant/facts';
import {retrieve, type Surroundings} from '../../src/assistant/retrieve';
import {followUps, openers, openersOn, suggestions} from '../../src/assistant/suggestions';
import {SearchEngine} from '../../src/search/engine';
import {inContext} from '../../src/assistant/words';
import {sectionMarkdown} from '../../src/assistant/sectionMarkdown';
import {partsOf} from '../../src/assistant/shared';
import {querySet} from '../support/search/querySet';
import {makeIndex} from '../../src/plugins/search-index/index';
import {ORIGIN, siteTwin} from '../support/search/siteTwin';
import type {FrameworkId} from '../../src/example/frameworks';
import type {SearchIndex} from '../../src/search/types';

let index: SearchIndex;
let around: Surroundings;

// All pages are parsed first, which takes seconds.
beforeAll(() => {
  index = makeIndex(process.cwd());
  const engine = new SearchEngine(index);
  around = {
    client: {search: async ({requests}) => ({results: requests.map((one) => engine.search(one))})},
    baseUrl: '/',
    origin: ORIGIN,
    load: async () => '',
  };
}, 120_000);

const asked = querySet('search/user-questions');

const pageOf = (url: string) => url.replace(/#.*/, '').replace(/\/$/, '').toLowerCase();
const find = (question: string, page = '/') => retrieve(question, page, around);

/** A question without an address is foreign to the docs. */
const isAnswered = ({expect: accepted}: {expect: string[]}) => accepted.length > 0;

const plainUrl = (url = '') => url.replace('/#', '#').replace(/\/$/, '').toLowerCase();

/** How many questions of a set have to find an accepted page, or its very heading, among six and first. */
const SETS: readonly [name: string, of: 'page' | 'heading', amongSix: number, first: number][] = [
  ['search/tuned', 'page', 0.97, 0.8],
  ['search/held-out', 'page', 0.97, 0.8],
  ['search/user-questions', 'page', 0.97, 0.8],
  ['search/user-questions', 'heading', 0.7, 0.7],
  ['ask/home-questions', 'page', 1, 18 / 20],
  ['ask/first-questions', 'page', 1, 36 / 40],
  ['ask/fresh-questions', 'heading', 29 / 30, 26 / 30],
  ['ask/plain-questions', 'heading', 29 / 30, 25 / 30],
  ['ask/long-questions', 'heading', 28 / 30, 17 / 30],
  ['ask/later-questions', 'heading', 37 / 40, 26 / 40],
];

describe('retrieval', () => {
  it.each(SETS)(
    'finds what answers, and cites it first, for %s by %s',
    async (name, of, ...least) => {
      const plain = of === 'page' ? pageOf : plainUrl;
      const questions = querySet(name).filter(isAnswered);
      const places = await Promise.all(
        questions.map(async ({q, expect: accepted}) => {
          const wanted = accepted.map(plain);
          return (await find(q)).findIndex(({url}) => wanted.includes(plain(url)));
        }),
      );
      const shares = [places.filter((at) => at >= 0), places.filter((at) => at === 0)].map(
        ({length}) => length / places.length,
      );
      console.log(`${name}, ${places.length} by ${of}: ${shares.join(' among six, ')} first`);
      expect(shares[0]).toBeGreaterThanOrEqual(least[0]);
      expect(shares[1]).toBeGreaterThanOrEqual(least[1]);
    },
  );

  it('gives at most six sections, each once, three of one page', async () => {
    for (const {q} of asked) {
      const urls = (await find(q)).map(({url}) => url);
      expect(urls.length).toBeLessThanOrEqual(8);
      expect(new Set(urls).size).toBe(urls.length);
      for (const url of urls)
        expect(urls.filter((other) => pageOf(other) === pageOf(url)).length).toBeLessThan(4);
    }
  });

  it('knows the page that is asked from', async () => {
    const first = async (question: string, page: string) =>
      pageOf((await find(question, page))[0]!.url);
    expect(await first('What is this property for?', '/docs/introPanel')).toBe('/docs/intropanel');
    expect(await first('How do I style this?', '/docs/introPanel')).toBe('/docs/intropanel');
    expect(await first('Does this work with Azure?', '/docs/speech')).toBe('/docs/speech');
    expect(await first('What are the limits here?', '/docs/files')).toBe('/docs/files');
    expect(await first('How do I color the bubbles?', '/docs/speech')).toBe(
      '/docs/messages/styles',
    );
  });
});

describe('the engine that quotes', () => {
  const answers = async (question: string) => extract(question, await find(question)) !== undefined;

  it.each([
    ['fresh-questions', 0, 0],
    ['plain-questions', 3, 0],
    // Of the foreign ones half are close to topics of the docs.
    ['long-questions', 5, 5],
  ])('answers %s, and refuses foreign ones', async (name, most, mostForeign) => {
    const refused: string[] = [];
    const answered: string[] = [];
    for (const question of querySet(`ask/${name}`)) {
      const answer = await answers(question.q);
      if (!answer && isAnswered(question)) refused.push(question.q);
      if (answer && !isAnswered(question)) answered.push(question.q);
    }
    expect(refused.length, refused.join('\n')).toBeLessThanOrEqual(most);
    expect(answered.length, answered.join('\n')).toBeLessThanOrEqual(mostForeign);
  });

  it.each(['How do I enable streaming?', 'What happens with CORS errors?'])(
    'answers %s',
    async (q) => {
      expect(await answers(q)).toBe(true);
    },
  );

  it.each([
    ['unanswered-questions', 0.1],
    ['foreign-questions', 0],
  ])('says when the docs have no answer, for %s', async (name, most) => {
    const answered: string[] = [];
    const foreign = querySet(`ask/${name}`);
    for (const {q} of foreign) if (await answers(q)) answered.push(q);
    console.log(`${foreign.length - answered.length} of ${foreign.length} refused`, answered);
    expect(answered.length / foreign.length).toBeLessThanOrEqual(most);
  });

  it('names a source behind what it says first', async () => {
    for (const {q} of [...querySet('ask/home-questions'), ...querySet('ask/first-questions')])
      expect(extract(q, await find(q))?.split('\n\n')[0], q).toMatch(/\w.{8,} \[1\]$/s);
  });

  it('has facts whose sources exist', () => {
    const sections = index.pages.flatMap(({url, sections}) =>
      sections.map(({anchor}) => `${url}#${anchor}`.replace(/#$/, '')),
    );
    for (const {source} of facts) expect([...sections, '/search']).toContain(source.url);
  });

  it('has an answer to each question that it suggests, from the page that it is on', async () => {
    for (const [question, page] of suggestions)
      expect(pageOf((await find(question))[0]!.url), question).toBe(pageOf(page));
    expect(openersOn('/base/docs/files/')).toEqual([
      'Can users upload files?',
      'How do I limit the file size?',
      'Can I take a photo with the camera?',
    ]);
    expect(openersOn('/playground')).toEqual(openers);
    expect(suggestions.map(([question]) => question)).toEqual(expect.arrayContaining([...openers]));
  });

  it('answers what users ask', async () => {
    const refused: string[] = [];
    for (const {q} of asked) if (!(await answers(q))) refused.push(q);
    console.log(`${asked.length - refused.length} answered`, refused);
    expect(asked.length).toBeGreaterThanOrEqual(60);
    expect(refused.length).toBeLessThanOrEqual(5);
  });

  it.each([
    ['How do I stream replies?', '/docs/connect#stream'],
    ['What is connect?', '/docs/connect'],
  ])('%s begins with %s', async (question, url) => {
    expect(plainUrl((await find(question))[0]?.url)).toBe(url);
  });

  it.each([
    ['and in Vue?', 'How do I install it in React?', ['/docs/installation#vue']],
    [
      'with websockets?',
      'How do I connect my own server?',
      ['/docs/connect#websocket', '/docs/guides/backend#websocket'],
    ],
  ])('understands "%s" after "%s"', async (question, before, urls) => {
    const found = (await find(inContext(question, [before]))).slice(0, 2);
    expect(found.some(({url}) => urls.includes(plainUrl(url)))).toBe(true);
  });

  it('goes on with questions that have answers', async () => {
    const offered = new Set<string>();
    let installs = 0;
    for (const {q} of asked) {
      const found = await find(q);
      const next = followUps(found, [q]);
      // The next three are others.
      expect(new Set([...next, ...followUps(found, [q, ...next])]).size).toBe(6);
      installs += next.includes('How do I install it in React?') ? 1 : 0;
      next.forEach((question) => offered.add(question));
    }
    for (const question of offered) expect(await answers(question), question).toBe(true);
    console.log(`${installs} of ${asked.length} answers offer to install it`);
    expect(installs).toBeLessThanOrEqual(8);
  });
});

describe('answers with code', () => {
  const ask = async (question: string, framework: FrameworkId = 'react') => {
    const load = (place: string, named: FrameworkId) =>
      siteTwin(place, named === 'react' ? framework : named);
    return extract(question, await retrieve(question, '/', {...around, load}))!;
  };

  it.each([
    ['How do I install it in React?', ['npm install deep-chat-react', "from 'deep-chat-react'"]],
    ['How do I change the color of the bubbles?', ['messageStyles', 'backgroundColor']],
    ['How do I stream replies?', ['With `connect.stream`', 'stream: true']],
    ['How do I stream from a handler?', ['stream: true', 'signals.onResponse']],
    ['How do I load history from a database?', ['loadHistory={', 'newest page first']],
    ['floating button on WordPress', ['wp_footer', 'register_rest_route']],
  ])('%s', async (question, parts) => {
    const answer = await ask(question);
    for (const part of parts) expect(answer).toContain(part);
    expect(answer).toContain('[1]');
    expect(answer).toMatch(/^```/m);
    expect(answer).not.toContain(ORIGIN);
  });

  it('leaves out code that is about something else', async () => {
    const answer = await ask('stopClicked');
    expect(answer).toContain('`stopClicked`:');
    expect(answer).not.toContain('```');
  });

  it("writes code in the reader's framework", async () => {
    const question = 'How do I change the color of the bubbles?';
    expect(await ask(question, 'vue')).toContain(':messageStyles="');
    expect(await ask(question)).toContain('messageStyles={');
  });

  it('finds each section in the Markdown of its page', {timeout: 120_000}, async () => {
    // The reference is drawn whole; the index has its top.
    const pages = index.pages.filter(({url}) => url !== '/docs/reference');
    for (const {url, sections} of pages) {
      const twin = await siteTwin(url.replace(/\/$/, ''));
      expect(sectionMarkdown(twin, sections.length - 1), url).toBeDefined();
      // Beyond them is only a last section with links to other pages, which the index leaves out.
      for (const {heading} of partsOf(twin).slice(sections.length + 1))
        expect(heading, url).toMatch(/^(?:Related pages|Next steps|Where to go next)\b/);
    }
  });
});
