import {afterAll, vi} from 'vitest';

/** In ms. Vitest would wait for one second, which a busy machine needs for less. */
const PATIENCE = 20_000;

const {waitFor} = vi;

vi.waitFor = (check, options) =>
  waitFor(check, {
    timeout: PATIENCE,
    ...(typeof options === 'number' ? {timeout: options} : options),
  });

// Node loads `fetch` at its first use and keeps the clock of that moment, which a test may have replaced.
void globalThis.Headers;

// Files share a thread. What one of them loaded or replaced is gone for the next.
vi.resetModules();
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
