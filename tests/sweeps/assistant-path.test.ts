import {beforeAll, describe, expect, it} from 'vitest';
import {Conversation} from '../../src/assistant/conversation';
import {providerEngine} from '../../src/assistant/engines/provider';
import {textProviders} from '../../src/assistant/engines/requestFor';
import {retrieve} from '../../src/assistant/retrieve';
import type {Turn} from '../../src/assistant/savedTurns';
import {SearchEngine} from '../../src/search/engine';
import type {SearchClient} from '../../src/search/types';
import {sse, stub, type Reply} from '../support/askStub';
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

async function chatWith(name: keyof typeof SHAPES, reply: Reply) {
  const {got, send} = await stub(reply);
  const provider = textProviders().find(({key}) => key === name)!;
  const seen = {shown: [] as string[], failures: [] as string[], kept: [] as readonly Turn[]};
  const engine = providerEngine({
    provider,
    model: 'model-1',
    key: KEY,
    send,
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
});
