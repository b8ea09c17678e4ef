// @vitest-environment happy-dom
import type {DeepChat} from 'deep-chat';
import {beforeAll, describe, expect, it} from 'vitest';
import {modeOf} from '../../providers/catalog';
import {elementProps} from './elementProps';
import {SAMPLE_MARK} from './samples';
import {SAMPLES, type Sample} from './scenario';
import {demoChat, type ChatModel} from './workspace';

beforeAll(async () => {
  await import('deep-chat');
}, 120_000);

/** Waits until a chat shows a text. */
async function shown(chat: DeepChat, text: string): Promise<string> {
  for (let turn = 0; turn < 150; turn++) {
    const found = chat.shadowRoot?.querySelector('#messages')?.textContent ?? '';
    if (found.includes(text) && !chat.shadowRoot?.querySelector('.loading-button')) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return chat.shadowRoot?.querySelector('#messages')?.textContent ?? '';
}

async function mounted(model: ChatModel): Promise<DeepChat> {
  const chat = document.createElement('deep-chat') as DeepChat;
  chat.style.fontFamily = 'sans-serif';
  const quiet = {onRequest: () => undefined, onReply: () => undefined};
  Object.assign(chat, elementProps(model, {systemPrompt: ''}, {}, quiet));
  document.body.append(chat);
  for (let turn = 0; turn < 100 && !chat.shadowRoot?.querySelector('#text-input'); turn++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  chat.submitUserMessage({text: 'Hello'});
  return chat;
}

/** One mode of each form of replies. */
const modes = (
  [
    ['claude', 'chat'],
    ['openAI', 'chat'],
    ['gemini', 'chat'],
    ['mistral', 'chat'],
    ['cohere', 'chat'],
    ['ollama', 'chat'],
    ['dify', 'chat'],
  ] as const
).map(([provider, id]) => ({name: `${provider}.${id}`, provider, mode: modeOf(provider, id)}));

const expected: Readonly<Partial<Record<Sample, string>>> = {
  text: 'not from the model',
  table: 'Your server',
  tool: 'call',
  error: 'Sample error',
};

describe('samples', () => {
  it.each(modes.flatMap((mode) => [false, true].map((stream) => ({...mode, stream}))))(
    'are shown by $name, stream: $stream, and say that they are samples',
    async ({provider, mode, stream}) => {
      for (const [scenario, text] of Object.entries(expected)) {
        const model: ChatModel = {
          ...demoChat('c1'),
          provider,
          mode: mode?.id ?? '',
          stream,
          dryRun: true,
          scenario: scenario as Sample,
        };
        const chat = await mounted(model);
        const all = await shown(chat, text);
        chat.remove();
        expect(all, `${scenario}: ${all}`).toContain(text);
        if (scenario !== 'error') expect(all).toContain('Sample, not from the model');
      }
    },
    30_000,
  );

  it('are all marked', () => {
    expect(SAMPLE_MARK).toContain('Sample');
    expect(SAMPLES.map(({id}) => id)).toContain('slow');
  });
});
