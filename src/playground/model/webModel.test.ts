import {expect, it} from 'vitest';
import {hasWebGpu} from './webModel';

it('knows a browser without WebGPU, without an adapter and with one', async () => {
  expect(await hasWebGpu({requestAdapter: () => Promise.resolve(null)})).toBe(false);
  expect(await hasWebGpu({requestAdapter: () => Promise.reject(new Error('off'))})).toBe(false);
  expect(await hasWebGpu({requestAdapter: () => Promise.resolve({})})).toBe(true);
});
