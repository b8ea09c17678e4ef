import {describe, expect, it} from 'vitest';
import {providers} from '../../data/providers';
import {factsOf} from '../../providers/catalog';
import type {ProviderKey} from '../../providers/types';
import {connectionOf, isMounted, obstacleOf, sendingOf, type Access} from './connection';
import {codeValues} from './codeFor';
import {elementProps} from './elementProps';
import {valuesKey} from './workspace';
import {demoChat, type ChatModel, type Values} from '../schema';

const shared = {systemPrompt: ''};
const chatOf = (
  provider: ProviderKey,
  mode: string,
  values: Values = {},
  more: Partial<ChatModel> = {},
) => ({
  ...demoChat('c1'),
  provider,
  mode,
  values: {[valuesKey(provider, mode)]: values},
  ...more,
});
const quiet = {onRequest: () => undefined, onReply: () => undefined};

// @spec playground.34
it('gives the shared prompt to chats without one of their own', () => {
  const prompt = {systemPrompt: 'Be brief.'};
  const own = chatOf('openAI', 'chat', {instructions: 'Sing.'});
  expect(connectionOf(own, prompt, {key: 'K'}).directConnection).toEqual({
    openAI: {key: 'K', chat: {instructions: 'Sing.'}},
  });
  expect(connectionOf(chatOf('gemini', 'chat'), prompt, {key: 'K'}).directConnection).toEqual({
    gemini: {key: 'K', system_prompt: 'Be brief.'},
  });
  expect(connectionOf(chatOf('cohere', 'chat'), prompt, {key: 'K'}).directConnection).toEqual({
    cohere: {key: 'K'},
  });
});

describe('elementProps', () => {
  it('says of modes without a preview that they have none, and obeys the wish to send nothing', () => {
    const silent = providers.flatMap(({key}) =>
      factsOf(key)
        .modes.filter(({reply}) => !reply)
        .map(({id, unavailable}) => ({chat: chatOf(key, id), unavailable})),
    );
    expect(silent.length).toBeGreaterThan(5);
    for (const {chat, unavailable} of silent) {
      expect(sendingOf(chat, {}), chat.mode).toBe('no preview');
      expect(sendingOf(chat, {key: 'K'}), chat.mode).toBe(unavailable ? 'no preview' : 'live');
      const dry = {...chat, dryRun: true};
      expect(sendingOf(dry, {key: 'K'}), chat.mode).toBe('no preview');
      expect(isMounted(dry, {key: 'K'}), chat.mode).toBe(false);
      const props = elementProps(dry, shared, {key: 'K'}, quiet);
      expect(JSON.stringify(props), chat.mode).not.toContain('"K"');
    }
    const proxied = chatOf('openAI', 'assistant');
    expect(sendingOf(proxied, {isUnconfirmed: true})).toBe('unconfirmed');
    expect(isMounted(proxied, {isUnconfirmed: true})).toBe(false);
  });

  it('agrees with the code about everything but the key', () => {
    for (const {key} of providers)
      for (const {id, unavailable} of factsOf(key).modes) {
        // No chat of such a mode is mounted.
        if (unavailable) continue;
        const chat = chatOf(key, id, {}, {stream: true});
        const {
          requestInterceptor: _,
          responseInterceptor: __,
          ...props
        } = elementProps(chat, shared, {key: 'YOUR_API_KEY'}, quiet);
        expect(props).toEqual(codeValues(chat, shared));
      }
  });
});

it.each<[string, ChatModel, Access]>([
  ['takes no text', chatOf('openAI', 'realtime'), {key: 'K'}],
  ['takes no text', chatOf('assemblyAI', 'audio'), {key: 'K'}],
  ['can’t be previewed', chatOf('openAI', 'assistant'), {}],
  ['its host isn’t confirmed', chatOf('openAI', 'assistant'), {isUnconfirmed: true}],
  ['needs a file, which you attach in the chat', chatOf('stabilityAI', 'imageToImageMasking'), {}],
  ['needs its required settings', chatOf('azure', 'summarization'), {}],
])('a message to all chats leaves out one with the obstacle: %s', (obstacle, chat, access) => {
  expect(obstacleOf(chat, access)).toBe(obstacle);
});
