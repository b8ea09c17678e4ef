// @vitest-environment happy-dom
import {execFileSync} from 'node:child_process';
import {mkdtempSync, mkdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeAll, expect, vi} from 'vitest';
import {liveChat, statement, words} from '../support/liveChat';

beforeAll(async () => {
  await import('deep-chat');
}, 120_000);

statement(
  'docs/guides/performance.mdx',
  'A text message of one paragraph is four DOM elements, and seven with avatar and name.',
  async () => {
    const perMessage = async (properties: object) => {
      const {chat, all} = await liveChat({demo: true, ...properties});
      chat.addMessage({text: 'One', role: 'ai'});
      const before = all('#messages *').length;
      chat.addMessage({text: 'Two', role: 'user'});
      const after = all('#messages *').length;
      chat.remove();
      return after - before;
    };
    expect(await perMessage({})).toBe(4);
    expect(await perMessage({avatars: true, names: true})).toBe(7);
  },
);

/** The send button's content with these styles. */
async function sendButton(submit: object): Promise<string> {
  const {chat, all} = await liveChat({demo: true, submitButtonStyles: {submit}});
  const html = all('.input-button')[0]?.innerHTML ?? '';
  chat.remove();
  return html;
}

statement(
  'docs/styles/buttons.mdx',
  "`svg: {content: ''}` removes the icon only together with `text.content`; alone it changes nothing.",
  async () => {
    expect(await sendButton({svg: {content: ''}})).toBe(await sendButton({}));
    const text = {content: 'Send'};
    expect(await sendButton({svg: {content: ''}, text})).not.toContain('<svg');
    expect(await sendButton({text})).toContain('<svg');
  },
);

statement(
  'docs/styles/buttons.mdx',
  'A submit button or microphone that is left goes to `outside-start` if it is free, else to `inside-end`.',
  async () => {
    const submitPlace = async (...taken: string[]) => {
      const customButtons = taken.map((position) => ({position}));
      const {chat, all} = await liveChat({demo: true, customButtons});
      const submit = all('.input-button:not(.custom-button)')[0]?.className ?? '';
      chat.remove();
      return /(?:in|out)side-\w+/.exec(submit)?.[0];
    };
    expect(await submitPlace('inside-end', 'outside-end')).toBe('outside-start');
    expect(await submitPlace('inside-end', 'outside-end', 'outside-start')).toBe('inside-end');
  },
);

statement(
  'docs/guides/migration.mdx',
  '`focusMode.scroll` | [`focusMode.smoothScroll`](/docs/modes#focusMode) | Works, console error',
  async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const {chat} = await liveChat({demo: true, focusMode: {scroll: true}});
    expect(String(logged.mock.calls)).toContain('changed to smoothScroll');
    chat.remove();
    logged.mockClear();
    const silent = await liveChat({demo: true, focusMode: {isScroll: true}});
    expect(String(logged.mock.calls)).not.toContain('smoothScroll');
    silent.chat.remove();
    logged.mockRestore();
  },
);

statement('docs/guides/migration.mdx', 'This command lists both kinds in your sources', () => {
  const command = /```bash (grep .*? src) ```/.exec(words('docs/guides/migration.mdx'))?.[1] ?? '';
  const folder = mkdtempSync(path.join(tmpdir(), 'old-names-'));
  mkdirSync(path.join(folder, 'src'));
  const old = ['focusMode={{scroll: true}}', 'focusMode={{isScroll: true}}', 'onNewMessage={log}'];
  const lines = [...old, 'scrollButton={true}', 'focusMode={{smoothScroll: true}}'];
  writeFileSync(path.join(folder, 'src/chat.tsx'), lines.join('\n'));
  const found = execFileSync('bash', ['-c', command], {cwd: folder, encoding: 'utf8'});
  expect(found.trim().split('\n')).toHaveLength(old.length);
});

statement('src/providers/capabilities.ts', "browser: 'plan for a proxy'", () => {
  expect(words('src/providers/capabilities.ts')).not.toContain('confirmed');
});
