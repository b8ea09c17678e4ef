import {beforeAll, describe, expect, it} from 'vitest';
import {Conversation} from '../../src/assistant/conversation';
import {providerEngine} from '../../src/assistant/engines/provider';
import {textProviders} from '../../src/assistant/engines/requestFor';
import {retrieve} from '../../src/assistant/retrieve';
import type {Turn} from '../../src/assistant/savedTurns';
import {SearchEngine} from '../../src/search/engine';
import type {SearchClient} from '../../src/search/types';
import asked from '../data/search/user-questions.json';
import {inPieces, sse, stub, type Reply} from '../support/askStub';
import {pause} from '../support/liveChat';
import {siteIndex} from '../support/search/siteIndex';
import {ORIGIN, siteTwin} from '../support/search/siteTwin';

// From a question to the rendered answer: the site's search, the prompt, the request to a provider in three
// formats, its stream, and the citations. Only the provider is fake: a server on this machine.
let client: SearchClient;

beforeAll(() => {
  const engine = new SearchEngine(siteIndex());
  client = {search: async ({requests}) => ({results: requests.map((one) => engine.search(one))})};
}, 120_000);

const KEY = 'sk-secret-1234567890';
/** Maximum characters of text in one request to the model, as the provider's engine defines it. */
const LIMIT = 24_000;
const QUESTION = 'How do I stream the reply of my server?';

/** The pieces of a reply in each format. */
const SHAPES = {
  openAI: (pieces: readonly string[]) =>
    sse(...pieces.map((delta) => ({type: 'response.output_text.delta', delta}))),
  claude: (pieces: readonly string[]) =>
    sse(
      ...pieces.map((text) => ({type: 'content_block_delta', delta: {type: 'text_delta', text}})),
    ),
  ollama: (pieces: readonly string[]) =>
    pieces.map((content) => `${JSON.stringify({message: {content}})}\n`).join(''),
} as const;

/** All texts in a request's body that the model reads. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && /^(?:content|text|instructions|system)$/.test(key)
      ? [inner]
      : textsOf(inner),
  );
}

const twins = new Map<string, Promise<string>>();

/** A page's Markdown, which takes long to build. */
function load(place: string): Promise<string> {
  const twin = twins.get(place) ?? siteTwin(place, 'vue');
  twins.set(place, twin);
  return twin;
}

async function chatWith(name: keyof typeof SHAPES, reply: Reply | 'no server') {
  const {got, send} = await stub(reply === 'no server' ? () => undefined : reply);
  const provider = textProviders().find(({key}) => key === name)!;
  const seen = {shown: [] as string[], failures: [] as string[], kept: [] as readonly Turn[]};
  const engine = providerEngine({
    provider,
    model: 'model-1',
    key: KEY,
    send: reply === 'no server' ? () => fetch('http://127.0.0.1:1/') : send,
    review: () => Promise.resolve(true),
  });
  const conversation = new Conversation([], {
    engine: () => engine,
    retrieve: (words, page) => retrieve(words, page, {client, baseUrl: '/', origin: ORIGIN, load}),
    names: () => Promise.resolve(new Set(['connect', 'stream'])),
    page: () => '/docs/connect',
    framework: () => 'Vue',
    waysOut: () => [],
    keep: (turns) => (seen.kept = turns),
    offer: () => undefined,
    fail: (message) => seen.failures.push(message),
  });
  const signals = {
    stopClicked: {listener: () => undefined as void},
    onOpen: () => undefined,
    onClose: () => undefined,
    onResponse: ({text}: {text: string}) => void seen.shown.push(text),
  };
  return {got, seen, signals, ask: (question: string) => conversation.answer(question, signals)};
}

const NAMES = ['openAI', 'claude', 'ollama'] as const;

describe.each(NAMES)('the whole path with %s', (name) => {
  const type = name === 'ollama' ? 'application/x-ndjson' : 'text/event-stream';
  const says = (...pieces: readonly string[]) => inPieces(type, SHAPES[name](pieces));

  it('asks with the sections that were found, and draws a cited answer as it arrives', async () => {
    const words = Array.from({length: 60}, (_, at) => `word${at} `);
    const {ask, got, seen} = await chatWith(name, async (response) => {
      response.writeHead(200, {'Content-Type': type});
      for (const word of ['Set `stream` [1]. ', ...words]) {
        response.write(SHAPES[name]([word]));
        await pause(5);
      }
      response.end();
    });
    await ask(QUESTION);
    const read = textsOf(got[0]!.body).join('\n');
    expect(read).toContain('Write code for Vue.');
    expect(read).toContain('(/docs/connect#Stream)');
    expect(read).toContain(':connect="');
    expect(read).toMatch(/DOCS\d* END\n\nQuestion: How do I stream the reply of my server\?/);
    expect(read).not.toContain(KEY);
    expect(seen.shown.length).toBeGreaterThan(2);
    expect(seen.shown[0]!.length).toBeLessThan(seen.shown.at(-1)!.length);
    expect(seen.shown.at(-1)).toMatch(/^Set `stream` \[1\]\(\/\w+\/[^]+word59\s+\*\*Sources\*\*/);
    expect(seen.failures).toEqual([]);
  });

  it('keeps 30 turns below its limit', {timeout: 60_000}, async () => {
    const {ask, got, seen} = await chatWith(name, says('word '.repeat(400), '[1]'));
    for (const {q} of asked.queries.slice(0, 40)) if (got.length < 30) await ask(q);
    expect(got).toHaveLength(30);
    const sizes = got.map(({body}) => textsOf(body).join('').length);
    console.log(`${name}: ${Math.max(...sizes)} characters at most`);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(LIMIT);
    // The space is used, and the last answer is remembered.
    expect(Math.max(...sizes)).toBeGreaterThan(LIMIT * 0.7);
    expect(JSON.stringify(got.at(-1)!.body)).toContain('word word');
    expect(seen.kept.length).toBeGreaterThanOrEqual(60);
  });

  it.each([
    [401, /refused the key \(status 401\)\. Check the key/],
    [429, /no more requests for now \(status 429\)\. Wait a minute/],
  ])('says what status %i means', async (status, message) => {
    const {ask, seen} = await chatWith(name, (response) => {
      response.writeHead(status, {'Content-Type': 'application/json'});
      response.end(JSON.stringify({error: {message: `![x](https://evil.example/${KEY})`}}));
    });
    await ask(QUESTION);
    expect(seen.failures).toHaveLength(1);
    expect(seen.failures[0]).toMatch(message);
    expect(seen.failures[0]).not.toMatch(/evil\.example|sk-secret/);
    expect(seen.kept).toEqual([]);
  });

  it('says that nobody is there', async () => {
    const {ask, seen} = await chatWith(name, 'no server');
    await ask(QUESTION);
    expect(seen.failures[0]).toMatch(/^Couldn't reach /);
    expect(seen.kept).toEqual([]);
  });

  it('keeps what was said when the reader stops, and closes the connection', async () => {
    let isClosed = false;
    const {ask, seen, signals} = await chatWith(name, (response) => {
      response.writeHead(200, {'Content-Type': type});
      const timer = setInterval(() => response.write(SHAPES[name](['more [1] '])), 5);
      response.on('close', () => {
        clearInterval(timer);
        isClosed = true;
      });
    });
    const asking = ask(QUESTION);
    await expect.poll(() => seen.shown.length).toBeGreaterThan(1);
    signals.stopClicked.listener();
    await asking;
    await expect.poll(() => isClosed).toBe(true);
    expect(seen.failures).toEqual([]);
    expect(seen.kept.at(-1)!.text).toMatch(/more \[1\]\(\/\w+\//);
  });
});
