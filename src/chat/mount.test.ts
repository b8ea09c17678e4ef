// @vitest-environment happy-dom
import {afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {Mount, type MountEvents} from './mount';
import type {ChatConfig, DeepChatElement} from './types';

/** As much of the component as the host relies on: a rebuild for each batch of assignments. */
class FakeChat extends HTMLElement {
  builds = 0;
  assigned: Record<string, unknown> = {};
  private waiting = false;
  private rendered = false;
  private messages: unknown[] = [];

  constructor() {
    super();
    this.attachShadow({mode: 'open'}).innerHTML = '<div id="container"></div>';
    for (const key of [
      'connect',
      'history',
      'textInput',
      'defaultInput',
      'auxiliaryStyle',
      'names',
    ]) {
      Object.defineProperty(this, key, {
        get: () => this.assigned[key],
        set: (value) => {
          this.assigned[key] = value;
          if (this.waiting) return;
          this.waiting = true;
          setTimeout(() => this.build());
        },
      });
    }
  }

  build(): void {
    this.waiting = false;
    this.builds += 1;
    this.messages = [...((this.assigned.history as unknown[] | undefined) ?? [])];
    const draft = (this.assigned.defaultInput as {text?: string} | undefined)?.text ?? '';
    const container = this.shadowRoot?.querySelector('#container') as Element;
    container.innerHTML = `<div id="messages"></div><div id="text-input">${draft}</div>
      <div class="input-button disabled-button"></div>`;
    if (!this.rendered) this.dispatchEvent(new CustomEvent('render'));
    this.rendered = true;
  }

  getMessages = () => [...this.messages];
  say(text: string): void {
    this.messages.push({role: 'user', text});
  }
  find(selector: string): HTMLElement {
    return this.shadowRoot?.querySelector(selector) as HTMLElement;
  }
}

const wait = (ms = 30) => new Promise((done) => setTimeout(done, ms));
let place: HTMLElement;
let mount: Mount;
let elements: (DeepChatElement | null)[];
const events: MountEvents = {
  onElement: (element) => elements.push(element),
  onAnnounce: vi.fn(),
  onFail: vi.fn(),
};

beforeAll(() => customElements.define('deep-chat', FakeChat));

beforeEach(() => {
  elements = [];
  document.documentElement.setAttribute('data-theme', 'light');
  place = document.createElement('div');
  document.body.replaceChildren(place);
});

afterEach(() => mount.destroy());

async function begin(config: ChatConfig): Promise<FakeChat> {
  mount = new Mount(place, undefined, config, events);
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
    await wait();
    expect(current()).toBe(chat);
    expect(chat.getMessages()).toEqual([{role: 'user', text: 'hello'}]);
    expect(chat.find('#text-input').textContent).toBe('half a sen');
    chat.find('#text-input').textContent = '';
    mount.update({});
    await wait();
    expect(chat.builds).toBe(3);
    expect(chat.find('#text-input').textContent).toBe('');
  });

  it('takes a new element for a new connection, also twice in a row', async () => {
    const chat = await begin({connect: {url: '/a'}});
    chat.say('hello');
    mount.update({connect: {url: '/b'}});
    mount.update({connect: {url: '/c'}});
    await wait();
    expect(current()).not.toBe(chat);
    expect(current().assigned.connect).toEqual({url: '/c'});
    expect(current().getMessages()).toEqual([{role: 'user', text: 'hello'}]);
    expect(elements.at(-1)).toBe(current());
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
    await wait(60);
    expect(chat.builds).toBe(2);
  });

  it('shows a new history instead of the old conversation', async () => {
    const chat = await begin({history: [{text: 'a'}]});
    chat.say('hello');
    mount.update({history: [{text: 'b'}]});
    await wait();
    expect(chat.getMessages()).toEqual([{text: 'b'}]);
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
    mount = new Mount(place, undefined, {}, events);
    await mount.start();
  });
});
