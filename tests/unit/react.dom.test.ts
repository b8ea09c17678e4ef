import {createElement, StrictMode, type ComponentType, type ReactElement} from 'react';
import {createRoot} from 'react-dom/client';
import {DeepChat as Element} from 'deep-chat';
import {DeepChat} from 'deep-chat-react';
import {expect, it, vi} from 'vitest';
import {words} from '../support/liveChat';

// Sentences about the component in React, shown with the installed packages.
/** Renders with React and returns what it throws. */
async function rendered(element: ReactElement, isReady: () => unknown): Promise<string[]> {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const errors: string[] = [];
  const root = createRoot(place, {onUncaughtError: (error) => errors.push(String(error))});
  root.render(element);
  await vi.waitFor(() => expect(isReady() || errors.length > 0).toBe(true));
  return errors;
}

it('the class of the element is no React component', async () => {
  expect(words('docs/guides/troubleshooting.mdx')).toContain(
    '`DeepChat` of the package `deep-chat` is a custom element, not a React component.',
  );
  const asComponent = Element as unknown as ComponentType<object>;
  expect(await rendered(createElement(asComponent), () => false)).toEqual([
    'TypeError: Cannot call a class as a function',
  ]);
});

it('strict mode draws one chat, which is ready once', async () => {
  expect(words('docs/guides/server-rendering.mdx')).toContain(
    'you still get one chat and one `onComponentRender` call',
  );
  let ready = 0;
  const style = {fontFamily: 'sans-serif'};
  const onComponentRender = () => (ready += 1);
  const chat = createElement(DeepChat, {demo: true, style, onComponentRender} as object);
  expect(await rendered(createElement(StrictMode, null, chat), () => ready > 0)).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(document.querySelectorAll('deep-chat')).toHaveLength(1);
  expect(ready).toBe(1);
});
