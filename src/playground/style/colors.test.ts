import {expect, it} from 'vitest';
import * as v from 'valibot';
import {lookIn, ratioOf, warningsOf, withBrand} from './colors';
import {lookSchema} from './look';

/** A look made of one color, in light and in dark mode. */
function themeOf(brand: string) {
  const look = withBrand({}, brand);
  return {light: lookIn(look, 'light'), dark: lookIn(look, 'dark')};
}

/** Colors from all over the cube, with its corners. */
const BRANDS = [0, 51, 102, 153, 204, 255].flatMap((r) =>
  [0, 51, 102, 153, 204, 255].flatMap((g) =>
    [0, 51, 102, 153, 204, 255].map(
      (b) => `#${[r, g, b].map((c) => c.toString(16).padStart(2, '0')).join('')}`,
    ),
  ),
);

// @spec playground.23
it('makes themes in which every text can be read, in both color modes, of any color', () => {
  // Text without a warning has enough contrast in both modes.
  for (const brand of BRANDS) {
    const look = withBrand({}, brand);
    expect(look.userText && look.replyText && look.dark?.text, brand).toBeDefined();
    expect(warningsOf(look), brand).toEqual([]);
  }
});

it('keeps the brand color where its edges are seen, and moves it where they would not be', () => {
  expect(themeOf('#0b6b63').light.user).toBe('#0b6b63');
  const {light, dark} = themeOf('#ffffff');
  expect(ratioOf(light.user!, light.surface!)).toBeGreaterThanOrEqual(1.25);
  expect(dark.user).toBe('#ffffff');
  const night = themeOf('#0a0f1e').dark;
  expect(ratioOf(night.user!, night.surface!)).toBeGreaterThanOrEqual(1.6);
});

it('keeps the rest of a look, and passes the check of links', () => {
  const theme = themeOf('#1d4e79');
  const look = withBrand({aiName: 'Nora', radius: 12}, '#1d4e79');
  expect(v.parse(lookSchema, look)).toEqual(look);
  expect(lookIn(look, 'light')).toEqual({aiName: 'Nora', radius: 12, ...theme.light});
  expect(lookIn(look, 'dark')).toEqual({aiName: 'Nora', radius: 12, ...theme.dark});
});
