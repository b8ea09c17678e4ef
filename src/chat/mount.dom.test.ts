import {DeepChat} from 'deep-chat-react';
import type {ReactElement} from 'react';
import {flushSync} from 'react-dom';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {FakeChat} from '../../tests/support/FakeChat';
import {Mount, type MountEvents} from './mount';
import type {ChatConfig, DeepChatElement} from './types';

// The wrapper is the installed one, around a component that counts its rebuilds.
vi.mock('deep-chat', async () => ({
  DeepChat: (await import('../../tests/support/FakeChat')).FakeChat,
}));

const wait = (ms = 30) => new Promise((done) => setTimeout(done, ms));
let place: HTMLElement;
let root: Root;
let mount: Mount;
let elements: (DeepChatElement | null)[];
const events: MountEvents = {
  onDraw: vi.fn((view) => flushSync(() => root.render(view))),
  onElement: (element) => elements.push(element),
  onAnnounce: vi.fn(),
  onFail: vi.fn(),
};

beforeEach(() => {
  elements = [];
  document.documentElement.setAttribute('data-theme', 'light');
  place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
});

afterEach(() => mount.destroy());

async function begin(config: ChatConfig): Promise<FakeChat> {
  mount = new Mount(undefined, config, events);
  await mount.start();
  return current();
}

function current(): FakeChat {
  return place.querySelector('deep-chat') as unknown as FakeChat;
}

describe('Mount', () => {
  it('renders with a copy, a font and the skin, then hands out the element', async () => {
    const config: ChatConfig = {connect: {url: '/a'}, auxiliaryStyle: '.name{color:red}'};
    const chat = await begin(config);
    expect(chat.assigned.connect).toEqual({url: '/a'});
    expect(chat.assigned.connect).not.toBe(config.connect);
    expect(String(chat.assigned.auxiliaryStyle)).toMatch(/\.name\{color:red\}$/);
    expect(chat.style.fontFamily).toBe('inherit');
    expect(chat.getAttribute('data-skin')).toBe('light');
    expect(elements).toEqual([chat]);
    const [view] = vi.mocked(events.onDraw).mock.calls.at(-1) ?? [];
    expect((view as ReactElement).type).toBe(DeepChat);
  });

  it('hands out the element after its last drawing when a busy page makes it draw twice', async () => {
    const fake = customElements.get('deep-chat') as unknown as typeof FakeChat;
    let later = -1;
    place.addEventListener('render', () => setTimeout(() => (later = elements.length)), true);
    fake.drawsTwice = true;
    const chat = await begin({connect: {url: '/a'}});
    fake.drawsTwice = false;
    expect(chat.builds).toBe(2);
    await wait();
    expect(later, 'elements that a timer of the first drawing finds').toBe(1);
  });

  it('does not rebuild for new functions, nor for the color mode', async () => {
    const chat = await begin({connect: {handler: () => 'old'}});
    mount.update({connect: {handler: () => 'new'}});
    document.documentElement.setAttribute('data-theme', 'dark');
    await wait();
    expect(chat.builds).toBe(1);
    expect(chat.getAttribute('data-skin')).toBe('dark');
    const {handler} = chat.assigned.connect as {handler: () => string};
    expect(handler()).toBe('new');
  });

  it('keeps messages and draft over a change, but not a draft that was sent', async () => {
    const chat = await begin({});
    chat.say('hello');
    chat.find('#text-input').textContent = 'half a sen';
    mount.update({names: true});
    await vi.waitFor(() => expect(chat.builds).toBe(2));
    expect(current()).toBe(chat);
    expect(chat.getMessages()).toEqual([{role: 'user', text: 'hello'}]);
    expect(chat.find('#text-input').textContent).toBe('half a sen');
    chat.find('#text-input').textContent = '';
    mount.update({});
    await vi.waitFor(() => expect(chat.builds).toBe(3));
    expect(chat.find('#text-input').textContent).toBe('');
  });

  it('takes a new element for a new connection, also twice in a row', async () => {
    const chat = await begin({connect: {url: '/a'}});
    chat.say('hello');
    mount.update({connect: {url: '/b'}});
    mount.update({connect: {url: '/c'}});
    await vi.waitFor(() => {
      expect(current()).not.toBe(chat);
      expect(elements.at(-1)).toBe(current());
    });
    expect(current().assigned.connect).toEqual({url: '/c'});
    expect(current().getMessages()).toEqual([{role: 'user', text: 'hello'}]);
    expect(place.children).toHaveLength(1);
  });

  it('waits for a pending reply', async () => {
    const chat = await begin({});
    const button = chat.find('.input-button');
    button.className = 'input-button loading-button';
    mount.update({names: true});
    await wait();
    expect(chat.builds).toBe(1);
    button.className = 'input-button submit-button';
    await vi.waitFor(() => expect(chat.builds).toBe(2));
  });

  it('shows a new history instead of the old conversation', async () => {
    const chat = await begin({history: [{text: 'a'}]});
    chat.say('hello');
    mount.update({history: [{text: 'b'}]});
    await vi.waitFor(() => expect(chat.getMessages()).toEqual([{text: 'b'}]));
  });

  it('announces replies and errors, not history or the reader', async () => {
    const chat = await begin({});
    const send = (detail: object) => chat.dispatchEvent(new CustomEvent('message', {detail}));
    send({message: {role: 'user', text: 'q'}, isHistory: false});
    send({message: {role: 'ai', text: 'old'}, isHistory: true});
    send({message: {role: 'ai', html: '<b>new</b>'}, isHistory: false});
    chat.dispatchEvent(new CustomEvent('error', {detail: 'No.'}));
    expect(vi.mocked(events.onAnnounce).mock.calls).toEqual([['Reply: new'], ['Error: No.']]);
  });

  it('leaves nothing behind', async () => {
    const chat = await begin({});
    mount.destroy();
    expect(place.children).toHaveLength(0);
    expect(elements).toEqual([chat, null]);
    mount = new Mount(undefined, {}, events);
    await mount.start();
  });
});
