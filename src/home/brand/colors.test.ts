import {describe, expect, it} from 'vitest';
import {colorsIn, contrast} from '../../chat/color';
import {brandColors, type ColorMode} from '../../chat/brandColors';
import {brandCode, propertiesOf} from './colors';

const ratio = (one: string, other: string) => contrast(colorsIn(one)[0]!, colorsIn(other)[0]!);

/** Every 51st step of each channel, and colors that are hard to read on anything. */
const steps = ['00', '33', '66', '99', 'cc', 'ff'];
const COLORS = [
  ...steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`))),
  '#ffff00',
  '#777777',
  '#fffffe',
  '#14181b',
];

describe.each(['light', 'dark'] as ColorMode[])('a brand on a %s page', (mode) => {
  it('can be read in any color', () => {
    const bad = COLORS.flatMap((color) => {
      const {accent, user, userText, surface, text, reply, line} = brandColors(color, mode);
      const ratios = {
        userText: ratio(userText, user) / 4.5,
        text: ratio(text, reply) / 4.5,
        textOnSurface: ratio(text, surface) / 4.5,
        accent: ratio(accent, surface) / 4.5,
        user: ratio(user, surface) / (mode === 'light' ? 1.25 : 1.6),
        line: ratio(line, surface) / 3,
      };
      return Object.entries(ratios)
        .filter(([, share]) => share < 1)
        .map(([name]) => `${color}: ${name}`);
    });
    expect(bad).toEqual([]);
  });

  it('keeps a color that can be read', () => {
    const good = mode === 'light' ? '#0b6b63' : '#5cd3c3';
    expect(brandColors(good, mode).user).toBe(good);
    expect(brandColors(good, mode).accent).toBe(good);
  });

  it('is nine lines of code, whose values are JSON', () => {
    const code = brandCode(brandColors('#b0432a', mode));
    expect(code.split('\n')).toHaveLength(9);
    const values = [...code.matchAll(/\w+='([^']+)'/g)].map(([, value]) => value!);
    expect(values).toHaveLength(3);
    for (const value of values) expect(() => JSON.parse(value) as unknown).not.toThrow();
  });
});

it('has its colors for both pages as custom properties', () => {
  expect(propertiesOf('#0b6b63')).toMatchObject({
    '--light-user': '#0b6b63',
    '--dark-surface': '#10191c',
  });
});
