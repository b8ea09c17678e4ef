import {describe, expect, it} from 'vitest';
import {checkDevice, type DeviceInfo} from './checkDevice';

type Adapter = Awaited<ReturnType<NonNullable<DeviceInfo['gpu']>['requestAdapter']>>;

const withAdapter = (adapter: Adapter) => ({gpu: {requestAdapter: async () => adapter}});

describe('checkDevice', () => {
  it('says what is missing', async () => {
    expect(await checkDevice({})).toContain('doesn’t support WebGPU');
    expect(await checkDevice(withAdapter(null))).toContain('couldn’t find a graphics card');
  });

  it('names the models that run', async () => {
    const limits = {maxBufferSize: 2 * 1024 ** 3};
    expect(await checkDevice(withAdapter({limits, features: new Set()}))).toContain('f32');
    expect(await checkDevice(withAdapter({limits, features: new Set(['shader-f16'])}))).toContain(
      '2.0 GB. Models with f16',
    );
  });

  it('survives a browser that refuses', async () => {
    const device = {gpu: {requestAdapter: () => Promise.reject(new Error('no'))}};
    expect(await checkDevice(device)).toContain('refused');
  });
});
