import {colorsIn, contrast} from '../../chat/color';

/** Least contrast of text: WCAG 2.2, success criterion 1.4.3. */
export const ENOUGH = 4.5;

/** Contrast of two colors written `#rrggbb`, from 1 to 21. */
export function ratioOf(one: string, other: string): number {
  const [first] = colorsIn(one);
  const [second] = colorsIn(other);
  return first && second ? contrast(first, second) : 21;
}

/** Black or white, whichever can be read better on a color. One of them always has 4.5 or more. */
export function readableOn(background: string): string {
  return ratioOf(background, '#ffffff') >= ratioOf(background, '#000000') ? '#ffffff' : '#000000';
}
