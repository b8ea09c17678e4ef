// @vitest-environment happy-dom
import {beforeAll, expect, vi} from 'vitest';
import {liveChat, pause, statement} from '../support/liveChat';

const ACTIONS = 'docs/guides/message-actions.mdx';

beforeAll(async () => {
  await import('deep-chat');
}, 120_000);

const echo = {
  handler: (
    body: {messages: {text: string}[]},
    signals: {onResponse: (reply: object) => Promise<void>},
  ) => void signals.onResponse({text: `Reply to ${body.messages.at(-1)!.text}`}),
};

statement(ACTIONS, 'The nth `copy` button belongs to the nth reply.', async () => {
  const clicked: unknown[] = [];
  const {chat, all} = await liveChat({
    connect: echo,
    history: [{role: 'user', text: 'One'}, {text: 'First **reply**'}],
    htmlWrappers: {ai: '<div class="html-wrapper"></div><button class="copy">Copy</button>'},
    htmlClassUtilities: {
      copy: {
        events: {
          click: (event: Event) => {
            const replies = chat.getMessages().filter(({role}) => role === 'ai');
            clicked.push(replies[all('.copy').indexOf(event.currentTarget as Element)]?.text);
          },
        },
      },
    },
  });
  chat.submitUserMessage({text: 'Two'});
  await vi.waitFor(() => expect(all('.copy')).toHaveLength(2));
  for (const button of all('.copy')) (button as HTMLElement).click();
  expect(clicked).toEqual(['First **reply**', 'Reply to Two']);
  chat.remove();
});

statement(
  ACTIONS,
  'Remove the last question and its reply, then send the question again.',
  async () => {
    const {chat, bubbles} = await liveChat({
      connect: echo,
      history: [{role: 'user', text: 'Old'}, {text: 'Kept'}],
    });
    chat.submitUserMessage({text: 'Again'});
    await vi.waitFor(() => expect(bubbles()).toHaveLength(4));
    chat.history = chat.getMessages().slice(0, 2);
    await pause(50);
    chat.submitUserMessage({text: 'Again'});
    await vi.waitFor(() => expect(bubbles()).toEqual(['Old', 'Kept', 'Again', 'Reply to Again']));
    chat.remove();
  },
);

statement(ACTIONS, 'The chat and `getMessages()` keep the short text.', async () => {
  const {chat, bubbles} = await liveChat({
    connect: echo,
    requestInterceptor: (details: {
      body: {messages: {text: string; custom: {prompt: string}}[]};
    }) => {
      const [message] = details.body.messages;
      return {body: {messages: [{role: 'user', text: message!.custom.prompt}]}};
    },
  });
  chat.submitUserMessage({text: 'Short', custom: {prompt: 'A long prompt'}});
  await vi.waitFor(() => expect(bubbles()).toEqual(['Short', 'Reply to A long prompt']));
  expect(chat.getMessages()[0]?.text).toBe('Short');
  chat.remove();
});

statement(
  ACTIONS,
  'still holds the deleted message until the chat saves the next one',
  async () => {
    const {chat, bubbles} = await liveChat({connect: echo, browserStorage: {key: 'delete-one'}});
    chat.submitUserMessage({text: 'One'});
    await vi.waitFor(() => expect(bubbles()).toHaveLength(2));
    chat.history = chat.getMessages().slice(1);
    await vi.waitFor(() => expect(bubbles()).toEqual(['Reply to One']));
    const stored = () =>
      (JSON.parse(localStorage.getItem('delete-one')!) as {messages: unknown[]}).messages;
    expect(stored()).toHaveLength(2);
    chat.addMessage({text: 'Next'}, true);
    await vi.waitFor(() => expect(stored()).toHaveLength(2));
    expect(JSON.stringify(stored())).not.toContain('"One"');
    chat.remove();
  },
);

statement(
  'docs/guides/input-recipes.mdx',
  'The messages stay, [`onInput`](/docs/events#onInput) fires, and the send button follows the text.',
  async () => {
    const seen: unknown[] = [];
    const {chat, all, bubbles} = await liveChat({
      demo: true,
      history: [{text: 'Stays'}],
      onInput: ({content}: {content: {text?: string}}) => seen.push(content.text),
    });
    const field = all('#text-input')[0]!;
    const isDisabled = () =>
      all('.submit-button, .disabled-button')[0]?.matches('.disabled-button');
    expect(isDisabled()).toBe(true);
    field.textContent = 'From code';
    field.dispatchEvent(new InputEvent('input', {bubbles: true}));
    await vi.waitFor(() => expect(seen).toContain('From code'));
    expect(isDisabled()).toBe(false);
    expect(bubbles()).toEqual(['Stays']);
    chat.remove();
  },
);

statement('docs/introPanel.mdx', 'It stays if that page is an empty array.', async () => {
  for (const [page, display] of [
    [[], 'block'],
    [[{text: 'Old'}], 'none'],
  ] as const) {
    const panel = document.createElement('div');
    panel.textContent = 'Welcome';
    const chat = document.createElement('deep-chat');
    chat.append(panel);
    chat.style.fontFamily = 'sans-serif';
    chat.demo = true;
    chat.loadHistory = () => Promise.resolve([...page]);
    document.body.append(chat);
    await pause(400);
    const drawn = chat.shadowRoot!.querySelector<HTMLElement>('.intro-panel')!;
    expect(drawn.style.display === 'none' ? 'none' : 'block').toBe(display);
    chat.remove();
  }
});

statement(
  'docs/guides/state-and-history.mdx',
  "Removing the element doesn't stop its request",
  async () => {
    let aborted = false;
    globalThis.fetch = (_, init) => {
      init?.signal?.addEventListener('abort', () => (aborted = true));
      return new Promise(() => undefined);
    };
    const {chat} = await liveChat({connect: {url: '/api', stream: true}});
    chat.submitUserMessage({text: 'Hello'});
    await pause(100);
    chat.remove();
    await pause(100);
    expect(aborted).toBe(false);
  },
);

statement('docs/guides/languages.mdx', '`Ask me anything!`', async () => {
  const {chat, all} = await liveChat({
    demo: true,
    names: true,
    history: [{role: 'user', text: '1'}, {text: '2'}],
  });
  expect(all('#text-input')[0]?.getAttribute('aria-label')).toBe('Ask me anything!');
  expect(all('.name').map(({textContent}) => textContent)).toEqual(['User', 'AI']);
  chat.remove();
});
