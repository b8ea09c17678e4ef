import {expect, it} from 'vitest';
import {setKey} from './keys';
import type {DeepChatElement} from '../../chat';
import {FakeChat} from '../../../tests/support/FakeChat';
import {eventsOf, noteEvents} from './chatLog';

const texts = (chat: string) =>
  eventsOf(chat)
    .entries()
    .map(({text}) => text.replace(/^\S+ /, ''));

function newChat() {
  const element = new FakeChat();
  return {element, chat: element as unknown as DeepChatElement};
}

it('writes what the component reports, without the events of the browser and without secrets', () => {
  setKey('slot', 'sk-secret-1234567890');
  const {element, chat} = newChat();
  noteEvents('a', chat);
  element.dispatchEvent(new CustomEvent('message', {detail: {text: 'sk-secret-1234567890'}}));
  element.dispatchEvent(new Event('input'));
  element.dispatchEvent(new CustomEvent('input', {detail: {content: 'x'}}));
  element.dispatchEvent(new CustomEvent('error', {detail: 'No'}));
  element.dispatchEvent(new CustomEvent('clear-messages'));
  element.dispatchEvent(new CustomEvent('render', {detail: {big: true}}));
  expect(texts('a')).toEqual([
    'onComponentRender',
    expect.stringMatching(/^onMessage .*text/),
    'onInput {"content":"x"}',
    'onError No',
    'onClearMessages',
    'onComponentRender',
  ]);
  expect(texts('a').join()).not.toContain('secret-1234567890');
});

it('notes that the chat asks for a key, at first and after each render', () => {
  const {element, chat} = newChat();
  noteEvents('b', chat);
  expect(texts('b')).toEqual(['onComponentRender']);
  element.shadowRoot!.innerHTML = '<input id="insert-key-input">';
  element.dispatchEvent(new CustomEvent('error', {detail: 'No'}));
  element.dispatchEvent(new CustomEvent('render'));
  expect(texts('b').slice(2)).toEqual(['onComponentRender', 'The chat asks for a key']);
  noteEvents('c', chat);
  expect(texts('c')).toEqual(['onComponentRender', 'The chat asks for a key']);
});
