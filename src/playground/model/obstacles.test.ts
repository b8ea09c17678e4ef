import {expect, it} from 'vitest';
import {obstacleOf} from './connection';
import {valuesKey} from './workspace';
import {demoChat, type ChatModel} from '../schema';
import type {ProviderKey} from '../../providers/types';

const chatOf = (provider: ProviderKey, mode: string, values = {}): ChatModel => ({
  ...demoChat('c1'),
  provider,
  mode,
  values: {[valuesKey(provider, mode)]: values},
});
const KEY = {key: 'K'};

it('names what keeps a chat from taking a text', () => {
  expect(obstacleOf(demoChat('c1'), {})).toBeUndefined();
  expect(obstacleOf(chatOf('claude', 'chat'), {})).toBeUndefined();
  expect(obstacleOf(chatOf('openAI', 'realtime'), KEY)).toBe('no text');
  expect(obstacleOf(chatOf('assemblyAI', 'audio'), KEY)).toBe('no text');
  expect(obstacleOf(chatOf('openAI', 'assistant'), {})).toBe('no preview');
  expect(obstacleOf(chatOf('openAI', 'assistant'), KEY)).toBeUndefined();
  expect(obstacleOf(chatOf('openAI', 'assistant'), {isUnconfirmed: true})).toBe('unconfirmed');
});

it('knows the modes that the component lets send only with a file', () => {
  expect(obstacleOf(chatOf('openAI', 'speechToText'), {})).toBe('file');
  for (const mode of ['imageToImage', 'imageToImageMasking', 'imageToImageUpscale'])
    expect(obstacleOf(chatOf('stabilityAI', mode), {}), mode).toBe('file');
  expect(obstacleOf(chatOf('stabilityAI', 'textToImage'), {})).toBeUndefined();
});

it('knows the Azure chats that have no text field without their settings', () => {
  expect(obstacleOf(chatOf('azure', 'summarization'), {})).toBe('settings');
  const values = {endpoint: 'https://a.example'};
  expect(obstacleOf(chatOf('azure', 'summarization', values), {})).toBeUndefined();
});
