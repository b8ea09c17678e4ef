import {describe, expect, it} from 'vitest';
import {parseExample} from '../../src/example/model/parse';
import {DEFAULT_PROMPT, promptOf} from '../../src/example/block/prompt';
import {visiblePartsOf} from '../../src/example/model/visibleParts';
import type {ChatConfig} from '../../src/chat';
import {configOf, liveFences, promises, SPECIALS} from '../support/promises';

const NONE = {buttons: []};

/** Chats that have something to click without a prompt, a message or a button of the example. */
const OWN_CONTROLS: Readonly<Record<string, string>> = {
  'The voice view with its own avatar and texts': 'the component draws a microphone and a switch',
  'The form that asks for a key': 'the component draws a form',
};

describe('prompts', () => {
  it('no live example is an empty box with nothing to click', () => {
    const empty = liveFences().filter(({source, prompt}) => {
      const outline = parseExample(source);
      const config = configOf(source) as ChatConfig;
      const parts = visiblePartsOf(outline);
      const hasContent = [
        parts.panel,
        parts.buttons.length,
        config.history?.length,
        config.loadHistory,
        config.introMessage,
      ].some(Boolean);
      return !hasContent && promptOf(config, parts, prompt) === undefined;
    });
    expect(empty.map(({title}) => title).filter((title) => !(title in OWN_CONTROLS))).toEqual([]);
  });

  it('a prompt of an author is for a chat that replies', () => {
    const all = promises();
    const wrong = liveFences().filter(({prompt, route, title}) => {
      const isSame = (each: {route: string; title: string}) =>
        each.route === route && each.title === title;
      const input = SPECIALS.find(isSame)?.input ?? all.find(isSame)?.input;
      return prompt !== undefined && input !== 'answers';
    });
    expect(wrong.map(({title}) => title)).toEqual([]);
    expect(liveFences().filter(({prompt}) => prompt).length).toBeGreaterThanOrEqual(10);
  });

  it('an author chooses the text', () => {
    expect(promptOf({demo: true}, NONE, 'How?')).toBe('How?');
    expect(promptOf({demo: true, history: [{text: 'a'}]}, NONE, 'How?')).toBe('How?');
  });

  it.each<[string, ChatConfig]>([
    ['a demo', {demo: true}],
    ['nothing at all', {}],
    ['a handler', {connect: {handler: () => undefined}}],
    [
      'a handler in the place of a provider',
      {directConnection: {openAI: {}}, connect: {handler: () => undefined}},
    ],
  ])('an empty chat with %s gets one', (_, config) => {
    expect(promptOf(config, NONE, undefined)).toBe(DEFAULT_PROMPT);
  });

  it.each<[string, ChatConfig]>([
    ['messages', {history: [{text: 'a'}]}],
    ['a greeting', {introMessage: {text: 'a'}}],
    ['a closed input', {demo: true, textInput: {disabled: true}}],
    ['a provider that needs a key', {directConnection: {openAI: {}}}],
    ['a model to download', {webModel: true}],
  ])('a chat with %s gets none', (_, config) => {
    expect(promptOf(config, NONE, undefined)).toBeUndefined();
  });

  it('buttons and a panel are enough', () => {
    expect(promptOf({demo: true}, {buttons: ['A']}, undefined)).toBeUndefined();
    expect(promptOf({demo: true}, {buttons: [], panel: {tag: 'p'}}, undefined)).toBeUndefined();
  });
});
