import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import manifest from 'deep-chat/package.json';
import {describe, expect, it} from 'vitest';
import {DEEP_CHAT_VERSION} from '../config/version';
import {factFor, PACKAGE, SIZE} from './facts';

const textFor = (question: string) => factFor(question)?.text ?? '';

describe('factFor', () => {
  it('knows what the component is, costs and weighs', () => {
    expect(textFor('What is Deep Chat?')).toContain('web component');
    expect(textFor('Is it free?')).toContain('MIT');
    expect(textFor('How many kilobytes is the bundle?')).toContain('404 kB');
    expect(textFor('How big is the bundle?')).toContain('404 kB');
    expect(textFor('Which version is this?')).toContain(DEEP_CHAT_VERSION);
  });

  it('answers a greeting as a host does', () => {
    for (const greeting of ['hello', 'Hi there!', 'can you help me?', 'Good morning'])
      expect(textFor(greeting), greeting).toContain('I answer questions about Deep Chat');
    expect(textFor('Thank you!')).toContain('welcome');
    expect(textFor('hello, is it free?')).toContain('MIT');
  });

  it('says what a chat is not', () => {
    expect(textFor('What is the difference to ChatGPT?')).toContain('not a model');
    expect(textFor('Is my data sent anywhere?')).toContain('only to the server or provider');
    expect(textFor('Is it private?')).toContain('only to the server or provider');
    expect(textFor('Does it work on an iPhone?')).toContain('web page');
  });

  it('names what a visitor asks first about keys', () => {
    for (const question of [
      'How do I hide my API key?',
      'Is my key exposed to users?',
      'how do I keep my API key secret?',
      'How can I keep the key private?',
    ])
      expect(factFor(question)?.source.url, question).toBe('/docs/guides/api-keys');
    for (const question of ['dark theme', 'color of the send button', 'How do I hide the avatar?'])
      expect(factFor(question), question).toBeUndefined();
  });

  it('leaves everything else to the search', () => {
    for (const question of ['', '???', 'how?', 'Are large files allowed?', 'open it'])
      expect(factFor(question), question).toBeUndefined();
    expect(factFor('How do I change the size of the send button?')).toBeUndefined();
    expect(factFor('free positions of buttons')).toBeUndefined();
  });
});

it('the installed package confirms version, license and size', () => {
  const file = readFileSync('node_modules/deep-chat/dist/deepChat.bundle.js');
  expect(PACKAGE).toEqual({version: manifest.version, license: manifest.license});
  expect(SIZE.raw).toBe(Math.round(file.length / 1000));
  expect(Math.abs(SIZE.gzip - gzipSync(file).length / 1000)).toBeLessThan(2);
});
