import React from 'react';
import {flushSync} from 'react-dom';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {FakeChat} from '../../tests/support/FakeChat';
import {Chat} from './Chat';
import type {ChatProps} from './types';

vi.mock('deep-chat', async () => ({
  DeepChat: (await import('../../tests/support/FakeChat')).FakeChat,
}));

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
});

afterEach(() => flushSync(() => root.unmount()));

const render = (props: Partial<ChatProps>) =>
  flushSync(() => root.render(<Chat config={{}} label="A chat" start="now" {...props} />));

async function liveChat(): Promise<FakeChat> {
  await vi.waitFor(() => expect(place.querySelector('section')?.dataset.chatState).toBe('live'));
  return place.querySelector('deep-chat') as unknown as FakeChat;
}

it('keeps the intro panel of its children up to date, and gives it to each new element', async () => {
  const panel = (text: string) => <p>{text}</p>;
  render({config: {connect: {url: '/a'}}, children: panel('One')});
  const chat = await liveChat();
  expect(chat.textContent).toBe('One');
  render({config: {connect: {url: '/b'}}, children: panel('Two')});
  await vi.waitFor(() => expect(place.querySelector('deep-chat')?.textContent).toBe('Two'));
  expect(place.querySelector('deep-chat')).not.toBe(chat);
});

it('hands out the element, and null when it goes', async () => {
  const onElement = vi.fn();
  render({onElement});
  const chat = await liveChat();
  flushSync(() => root.render(null));
  await vi.waitFor(() => expect(onElement.mock.calls).toEqual([[chat], [null]]));
  expect(place.children).toHaveLength(0);
});
