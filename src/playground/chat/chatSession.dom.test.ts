import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {DeepChatElement} from '../../chat';
import {ChatSession} from './chatSession';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A chat that hands each text to `take`, and its session. */
function begin(take: (show: () => void) => unknown = () => undefined) {
  const element = Object.assign(document.createElement('div'), {
    submitUserMessage: vi.fn(({text = ''}: {text?: string}) => {
      const detail = {message: {role: 'user', text}, isHistory: false};
      take(() => element.dispatchEvent(new CustomEvent('message', {detail})));
    }),
    getMessages: () => [],
  });
  const button = document.createElement('div');
  element.attachShadow({mode: 'open'}).append(button);
  const session = new ChatSession('c1');
  session.attach(element as unknown as DeepChatElement);
  return {element, button, session};
}

it('hands a text over again until the chat takes it', () => {
  const {element, session} = begin();
  session.say('Hello');
  vi.advanceTimersByTime(2000);
  expect(element.submitUserMessage.mock.calls.length).toBeGreaterThan(1);
  expect(session.state.queued).toBe(1);
  session.attach(null);
});

it('sends nothing between two states of a reply, when the chat shows neither', () => {
  const {element, button, session} = begin((show) => show());
  const sent = () => element.submitUserMessage.mock.calls.map(([{text}]) => text);
  session.say('One');
  session.say('Two');
  // A slow reply: dots, nothing for a moment, then the dots of a stream.
  button.className = 'loading-button';
  vi.advanceTimersByTime(700);
  button.className = '';
  vi.advanceTimersByTime(300);
  button.className = 'loading-button';
  vi.advanceTimersByTime(3000);
  expect(sent()).toEqual(['One']);
  // A stopped reply ends without an event.
  button.className = '';
  vi.advanceTimersByTime(2000);
  expect(sent()).toEqual(['One', 'Two']);
  session.attach(null);
});

it('hands a text over once, also when an error ends the reply before it in the same moment', () => {
  const {element, session} = begin((show) => setTimeout(show, 20));
  session.say('Two');
  element.dispatchEvent(new CustomEvent('error', {detail: 'No'}));
  vi.advanceTimersByTime(5000);
  expect(element.submitUserMessage).toHaveBeenCalledExactlyOnceWith({text: 'Two'});
  session.attach(null);
});
