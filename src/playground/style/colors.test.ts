import {expect, it} from 'vitest';
import * as v from 'valibot';
import {warningsOf, withBrand} from './colors';
import {lookIn} from './lookProps';
import {lookSchema} from './look';

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
