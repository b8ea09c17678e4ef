import {expect, it} from 'vitest';
import {hasWebGpu} from './webLlm';

it('WebGPU needs an adapter', async () => {
  const device = (adapter: () => Promise<object | null>) => ({gpu: {requestAdapter: adapter}});
  expect(await hasWebGpu({})).toBe(false);
  expect(await hasWebGpu(device(() => Promise.resolve(null)))).toBe(false);
  expect(await hasWebGpu(device(() => Promise.reject(new Error('blocked'))))).toBe(false);
  expect(await hasWebGpu(device(() => Promise.resolve({})))).toBe(true);
});
