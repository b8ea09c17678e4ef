import {describe, expect, it} from 'vitest';
import type {Engine} from '../engine';
import {builtInEngine, hasBuiltInModel} from './builtIn';

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
