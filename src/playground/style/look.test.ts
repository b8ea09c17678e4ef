import {describe, expect, it} from 'vitest';
import * as v from 'valibot';
import {templates} from '../model/templates';
import {warningsOf} from './colors';
import {lookSchema, type Look} from './look';
import {lookProps, ratioOf, readableOn} from './lookProps';
import {presetOf, presets, withPreset} from './presets';

describe('presets', () => {
  it.each([
    ...presets,
    ...templates.flatMap(({name, workspace}) =>
      workspace.chats.map(({look = {}}) => ({name, look})),
    ),
  ])('$name can be read and passes the check', ({look}) => {
    expect(warningsOf(look)).toEqual([]);
    expect(v.parse(lookSchema, look)).toEqual(look);
  });

  it('leave names, pictures and texts alone', () => {
    const own: Look = {aiName: 'Ada', intro: 'Hello', surface: '#123456', radius: 3};
    const [standard, harbour] = presets;
    const withAppearance = withPreset(own, harbour!);
    expect(withAppearance).toMatchObject({
      aiName: 'Ada',
      intro: 'Hello',
      surface: '#f2f6fa',
      radius: 18,
    });
    expect(presetOf(withAppearance)).toBe(harbour);
    expect(withPreset(withAppearance, standard!)).toEqual({aiName: 'Ada', intro: 'Hello'});
    expect(presetOf(own)).toBeUndefined();
  });
});

describe('warningsOf', () => {
  // @spec playground.23
  it('names the text and its ratio, cut to two digits', () => {
    expect(warningsOf({user: '#777777', userText: '#888888'})).toEqual([
      {what: 'Text in user messages', text: 'userText', ratio: 1.26},
    ]);
    expect(warningsOf({reply: '#ffffff', replyText: '#777777'})[0]?.ratio).toBe(4.47);
  });

  it('looks at both color modes where the background follows the page', () => {
    expect(warningsOf({text: '#202020'})).toHaveLength(1);
  });

  it('has nothing to say about text that follows its background', () => {
    for (const user of ['#777777', '#ffffff', '#0000ff', '#ffff00']) {
      expect(warningsOf({user})).toEqual([]);
      expect(ratioOf(readableOn(user), user)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('makes text readable on a color that has none of its own', () => {
  expect(lookProps({user: '#ffee00'})).toEqual({
    messageStyles: {default: {user: {bubble: {backgroundColor: '#ffee00', color: '#000000'}}}},
  });
});
