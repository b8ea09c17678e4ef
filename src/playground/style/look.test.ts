import {describe, expect, it} from 'vitest';
import * as v from 'valibot';
import {templates} from '../model/templates';
import {lookSchema, type Look} from './look';
import {lookIn, lookProps, ratioOf, readableOn} from './lookProps';
import {presetOf, presets, warningsOf, withBrand, withPreset} from './presets';

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
      {text: 'userText', label: 'Text in user bubble', ratio: 1.26},
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

/** Colors from all over the cube, with its corners. */
const steps = ['00', '33', '66', '99', 'cc', 'ff'];
const BRANDS = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));

// @spec playground.23
it('makes themes in which every text can be read, in both color modes, of any color', () => {
  // Text without a warning has enough contrast in both modes.
  for (const brand of BRANDS) {
    const look = withBrand({}, brand);
    expect(look.userText && look.replyText && look.dark?.text, brand).toBeDefined();
    expect(warningsOf(look), brand).toEqual([]);
  }
});

it('keeps the rest of a look, and passes the check of links', () => {
  const own = {aiName: 'Nora', radius: 12};
  const theme = withBrand({}, '#1d4e79');
  const look = withBrand(own, '#1d4e79');
  expect(v.parse(lookSchema, look)).toEqual(look);
  expect(lookIn(look, 'light')).toEqual({...own, ...lookIn(theme, 'light')});
  expect(lookIn(look, 'dark')).toEqual({...own, ...lookIn(theme, 'dark')});
});
