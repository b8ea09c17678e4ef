import type {Row} from './row';

const PAGE = 'docs/guides/coding-agents.mdx';
const connect = {url: 'https://server.test/chat'};
const REPLIES =
  "- The server replies with `{text}`, `{html}`, `{files}` or `{error}`, not with a provider's JSON.";
const HANDLER =
  '- A handler replies with `signals.onResponse`. With `stream: true` it also calls `signals.onOpen` first and `signals.onClose` last.';
const ATTRIBUTES =
  '- Attributes in HTML have no hyphens (`introMessage`), and their values are JSON with double quotes.';
const RENAMED =
  '- Use `history`, not `initialMessages`, and `connect`, not `request`: version 2 renamed them.';
const image = {src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', type: 'image'};

const replies: readonly (readonly [string, object, string])[] = [
  ['text', {text: 'Yes'}, 'text-message'],
  ['html', {html: '<b>Yes</b>'}, 'html-message'],
  ['files', {files: [image]}, 'image-message'],
  ['error', {error: 'No'}, 'error-message-text'],
  ['provider', {choices: [{message: {role: 'assistant', content: 'Yes'}}]}, 'error-message-text'],
];
const attributes: readonly (readonly [string, string, Partial<Row>])[] = [
  ['json', `introMessage='{"text": "Hello!"}'`, {shows: ['Hello!']}],
  ['hyphen', `intro-message='{"text": "Hello!"}'`, {shows: [], probe: ({wait}) => wait(150)}],
  ['javascript', `introMessage="{text: 'Hello!'}"`, {logs: ['SyntaxError…']}],
];

/** The prompt for coding agents: each of its rules. */
export const agentRows: readonly Row[] = [
  ...replies.map(([name, body, drawn]): Row => ({
    id: `reply-with-${name}`,
    setup: {connect},
    reply: {body},
    probe: async ({all, until}) => {
      const bubbles = () => all('.message-bubble:not(.user-message-text)');
      await until(() => bubbles()[0] && !all('.deep-chat-loading-message-bubble')[0]);
      const names = ['html-message', 'image-message', 'error-message-text', 'text-message'];
      return bubbles().map(({classList}) => names.find((name) => classList.contains(name)));
    },
    result: [drawn],
    says: {[PAGE]: REPLIES},
  })),
  {
    id: 'role-of-replies',
    setup: {
      connect,
      names: true,
      history: [{role: 'ai', text: 'One'}, {text: 'Two'}, {role: 'assistant', text: 'Three'}],
    },
    message: null,
    probe: ({chat, all}) => [
      chat.getMessages().map(({role}) => role),
      all('.name').map(({textContent}) => textContent),
    ],
    result: [
      ['ai', 'ai', 'assistant'],
      ['AI', 'AI', 'assistant'],
    ],
    says: {[PAGE]: '- The role of replies is `ai`, not `assistant`.'},
  },
  {
    id: 'handler-that-returns-its-reply',
    setup: () => ({connect: {handler: () => Promise.resolve({text: 'Lost'})}}),
    probe: ({wait}) => wait(150),
    shows: ['Hello'],
    says: {[PAGE]: HANDLER},
  },
  {
    id: 'handler-that-streams',
    setup: ({seen}) => ({
      connect: {
        stream: true,
        handler: async (_, {onOpen, onResponse, onClose}) => {
          onOpen();
          await onResponse({text: 'Two '});
          await onResponse({text: 'words'});
          seen.push(onClose);
        },
      },
    }),
    // Without the end, the button still stops the reply.
    probe: async ({all, seen, until, wait}) => {
      await until(() => seen.length > 0);
      await wait(50);
      const icons = () => [all('#stop-icon').length, all('#submit-icon').length];
      const open = icons();
      (seen[0] as () => void)();
      await wait(50);
      return [open, icons()];
    },
    result: [
      [1, 0],
      [0, 1],
    ],
    shows: ['Hello', 'Two words'],
    says: {[PAGE]: HANDLER},
  },
  {
    id: 'new-object',
    setup: () => ({connect: {handler: () => undefined}}),
    probe: async ({chat, wait}) => {
      await wait(50);
      chat.connect = {handler: () => undefined};
    },
    shows: [],
    says: {
      [PAGE]:
        '- Define objects and functions for properties outside the render code. In React, wrap `DeepChat` in `memo`. A new object resets the chat.',
    },
  },
  {
    id: 'styles-of-bubbles-and-others',
    setup: {
      connect,
      messageStyles: {default: {user: {bubble: {color: 'rgb(1, 2, 3)'}}}},
      auxiliaryStyle: '#messages { padding: 7px; }',
    },
    probe: ({all}) => [
      getComputedStyle(all('.user-message-text')[0]!).color,
      getComputedStyle(all('#messages')[0]!).padding,
    ],
    result: ['rgb(1, 2, 3)', '7px'],
    says: {
      [PAGE]:
        '- Bubble styles are in `messageStyles.default.user.bubble`. CSS for anything else goes into `auxiliaryStyle`.',
    },
  },
  ...attributes.map(([name, attribute, expected]): Row => ({
    id: `attribute-${name}`,
    setup: {demo: true},
    message: null,
    acts: (page) =>
      page.setContent(
        `<deep-chat style="font-family: sans-serif" connect='{"url": "/api"}' ${attribute}></deep-chat>`,
      ),
    ...expected,
    says: {[PAGE]: ATTRIBUTES},
  })),
  {
    id: 'events-and-methods',
    setup: {demo: true},
    message: null,
    probe: async ({seen, until}) => {
      const chat = document.createElement('deep-chat');
      chat.submitUserMessage({text: 'Too early'});
      const names = ['message', 'render', 'input', 'error', 'clear-messages'];
      for (const name of names) chat.addEventListener(name, () => seen.push(name));
      chat.connect = {handler: (_, {onResponse}) => void onResponse({error: 'No'})};
      document.body.replaceChildren(chat);
      await until(() => seen.length > 0);
      const early = chat.getMessages().length;
      chat.submitUserMessage({text: 'Hi'});
      await until(() => seen.includes('error'));
      const field = chat.shadowRoot!.querySelector('#text-input')!;
      field.textContent = 'a';
      field.dispatchEvent(new Event('input', {bubbles: true}));
      chat.clearMessages();
      await until(() => seen.includes('clear-messages'));
      return [seen[0], early, [...new Set(seen)].sort()];
    },
    result: ['render', 0, ['clear-messages', 'error', 'input', 'message', 'render']],
    says: {
      [PAGE]:
        '- DOM events are `message`, `render`, `input`, `error` and `clear-messages`. Call methods after `render`, in `setTimeout`.',
    },
  },
  {
    id: 'current-names',
    setup: {history: [{role: 'ai', text: 'Hello'}], connect},
    message: null,
    shows: ['Hello'],
    logs: [],
    says: {[PAGE]: RENAMED},
  },
  {
    id: 'old-names',
    setup: {initialMessages: [{role: 'ai', text: 'Hello'}], request: connect},
    message: null,
    logs: ['…initialMessages…', '…the history property…', '…request…', '…the connect object…'],
    says: {[PAGE]: RENAMED},
  },
];
