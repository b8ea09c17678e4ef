import {runInNewContext} from 'node:vm';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {answerSlowly, scenarioValues, SLOW_SOURCE} from './scenario';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  [
    'stream',
    {
      demo: {response: {text: expect.stringContaining('word by word')}},
      connect: {stream: {simulation: 12}},
    },
  ],
  [
    'error',
    {
      demo: {response: {error: expect.any(String)}},
      errorMessages: {displayServiceErrorMessages: true},
    },
  ],
  ['markdown', {demo: {response: {text: expect.stringContaining('### ')}}}],
  ['html', {demo: {response: {html: expect.stringContaining('<button')}}}],
  ['files', {demo: {response: {text: expect.any(String), files: expect.any(Array)}}}],
  ['slow', undefined],
  ['standard', undefined],
] as const)('makes the properties of the demo %s, and no others', (scenario, values) => {
  expect(scenarioValues(scenario)).toEqual(values);
});

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
