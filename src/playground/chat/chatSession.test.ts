// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {DeepChatElement} from '../../chat';
import {Speaker} from './chatSession';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('tells of a text that the chat never took', () => {
  const element = Object.assign(document.createElement('div'), {
    submitUserMessage: vi.fn(),
    getMessages: () => [],
  });
  const speaker = new Speaker();
  speaker.attach(element as unknown as DeepChatElement);
  speaker.say('Hello');
  expect(speaker.queued.get()).toBe(1);
  vi.advanceTimersByTime(119_000);
  expect(speaker.dropped.get()).toBe(0);
  vi.advanceTimersByTime(2000);
  expect(element.submitUserMessage).toHaveBeenCalled();
  expect([speaker.queued.get(), speaker.dropped.get()]).toEqual([0, 1]);
  speaker.say('Again');
  expect(speaker.dropped.get()).toBe(0);
  speaker.attach(null);
});
