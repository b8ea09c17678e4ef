import {describe, expect, it} from 'vitest';
import {enqueue} from './queue';

describe('enqueue', () => {
  it('runs one task after another and leaves out what was taken back', async () => {
    const log: string[] = [];
    const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
    enqueue(async () => {
      log.push('a begins');
      await wait(20);
      log.push('a ends');
    });
    const takeBack = enqueue(() => void log.push('b'));
    takeBack();
    await new Promise<void>((done) => {
      enqueue(() => {
        log.push('c');
        done();
      });
    });
    expect(log).toEqual(['a begins', 'a ends', 'c']);
  });
});
