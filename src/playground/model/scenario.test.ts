import {runInNewContext} from 'node:vm';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {SLOW_SOURCE} from './codeFor';
import {answerSlowly} from './scenario';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('answers slowly in the page and in the code that it shows', async () => {
  const shown = runInNewContext(`(${SLOW_SOURCE}).handler`, {setTimeout}) as typeof answerSlowly;
  for (const handler of [answerSlowly, shown]) {
    const onResponse = vi.fn();
    handler({}, {onResponse});
    await vi.advanceTimersByTimeAsync(3999);
    expect(onResponse).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onResponse).toHaveBeenCalledExactlyOnceWith({
      text: expect.stringContaining('took a while') as string,
    });
  }
});
