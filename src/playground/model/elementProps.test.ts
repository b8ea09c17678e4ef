import {afterEach, describe, expect, it, vi} from 'vitest';
import {accessOf} from './access';
import {codeValues} from './codeFor';
import {elementProps, type ChatWires} from './elementProps';
import {demoChat, type ChatModel} from '../schema';

const shared = {systemPrompt: ''};
const quiet: ChatWires = {onRequest: () => undefined, onReply: () => undefined};
const demo = demoChat('c1');
const claude: ChatModel = {...demo, provider: 'claude', mode: 'chat'};

function propsOf(chat: ChatModel, secrets: Parameters<typeof accessOf>[1] = {}) {
  return elementProps(chat, shared, accessOf(chat, secrets, {}), quiet);
}

afterEach(() => vi.unstubAllGlobals());

describe('looks and media', () => {
  it('have camera and microphone where the browser has devices, and in code anyway', () => {
    const chat: ChatModel = {...claude, media: ['images', 'microphone']};
    vi.stubGlobal('navigator', {});
    expect(propsOf(chat)).toMatchObject({images: true});
    expect(propsOf(chat)).not.toHaveProperty('microphone');
    vi.stubGlobal('navigator', {mediaDevices: {}});
    expect(propsOf(chat)).toMatchObject({images: true, microphone: true});
    vi.stubGlobal('navigator', {});
    expect(codeValues(chat, shared)).toMatchObject({images: true, microphone: true});
  });

  it('leave files out of a preview of a service that they would be uploaded to first', () => {
    const dify: ChatModel = {...demo, provider: 'dify', mode: 'chat', media: ['images']};
    expect(propsOf(dify)).not.toHaveProperty('images');
    expect(propsOf(dify, {dify: 'K'})).toMatchObject({images: true});
    expect(propsOf({...claude, media: ['images']})).toMatchObject({images: true});
  });
});

it('shows a preview in another style than an error', () => {
  expect(propsOf(claude)).toHaveProperty('messageStyles.error');
  expect(propsOf(claude, {claude: 'K'})).not.toHaveProperty('messageStyles');
});
