// @vitest-environment happy-dom
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {MessageContent} from 'deep-chat/dist/types/messages';
import type {Signals} from 'deep-chat/dist/types/handler';
import {beforeAll, expect, it, vi} from 'vitest';
import {jsonReply, liveChat, pause, serve, statement} from '../support/liveChat';

// The prompt for coding agents: each of its rules, shown with the installed component.
const PAGE = 'docs/guides/coding-agents.mdx';

beforeAll(async () => {
  await import('deep-chat');
}, 120_000);

it('has no rule that is not shown here', () => {
  const [, prompt = ''] = /title="AGENTS.md"\n([^]*?)\n```/.exec(
    readFileSync(path.resolve(__dirname, '../..', PAGE), 'utf8'),
  )!;
  const rules = prompt.match(/^- /gm)!;
  const shown = readFileSync(__filename, 'utf8').match(/^statement\(\s*PAGE,\s*['"`]- /gm)!;
  expect(rules).toHaveLength(shown.length);
});

statement(PAGE, '- Connect with `connect={{url}}` to our own server.', async () => {
  const calls = serve(() => jsonReply({text: 'Hello'}));
  const {chat, bubbles} = await liveChat({connect: {url: '/api/chat'}});
  chat.submitUserMessage({text: 'Hi'});
  await vi.waitFor(() => expect(bubbles()).toEqual(['Hi', 'Hello']));
  expect(calls.map(({url}) => url)).toEqual(['/api/chat']);
  chat.remove();
});

statement(
  PAGE,
  "- The server replies with `{text}`, `{html}`, `{files}` or `{error}`, not with a provider's JSON.",
  async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const file = {src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', type: 'image'};
    for (const [reply, drawn] of [
      [{text: 'Yes'}, '.ai-message-text'],
      [{html: '<b>Yes</b>'}, '.html-message'],
      [{files: [file]}, '.image-message'],
      [{error: 'No'}, '.error-message-text'],
      [{choices: [{message: {role: 'assistant', content: 'Yes'}}]}, '.error-message-text'],
    ] as const) {
      serve(() => jsonReply(reply));
      const {chat, all} = await liveChat({connect: {url: '/api/chat'}});
      chat.submitUserMessage({text: 'Hi'});
      await vi.waitFor(() => expect(all(drawn), JSON.stringify(reply)).toHaveLength(1));
      expect(all('.error-message-text')).toHaveLength(drawn === '.error-message-text' ? 1 : 0);
      chat.remove();
    }
    logged.mockRestore();
  },
);

statement(PAGE, '- The role of replies is `ai`, not `assistant`.', async () => {
  const history = [{role: 'ai', text: 'One'}, {text: 'Two'}, {role: 'assistant', text: 'Three'}];
  const {chat, all} = await liveChat({connect: {url: '/api'}, history, names: true});
  const roles = chat.getMessages().map(({role}: MessageContent) => role);
  expect(roles).toEqual(['ai', 'ai', 'assistant']);
  expect(all('.name').map(({textContent}) => textContent)).toEqual(['AI', 'AI', 'assistant']);
  chat.remove();
});

statement(
  PAGE,
  '- A handler replies with `signals.onResponse`. With `stream: true` it also calls `signals.onOpen` first and `signals.onClose` last.',
  async () => {
    const returned = await liveChat({connect: {handler: () => Promise.resolve({text: 'Lost'})}});
    returned.chat.submitUserMessage({text: 'Hi'});
    await pause();
    expect(returned.bubbles()).toEqual(['Hi']);
    returned.chat.remove();

    let last: Signals | undefined;
    const handler = async (_: unknown, signals: Signals) => {
      last = signals;
      signals.onOpen();
      await signals.onResponse({text: 'Two '});
      await signals.onResponse({text: 'words'});
    };
    const {chat, bubbles, all} = await liveChat({connect: {stream: true, handler}});
    chat.submitUserMessage({text: 'Hi'});
    await vi.waitFor(() => expect(bubbles()).toEqual(['Hi', 'Two words']));
    // Without the end the button still stops the reply.
    expect(all('#stop-icon')).toHaveLength(1);
    last!.onClose();
    await vi.waitFor(() => expect(all('#submit-icon')).toHaveLength(1));
    chat.remove();
  },
);

statement(
  PAGE,
  '- Define objects and functions for properties outside the React component, and wrap `DeepChat` in `memo`. A new object resets the chat.',
  async () => {
    const {chat, bubbles} = await liveChat({connect: {handler: () => undefined}});
    chat.submitUserMessage({text: 'Hi'});
    await vi.waitFor(() => expect(bubbles()).toEqual(['Hi']));
    chat.connect = {handler: () => undefined};
    await vi.waitFor(() => expect(bubbles()).toEqual([]));
    chat.remove();
  },
);

statement(
  PAGE,
  '- Bubble styles are in `messageStyles.default.user.bubble`. CSS for anything else goes into `auxiliaryStyle`.',
  async () => {
    const {chat, all} = await liveChat({
      history: [{role: 'user', text: 'Hi'}],
      messageStyles: {default: {user: {bubble: {color: 'rgb(1, 2, 3)'}}}},
      auxiliaryStyle: '#messages { padding: 7px; }',
    });
    expect((all('.user-message-text')[0] as HTMLElement).style.color).toBe('rgb(1, 2, 3)');
    const rules = chat.shadowRoot!.adoptedStyleSheets.flatMap(({cssRules}) => [...cssRules]);
    expect(rules.some(({cssText}) => cssText.includes('padding: 7px'))).toBe(true);
    chat.remove();
  },
);

statement(
  PAGE,
  '- Attributes in HTML have no hyphens (`introMessage`), and their values are JSON with double quotes.',
  async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const drawn = async (attribute: string) => {
      const place = document.createElement('div');
      place.innerHTML = `<deep-chat style="font-family: sans-serif" connect='{"url": "/api"}' ${attribute}></deep-chat>`;
      document.body.append(place);
      await pause();
      const {shadowRoot} = place.firstElementChild!;
      const text = shadowRoot?.querySelector('.message-bubble')?.textContent.trim();
      place.remove();
      return text;
    };
    expect(await drawn(`introMessage='{"text": "Hello!"}'`)).toBe('Hello!');
    expect(await drawn(`intro-message='{"text": "Hello!"}'`)).toBeUndefined();
    await expect(drawn(`introMessage="{text: 'Hello!'}"`)).rejects.toThrow(SyntaxError);
    logged.mockRestore();
  },
);

statement(
  PAGE,
  '- DOM events are `message`, `render`, `input`, `error` and `clear-messages`. Call methods after `render`.',
  async () => {
    const seen = new Set<string>();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const early = document.createElement('deep-chat') as Awaited<
      ReturnType<typeof liveChat>
    >['chat'];
    early.submitUserMessage({text: 'Too early'});
    early.style.fontFamily = 'sans-serif';
    for (const event of ['message', 'render', 'input', 'error', 'clear-messages'])
      early.addEventListener(event, () => seen.add(event));
    early.connect = {
      handler: (_: unknown, signals: Signals) => void signals.onResponse({error: 'No'}),
    };
    document.body.append(early);
    await vi.waitFor(() => expect(seen).toEqual(new Set(['render'])));
    expect(early.getMessages()).toEqual([]);
    early.submitUserMessage({text: 'Hi'});
    await vi.waitFor(() => expect(seen).toContain('error'));
    expect(seen).toContain('message');
    const field = early.shadowRoot!.querySelector('#text-input')!;
    field.textContent = 'a';
    field.dispatchEvent(new Event('input', {bubbles: true}));
    early.clearMessages();
    await vi.waitFor(() =>
      expect([...seen].sort()).toEqual(['clear-messages', 'error', 'input', 'message', 'render']),
    );
    early.remove();
    logged.mockRestore();
  },
);

statement(
  PAGE,
  '- Use `history`, not `initialMessages`, and `connect`, not `request`: version 2 renamed them.',
  async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const messages = [{role: 'ai', text: 'Hello'}];
    const current = await liveChat({history: messages, connect: {url: '/api'}});
    expect(current.bubbles()).toEqual(['Hello']);
    expect([...logged.mock.calls, ...warned.mock.calls]).toEqual([]);
    current.chat.remove();
    const old = await liveChat({initialMessages: messages, request: {url: '/api'}});
    const said = logged.mock.calls.flat().join('\n');
    expect(said).toMatch(/initialMessages[^]*history/);
    expect(said).toMatch(/request[^]*connect/);
    old.chat.remove();
    vi.restoreAllMocks();
  },
);
