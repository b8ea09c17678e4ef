import {describe, expect, it} from 'vitest';
import type {Engine} from '../engine';
import {builtInEngine, hasBuiltInModel} from './builtIn';
import {loadWebLlm, MODEL} from './webLlm';
import type {WebLlm} from '../../chat/webLlm';

const MESSAGES = [
  {role: 'system', content: 'Rules.'},
  {role: 'user', content: 'Now?'},
] as const;

async function read(engine: Engine, signal = new AbortController().signal) {
  let text = '';
  for await (const piece of engine.answer(MESSAGES, [], signal)) text += piece;
  return text;
}

describe("the browser's own model", () => {
  const browser = (pieces: readonly string[], seen: object[] = [], fail = false) => ({
    LanguageModel: {
      availability: () => Promise.resolve('downloadable'),
      create: (options: {monitor: (target: object) => void}) => {
        seen.push(options);
        options.monitor({
          addEventListener: (_: string, listener: (event: object) => void) =>
            [0.5, 1].forEach((loaded) => listener({loaded})),
        });
        if (fail) return Promise.reject(new Error('no space'));
        return Promise.resolve({
          destroy: () => seen.push({destroyed: true}),
          promptStreaming: () =>
            new ReadableStream({
              start(controller) {
                for (const piece of pieces) controller.enqueue(piece);
                controller.close();
              },
            }),
        });
      },
    },
  });

  it('is offered only where there is one', async () => {
    expect(await hasBuiltInModel({})).toBe(false);
    expect(await hasBuiltInModel(browser([]))).toBe(true);
    const unable = {LanguageModel: {availability: () => Promise.resolve('unavailable')}};
    expect(await hasBuiltInModel(unable)).toBe(false);
    const broken = {LanguageModel: {availability: () => Promise.reject(new Error('no'))}};
    expect(await hasBuiltInModel(broken)).toBe(false);
  });

  it('streams, tells how far its download is, and gives its memory back', async () => {
    const seen: object[] = [];
    const progress: number[] = [];
    const engine = builtInEngine(browser(['One ', 'two.'], seen), (done) => progress.push(done));
    expect(await read(engine)).toBe('One two.');
    expect(progress).toEqual([0.5, 1]);
    expect(seen[0]).toMatchObject({initialPrompts: [{role: 'system', content: 'Rules.'}]});
    expect(seen[1]).toEqual({destroyed: true});
  });

  it('says that it failed', async () => {
    const engine = builtInEngine(browser([], [], true), () => undefined);
    await expect(read(engine)).rejects.toThrow('Ask again, or choose another source.');
  });
});

describe('a model in this tab', () => {
  const calls: string[] = [];
  const moduleWith = (fails: boolean): WebLlm => ({
    ChatModule: class {
      private report: (report: {progress?: number}) => void = () => undefined;
      private isStopped = false;
      setInitProgressCallback(report: typeof this.report) {
        this.report = report;
      }
      async reload(model: string) {
        calls.push(`reload ${model}`);
        this.report({progress: 0.4});
        await Promise.resolve();
        if (fails) throw new Error('the device was lost');
      }
      async generate(input: string, report: (step: number, text: string) => void) {
        calls.push(`generate ${input}`);
        for (const text of ['One', 'One two', 'One two three']) {
          if (this.isStopped) break;
          report(1, text);
          await new Promise((resolve) => setTimeout(resolve, 1));
        }
        return this.isStopped ? 'One' : 'One two three.';
      }
      interruptGenerate() {
        this.isStopped = true;
      }
      unload() {
        calls.push('unload');
        return Promise.resolve();
      }
    },
  });

  it('loads with progress, streams what is new, and can be released', async () => {
    calls.length = 0;
    const progress: number[] = [];
    const {engine, release} = await loadWebLlm(
      (done) => progress.push(done),
      () => Promise.resolve(moduleWith(false)),
    );
    expect(await read(engine)).toBe('One two three.');
    await release();
    expect(progress).toEqual([0.4]);
    expect(calls).toEqual([`reload ${MODEL}`, 'generate Rules.\n\nNow?', 'unload']);
  });

  it('stops', async () => {
    const {engine} = await loadWebLlm(
      () => undefined,
      () => Promise.resolve(moduleWith(false)),
    );
    const stop = new AbortController();
    const texts: string[] = [];
    await expect(
      (async () => {
        for await (const piece of engine.answer(MESSAGES, [], stop.signal)) {
          texts.push(piece);
          stop.abort();
        }
      })(),
    ).rejects.toThrow(/abort/i);
    expect(texts.join('')).not.toContain('three');
  });

  it('says that it could not be loaded', async () => {
    const load = () => Promise.resolve(moduleWith(true));
    await expect(loadWebLlm(() => undefined, load)).rejects.toThrow("couldn't be loaded");
  });
});
