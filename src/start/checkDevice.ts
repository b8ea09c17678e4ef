interface Adapter {
  readonly features: ReadonlySet<string>;
  readonly limits: {readonly maxBufferSize: number};
}

export interface DeviceInfo {
  readonly gpu?: {requestAdapter(): Promise<Adapter | null>};
}

const GIGABYTE = 1024 ** 3;

/** Whether a model could run here, as a sentence for the reader. Downloads nothing and never throws. */
export async function checkDevice({gpu}: DeviceInfo): Promise<string> {
  if (!gpu)
    return 'No. This browser doesn’t support WebGPU here. Use a current browser and an HTTPS page.';
  try {
    const adapter = await gpu.requestAdapter();
    if (!adapter)
      return 'No. The browser supports WebGPU but couldn’t find a graphics card it can use.';
    const buffer = (adapter.limits.maxBufferSize / GIGABYTE).toFixed(1);
    const half = adapter.features.has('shader-f16')
      ? 'Models with f16 in their name run too.'
      : 'Choose a model with f32 in its name, because this card doesn’t support shader-f16.';
    return `Yes. This browser supports WebGPU, with buffers of up to ${buffer} GB. ${half}`;
  } catch {
    return 'The browser refused access to the graphics card. Reload the page and try again.';
  }
}
