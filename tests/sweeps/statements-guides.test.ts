// @vitest-environment happy-dom
import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as React from 'react';
import {createRoot} from 'react-dom/client';
import {beforeAll, expect, vi} from 'vitest';
import {jsonReply, liveChat, pause, serve, statement} from '../support/liveChat';

const HELP = 'docs/guides/troubleshooting.mdx';
const MODULES = path.resolve(__dirname, '../../node_modules');
const font = {fontFamily: 'sans-serif'};

let core: CustomElementConstructor;

beforeAll(async () => {
  core = (await import('deep-chat')).DeepChat;
}, 120_000);

/** Renders with React and returns what it throws. */
async function rendered(element: React.ReactElement): Promise<{errors: string[]; end: () => void}> {
  const host = document.createElement('div');
  document.body.append(host);
  const errors: string[] = [];
  const root = createRoot(host, {onUncaughtError: (error) => errors.push(String(error))});
  root.render(element);
  await pause(300);
  return {errors, end: () => root.unmount()};
}

/** The component of deep-chat-react; Node gets another build of its maker, which sets no properties. */
async function wrapper(): Promise<React.ComponentType<Record<string, unknown>>> {
  const maker = path.join(MODULES, '@lit/react/create-component.js');
  const {createComponent} = (await import(/* @vite-ignore */ maker)) as {
    createComponent: (options: object) => React.ComponentType<Record<string, unknown>>;
  };
  return createComponent({tagName: 'deep-chat', elementClass: core, react: React});
}

statement(
  HELP,
  'React renders the `DeepChat` class of the package `deep-chat`, which is a custom element and not a React component.',
  async () => {
    const asComponent = core as unknown as React.ComponentType<object>;
    const {errors, end} = await rendered(React.createElement(asComponent));
    expect(errors).toEqual(['TypeError: Cannot call a class as a function']);
    end();
  },
);

statement(
  'docs/guides/server-rendering.mdx',
  'you still get one chat and one `onComponentRender` call',
  async () => {
    const Chat = await wrapper();
    let ready = 0;
    const chat = React.createElement(Chat, {
      demo: true,
      style: font,
      onComponentRender: () => (ready += 1),
    });
    const {errors, end} = await rendered(React.createElement(React.StrictMode, null, chat));
    expect(errors).toEqual([]);
    expect(document.querySelectorAll('deep-chat')).toHaveLength(1);
    expect(ready).toBe(1);
    end();
  },
);

statement(
  HELP,
  "For the JSON value `null` it reports `Cannot read properties of null (reading 'result')`.",
  async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    serve(() => jsonReply(null));
    const errorMessages = {displayServiceErrorMessages: true};
    const {chat, errors} = await liveChat({connect: {url: '/api'}, errorMessages});
    chat.submitUserMessage({text: 'Hello'});
    await vi.waitFor(() =>
      expect(errors()).toEqual(["Cannot read properties of null (reading 'result')"]),
    );
    chat.remove();
    logged.mockRestore();
  },
);

statement(
  HELP,
  'Older versions throw this in `clearMessages()` when the chat has an intro message.',
  async () => {
    const introMessage = [{text: 'One'}, {text: 'Two'}];
    const {chat, bubbles} = await liveChat({demo: true, names: true, introMessage, history: []});
    // The component scrolls to its first message after a while, which fails when there is none.
    await pause(300);
    expect(() => {
      chat.clearMessages();
    }).not.toThrow();
    await pause(50);
    expect(bubbles()).toEqual(['One', 'Two']);
    chat.remove();
  },
);

statement(HELP, "the component doesn't use `ResizeObserver`", () => {
  for (const file of ['deepChat.js', 'deepChat.bundle.js'])
    expect(readFileSync(path.join(MODULES, 'deep-chat/dist', file), 'utf8')).not.toContain(
      'ResizeObserver',
    );
});

statement(HELP, 'A handler throws, or never calls `signals.onResponse`.', async () => {
  const {chat, all, bubbles} = await liveChat({connect: {handler: () => undefined}});
  chat.submitUserMessage({text: 'Hello'});
  await pause(1500);
  expect(all('.deep-chat-loading-message-bubble')).toHaveLength(1);
  expect(bubbles()).toEqual(['Hello']);
  chat.remove();
});

statement(HELP, 'the browser reads it as a path on your page', async () => {
  for (const [url, target] of [
    ['api.example.com/chat', 'https://site.example/api.example.com/chat'],
    ['https:/api.example.com', 'https://site.example/api.example.com'],
    ['/api/chat', 'https://site.example/api/chat'],
  ] as const) {
    const calls = serve(() => jsonReply({text: 'ok'}));
    const {chat} = await liveChat({connect: {url}});
    chat.submitUserMessage({text: 'Hello'});
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    // The component sends the address as it is, and the browser completes it.
    expect(calls[0]?.url).toBe(url);
    expect(new URL(url, 'https://site.example').href).toBe(target);
    chat.remove();
  }
});
