import {vi} from 'vitest';

/** In ms. Vitest would wait for one second, which a busy machine needs for less. */
const PATIENCE = 20_000;

const {waitFor} = vi;

vi.waitFor = (check, options) =>
  waitFor(check, {
    timeout: PATIENCE,
    ...(typeof options === 'number' ? {timeout: options} : options),
  });
