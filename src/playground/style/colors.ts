import {brandColors, type ColorMode} from '../../chat/brandColors';
import {skins} from '../../chat/skins';
import type {ColorName, Look} from './look';
import {lookIn, ratioOf} from './lookProps';

/** Least contrast of text: WCAG 2.2, success criterion 1.4.3. */
export const ENOUGH = 4.5;

function palette(brand: string, mode: ColorMode): Readonly<Record<ColorName, string>> {
  const {surface, text, user, userText, reply} = brandColors(brand, mode);
  return {surface, text, user, userText, reply, replyText: text};
}

/** A look in the colors of a brand, for both color modes; everything else of it stays. */
export function withBrand(look: Look, brand: string): Look {
  return {...look, ...palette(brand, 'light'), dark: palette(brand, 'dark')};
}

const pairs = [
  {what: 'Text on the background', text: 'text', behind: 'surface', usual: 'surface'},
  {what: 'Text in user messages', text: 'userText', behind: 'user', usual: 'user'},
  {what: 'Text in replies', text: 'replyText', behind: 'reply', usual: 'reply'},
] as const;

/** Texts of a look with too little contrast in either color mode of the page. */
export function warningsOf(look: Look) {
  return pairs.flatMap(({what, text, behind, usual}) => {
    const ratios = (['light', 'dark'] as const).flatMap((mode) => {
      const {[text]: color, [behind]: background = skins[mode][usual]} = lookIn(look, mode);
      // Text without its own color adapts to the background, so it's readable.
      return color ? [ratioOf(color, background)] : [];
    });
    const ratio = Math.min(...ratios);
    // Cut, not rounded: 4.499 is not 4.5.
    return ratio < ENOUGH ? [{what, text, ratio: Math.floor(ratio * 100) / 100}] : [];
  });
}
