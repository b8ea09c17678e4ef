import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {isObject} from '../../lib/isObject';
import {accessOf} from './access';
import {codeValues, elementProps, PREVIEW_TEXT, type ChatWires} from './elementProps';
import {connectKey} from './workspace';
import {demoChat, type ChatModel} from '../schema';

const shared = {systemPrompt: ''};
const quiet: ChatWires = {onRequest: () => undefined, onReply: () => undefined};
const demo = demoChat('c1');
const claude: ChatModel = {...demo, provider: 'claude', mode: 'chat'};

type Secrets = Parameters<typeof accessOf>[1];

function propsOf(
  chat: ChatModel,
  {wires = quiet, secrets = {}}: {wires?: ChatWires; secrets?: Secrets} = {},
) {
  return elementProps(chat, shared, accessOf(chat, secrets, {}), wires);
}

/** A property of these that is a function. */
function callable(values: unknown, name: string): (...given: unknown[]) => unknown {
  const found = isObject(values) ? values[name] : undefined;
  if (typeof found !== 'function') throw new Error(`${name} is no function.`);
  return (...given) => found(...given);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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
    expect(propsOf(dify, {secrets: {dify: 'K'}})).toMatchObject({images: true});
    expect(propsOf({...claude, media: ['images']})).toMatchObject({images: true});
  });
});

describe('a preview', () => {
  it('ends each request without a message, and a live chat none', () => {
    const request = {body: {messages: [{text: 'Hello'}]}};
    const intercept = (chat: ChatModel, secrets?: Secrets) =>
      callable(propsOf(chat, {secrets}), 'requestInterceptor')(request);
    expect(intercept(claude)).toEqual({error: PREVIEW_TEXT});
    expect(intercept({...claude, dryRun: true}, {claude: 'K'})).toEqual({error: PREVIEW_TEXT});
    expect(intercept(claude, {claude: 'K'})).toBe(request);
    expect(propsOf(claude)).toHaveProperty('messageStyles.error');
    expect(propsOf(claude, {secrets: {claude: 'K'}})).not.toHaveProperty('messageStyles');
  });

  it('has no address, and answers nothing if a request gets past its interceptor', () => {
    const values = {[connectKey('claude', 'chat')]: {url: 'https://a.example'}};
    const {connect} = propsOf({...claude, values});
    expect(connect).not.toHaveProperty('url');
    const onClose = vi.fn();
    callable(connect, 'handler')({}, {onClose});
    expect(onClose).toHaveBeenCalledOnce();
  });
});

it('hears requests and replies as they go and come, and changes neither', () => {
  const heard: unknown[] = [];
  const note = (one: unknown) => void heard.push(one);
  const request = {body: {messages: [{role: 'user', content: 'Hello'}]}, headers: {'X-A': 'b'}};
  const reply = {answer: 'Yes'};
  const props = propsOf({...demo, scenario: 'error'}, {wires: {onRequest: note, onReply: note}});
  expect(callable(props, 'requestInterceptor')(request)).toBe(request);
  expect(callable(props, 'responseInterceptor')(reply)).toBe(reply);
  expect(heard).toEqual([request, reply]);
});
