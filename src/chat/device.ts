interface Gpu {
  requestAdapter(): Promise<object | null>;
}

/** The smallest module there is: eight bytes without any code. */
const EMPTY_MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** Whether the browser can compute on the graphics card. Asks for nothing from the network. */
export async function hasWebGpu(device: {readonly gpu?: Gpu}): Promise<boolean> {
  try {
    return Boolean(await device.gpu?.requestAdapter());
  } catch {
    return false;
  }
}

/** Whether the security policy of this document lets WebAssembly run. */
export function allowsWebAssembly(): boolean {
  try {
    return new WebAssembly.Module(EMPTY_MODULE) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}
