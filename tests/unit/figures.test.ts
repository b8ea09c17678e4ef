import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import zlib from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {COMPONENT_KILOBYTES} from '../../src/data/figures';

describe('the figures of the home page', () => {
  it('give the size of the installed component', () => {
    const file = createRequire(import.meta.url).resolve('deep-chat/dist/deepChat.bundle.js');
    const kilobytes = zlib.gzipSync(readFileSync(file), {level: 9}).length / 1000;
    expect(COMPONENT_KILOBYTES).toBe(Math.round(kilobytes));
  });
});
