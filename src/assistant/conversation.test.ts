import {describe, expect, it} from 'vitest';
import {Conversation, type Surroundings} from './conversation';
import {prompt} from './prompt';
import {AnswerError, NothingSent, type Engine, type Message, type Section} from './engine';
import type {FoundSection} from './certainty';
import {NOT_IN_DOCS} from './shared';
import type {Turn} from './savedTurns';
import {INJECTIONS} from '../../tests/data/ask/injections';

const section = (text: string, at = 1): Section => ({
  title: `Page ${at}`,
  url: `/docs/page#${at}`,
  text,
});
const ASKED = {page: '/docs/connect', framework: 'Vue', limit: 8000};
const sizeOf = (messages: readonly Message[]) =>
  messages.reduce((sum, {content}) => sum + content.length, 0);

/** The quoted part of a prompt, and what is around it. */
function parts(messages: readonly Message[]) {
  const [, fence] = /lines "(\w+) BEGIN"/.exec(messages[0]!.content)!;
  const {content} = messages.at(-1)!;
  const pieces = content.split(new RegExp(`^${fence} (?:BEGIN|END)$`, 'm'));
  return {fence: fence!, pieces};
}

describe('prompt', () => {
  it('has the rules, the page, the framework, numbered sections and the question', () => {
    const messages = prompt('How do I stream?', [], [section('a'), section('b', 2)], ASKED);
    expect(messages.map(({role}) => role)).toEqual(['system', 'user']);
    expect(messages[0]!.content).toContain('/docs/connect');
    expect(messages[0]!.content).toContain('Write code for Vue.');
    expect(messages[1]!.content).toContain('[2] Page 2 (/docs/page#2)\nb');
    expect(messages[1]!.content).toMatch(/Question: How do I stream\?$/);
  });

  it('is the same for the same input', () => {
    const make = () => prompt('a', [{role: 'user', content: 'b'}], [section('c')], ASKED);
    expect(make()).toEqual(make());
  });

  it.each(INJECTIONS)('quotes a page that says: %s', (text) => {
    const messages = prompt('Is it safe?', [], [section(text)], ASKED);
    const {fence, pieces} = parts(messages);
    expect(text).not.toContain(fence);
    expect(pieces).toHaveLength(3);
    expect(pieces[1]).toContain(text);
    expect(pieces[2]).toBe('\n\nQuestion: Is it safe?');
  });

  it.each(INJECTIONS)('keeps a question in its place that says: %s', (text) => {
    const messages = prompt(text, [{role: 'user', content: text}], [section('Data.')], ASKED);
    expect(messages.filter(({role}) => role === 'system')).toHaveLength(1);
    const {pieces} = parts(messages);
    expect(pieces).toHaveLength(3);
    expect(pieces[1]).toContain('Data.');
    expect(messages[0]!.content).not.toContain(text);
  });

  it('stays below its limit for 30 turns, long questions and long sections', () => {
    const long = 'word '.repeat(3000);
    const history: Message[] = [];
    for (let turn = 0; turn < 30; turn++) {
      for (const limit of [2400, 8000, 24_000]) {
        const sections = [1, 2, 3, 4, 5, 6].map((at) => section(long, at));
        const messages = prompt(`${turn} ${long}`, history, sections, {...ASKED, limit});
        expect(sizeOf(messages)).toBeLessThanOrEqual(limit);
        expect(messages.at(-1)!.content).toContain('[1] Page 1');
        expect(messages[1]!.role).toBe('user');
      }
      history.push(
        {role: 'user', content: `question ${turn} ${'why '.repeat(100)}`},
        {role: 'assistant', content: `answer ${turn} ${long}`},
      );
    }
    const last = prompt('Now?', history, [section('short')], {...ASKED, limit: 24_000});
    expect(last.length).toBeGreaterThan(6);
    expect(last.at(-2)!.content).toMatch(/^answer 29/);
  });
});

const SECTIONS: readonly FoundSection[] = (
  [
    ['Connect: Stream', '/docs/connect#Stream', 'Set stream.'],
    ['Connect: Send the last messages', '/docs/connect#limits', 'Limits.'],
    ['Interceptors: requestInterceptor', '/docs/interceptors#r', 'It.'],
  ] as const
).map(([title, url, text]) => ({title, url, text, certainty: 1, words: []}));

type Answer = (messages: readonly Message[], signal: AbortSignal) => AsyncIterable<string>;

const engineOf = (answer: Answer, limit: number | undefined = 8000): Engine => ({
  ...(limit > 0 && {limit}),
  answer: (messages, _sections, signal) => answer(messages, signal),
});

const says = (...pieces: readonly string[]): Answer =>
  async function* () {
    yield* pieces;
  };

/** A chat that notes what it is told, and what is around it. */
function chatWith(engine: Engine, sections = SECTIONS, turns: readonly Turn[] = []) {
  const seen = {
    shown: [] as string[],
    kept: turns,
    offered: [] as string[],
    failures: [] as string[],
    isClosed: false,
  };
  const around: Surroundings = {
    engine: () => engine,
    retrieve: () => Promise.resolve(sections),
    names: () => Promise.resolve(new Set(['stream'])),
    page: () => '/docs/connect',
    framework: () => 'Vue',
    waysOut: (question) => [
      {label: 'search', url: `/search?q=${question.length}`},
      {label: 'ask', url: 'https://x.example/issues'},
    ],
    keep: (kept) => (seen.kept = kept),
    offer: (questions) => seen.offered.push(...questions),
    fail: (message) => seen.failures.push(message),
  };
  const conversation = new Conversation(turns, around);
  const signals = {
    stopClicked: {listener: () => undefined as void},
    onOpen: () => undefined,
    onClose: () => (seen.isClosed = true),
    onResponse: ({text}: {text: string}) => {
      seen.shown.push(text);
    },
  };
  return {
    seen,
    conversation,
    signals,
    ask: (question: string) => conversation.answer(question, signals),
  };
}

describe('an answer', () => {
  it('is shown, kept with its sources, and followed by questions', async () => {
    const {seen, ask} = chatWith(engineOf(says('Set `stream` ', '[1].')));
    await ask('How?');
    expect(seen.shown.at(-1)).toBe(
      'Set `stream` [1](/docs/connect#Stream "Connect: Stream").\n\n**Sources**\n\n1. [Connect: Stream](/docs/connect#Stream)',
    );
    expect(seen.kept.map(({role}) => role)).toEqual(['user', 'ai']);
    expect(seen.offered).toEqual([
      'Does it support websockets?',
      'How do I cancel a request?',
      'How do I change the request before it is sent?',
    ]);
    expect(seen.isClosed).toBe(true);
  });

  it('without a citation names the sections that the model was given', async () => {
    const {seen, ask} = chatWith(engineOf(says('Just do it.')));
    await ask('How?');
    expect(seen.shown.at(-1)).toContain('named no source');
    expect(seen.shown.at(-1)).toContain('(/docs/interceptors#r)');
  });

  it.each([
    ['the model says so', engineOf(says(NOT_IN_DOCS.slice(0, 4), NOT_IN_DOCS.slice(4))), SECTIONS],
    ['nothing was found', engineOf(says('Invented.')), []],
    [
      'nothing fits well',
      engineOf(says('Invented.')),
      [{...SECTIONS[0]!, certainty: 0.4, words: []}],
    ],
    ['the passages have nothing', engineOf(says(), 0), SECTIONS],
  ])('is a refusal with ways out when %s', async (_, engine, sections) => {
    const {seen, ask} = chatWith(engine, sections);
    await ask('The weather?');
    expect(seen.shown).toHaveLength(1);
    expect(seen.shown[0]).toContain("don't seem to cover that");
    expect(seen.shown[0]).toContain('(/search?q=12)');
    expect(seen.shown[0]).toContain('(https://x.example/issues)');
    if (sections.length > 0)
      expect(seen.shown[0]).toContain('[Connect: Stream](/docs/connect#Stream): Set stream.');
  });

  it('names no section that has almost nothing of the question', async () => {
    const {seen, ask} = chatWith(engineOf(says('Invented.')), [
      {...SECTIONS[0]!, certainty: 0.2, words: []},
    ]);
    await ask('The weather?');
    expect(seen.shown[0]).not.toContain('nearest');
  });

  it('that never ends is cut off', async () => {
    const {seen, ask} = chatWith(
      engineOf(async function* () {
        for (;;) {
          yield 'more '.repeat(100);
          await Promise.resolve();
        }
      }),
    );
    await ask('How?');
    expect(seen.shown.at(-1)!.length).toBeLessThan(13_000);
    expect(seen.shown.at(-1)).toContain('cut off');
  });

  it('that fails says why, and leaves the question out of the conversation', async () => {
    const {seen, ask} = chatWith(
      engineOf(async function* () {
        yield 'Half';
        await Promise.resolve();
        throw new AnswerError('No. ![x](https://evil.example/p) Ask again.');
      }),
    );
    await ask('How?');
    expect(seen.failures).toEqual(['No. x Ask again.']);
    expect(seen.kept).toEqual([]);
    expect(seen.offered).toEqual([]);
  });

  it('that is stopped keeps what was said', async () => {
    const {seen, ask, signals} = chatWith(
      engineOf(async function* (_messages, signal) {
        yield 'First part [1]';
        signals.stopClicked.listener();
        await Promise.resolve();
        signal.throwIfAborted();
      }),
    );
    await ask('How?');
    expect(seen.failures).toEqual([]);
    expect(seen.kept.at(-1)!.text).toContain('First part');
  });

  it('that is cleared away leaves nothing', async () => {
    const chat = chatWith(
      engineOf(async function* (_messages, signal) {
        yield 'First';
        chat.conversation.clear();
        await Promise.resolve();
        signal.throwIfAborted();
      }),
    );
    await chat.ask('How?');
    expect(chat.seen.kept).toEqual([]);
    expect(chat.seen.isClosed).toBe(false);
    expect(chat.seen.offered).toEqual([]);
  });
});

describe('what a model reads', () => {
  it('is the conversation without asides and without old numbers, below its limit for 30 turns', async () => {
    const sizes: number[] = [];
    let last: readonly Message[] = [];
    const engine = engineOf(async function* (messages) {
      last = messages;
      sizes.push(messages.reduce((sum, {content}) => sum + content.length, 0));
      yield await Promise.resolve(`${'word '.repeat(400)}[1]`);
    });
    const {ask, seen} = chatWith(engine, SECTIONS, [
      {role: 'user', text: 'dry question', isAside: true},
      {role: 'ai', text: 'dry run', isAside: true},
    ]);
    for (let turn = 0; turn < 30; turn++) await ask(`Question ${turn}?`);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(8000);
    expect(seen.kept).toHaveLength(62);
    expect(last.length).toBeGreaterThan(2);
    const text = JSON.stringify(last);
    expect(text).not.toContain('dry');
    expect(last.slice(1, -1).some(({content}) => content.includes('/docs/connect'))).toBe(false);
    expect(text).toContain('Vue');
  });

  it('has no requests that were only shown', async () => {
    const {seen, ask} = chatWith(
      engineOf(() => {
        throw new NothingSent('Shown.');
      }),
    );
    await ask('How?');
    expect(seen.kept.map(({isAside}) => isAside)).toEqual([true, true]);
    expect(seen.shown).toEqual(['Shown.']);
    expect(seen.offered).toEqual([]);
  });
});
