// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {DeepChatElement} from '../../chat';
import {ChatSession} from './chatSession';

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
  const session = new ChatSession();
  session.attach(element as unknown as DeepChatElement);
  session.say('Hello');
  expect(session.queue.queued.get()).toBe(1);
  vi.advanceTimersByTime(119_000);
  expect(session.queue.dropped.get()).toBe(0);
  vi.advanceTimersByTime(2000);
  expect(element.submitUserMessage).toHaveBeenCalled();
  expect([session.queue.queued.get(), session.queue.dropped.get()]).toEqual([0, 1]);
  session.say('Again');
  expect(session.queue.dropped.get()).toBe(0);
  session.attach(null);
});
