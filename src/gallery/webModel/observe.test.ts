import {describe, expect, it, vi} from 'vitest';
import {hasWebGpu} from '../../chat/device';
import {observe, type Progress} from './observe';
import {stub} from './stub';

const seen: Progress[] = [];
const tell = (progress: Progress) => seen.push(progress);

describe('observe', () => {
  it('reports each step, and the component hears of them too', async () => {
    seen.length = 0;
    const heard: (string | undefined)[] = [];
    const {module, release} = observe(stub, tell);
    const chat = new module.ChatModule();
    chat.setInitProgressCallback(({text}) => heard.push(text));
    await chat.reload();
    expect(seen[0]).toEqual({phase: 'downloading', done: 0});
    expect(seen.at(-2)).toEqual({phase: 'downloading', done: 1});
    expect(seen.at(-1)).toEqual({phase: 'ready'});
    expect(heard).toContain('Simulated download: 50 %');
    const unload = vi.spyOn(chat, 'unload');
    await release();
    await release();
    expect(unload).toHaveBeenCalledTimes(1);
  });

  it('reports a failure with its reason and hands it on', async () => {
    seen.length = 0;
    class Broken extends stub.ChatModule {
      override reload(): Promise<unknown> {
        return Promise.reject(new Error('Cannot find adapter'));
      }
    }
    const {module} = observe({ChatModule: Broken}, tell);
    await expect(new module.ChatModule().reload()).rejects.toThrow('Cannot find adapter');
    expect(seen.at(-1)).toEqual({phase: 'failed', reason: 'Cannot find adapter'});
  });
});

describe('hasWebGpu', () => {
  it('needs an adapter', async () => {
    const device = (adapter: () => Promise<object | null>) => ({gpu: {requestAdapter: adapter}});
    expect(await hasWebGpu({})).toBe(false);
    expect(await hasWebGpu(device(() => Promise.resolve(null)))).toBe(false);
    expect(await hasWebGpu(device(() => Promise.reject(new Error('blocked'))))).toBe(false);
    expect(await hasWebGpu(device(() => Promise.resolve({})))).toBe(true);
  });
});
