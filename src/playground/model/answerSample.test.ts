import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Signals} from '../../providers/dryRun';
import type {ReplyShape} from '../../providers/types';
import {elementProps} from './elementProps';
import {answerSample} from './answerSample';
import {SAMPLE_ERROR, SAMPLES, sampleOf, type Sample} from './scenario';
import {demoChat, type ChatModel} from '../schema';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Everything that a sample answers, and the raw replies before it. */
async function answerOf(sample: Sample, shape: ReplyShape, stream: boolean) {
  const [given, raw]: [unknown[], unknown[]] = [[], []];
  const signals: Signals = {
    onResponse: (response) => void given.push(response),
    onOpen: () => undefined,
    onClose: () => undefined,
  };
  const began = Date.now();
  const done = answerSample(sample, shape, stream, signals, (reply) => raw.push(reply));
  await vi.runAllTimersAsync();
  await done;
  return {text: JSON.stringify(given), count: given.length, raw, took: Date.now() - began};
}

const shapes = ['choices', 'responses', 'claude', 'gemini', 'cohere', 'ollama', 'dify'] as const;
const samples = SAMPLES.map(({id}) => id).filter((id) => id !== 'standard' && id !== 'error');

describe('samples', () => {
  it.each(shapes.flatMap((shape) => samples.map((sample) => ({shape, sample}))))(
    'say that they are samples: $sample in the form $shape',
    async ({shape, sample}) => {
      const {text} = await answerOf(sample, shape, false);
      expect(text).toContain('**Sample**, not from the model.');
    },
  );

  it('come in pieces where the chat streams, the slow one later than the others', async () => {
    const [quick, slow] = [
      await answerOf('text', 'claude', true),
      await answerOf('slow', 'claude', true),
    ];
    expect(quick.count).toBeGreaterThan(5);
    expect(quick.text).toContain('text_delta');
    expect(slow.took / slow.count).toBeGreaterThan((quick.took / quick.count) * 3);
  });

  it.each([
    ['claude', 'tool_use'],
    ['choices', 'tool_calls'],
    ['responses', 'function_call'],
    ['gemini', 'functionCall'],
  ] as const)('show the call of a tool as %s writes it', async (shape, name) => {
    expect(JSON.stringify((await answerOf('tool', shape, false)).raw)).toContain(name);
  });

  it('hand on the call as a reply of the provider would have it, and no call without one', async () => {
    const rawOf = async (sample: Sample, shape: ReplyShape) =>
      (await answerOf(sample, shape, false)).raw;
    const call = {name: 'get_weather', arguments: '{"city":"Oslo"}'};
    const input = {city: 'Oslo'};
    expect(await rawOf('tool', 'choices')).toMatchObject([
      {choices: [{message: {tool_calls: [{id: 'sample', function: call}]}}]},
    ]);
    expect(await rawOf('tool', 'responses')).toMatchObject([{output: [call]}]);
    expect(await rawOf('tool', 'claude')).toMatchObject([
      {content: [{type: 'tool_use', id: 'sample', name: call.name, input}]},
    ]);
    expect(await rawOf('tool', 'gemini')).toMatchObject([
      {candidates: [{content: {parts: [{functionCall: {name: call.name, args: input}}]}}]},
    ]);
    for (const [sample, shape] of [
      ['tool', 'dify'],
      ['text', 'claude'],
    ] as const)
      expect(await rawOf(sample, shape)).toEqual([]);
  });

  it('wait two seconds where they are slow', async () => {
    expect((await answerOf('slow', 'dify', false)).took).toBeGreaterThanOrEqual(2000);
    expect((await answerOf('text', 'dify', false)).took).toBeLessThan(2000);
  });

  // @spec playground.62
  it('end a request with an error, and only while nothing is sent', async () => {
    const chat: ChatModel = {
      ...demoChat('c1'),
      provider: 'claude',
      mode: 'chat',
      scenario: 'error',
    };
    const quiet = {onRequest: () => undefined, onReply: () => undefined};
    const ask = (access: {key?: string}) =>
      elementProps(chat, {systemPrompt: ''}, access, quiet).requestInterceptor?.({body: {}});
    expect(await ask({})).toEqual({error: SAMPLE_ERROR});
    expect(await ask({key: 'K'})).toEqual({body: {}});
  });

  it('are the note where a chat has a reply that only demos have', () => {
    expect([sampleOf('html'), sampleOf(undefined), sampleOf('table')]).toEqual([
      'standard',
      'standard',
      'table',
    ]);
  });
});
