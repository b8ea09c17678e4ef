import {brandColors, type ColorMode} from '../../chat/brandColors';
import type {ColorName, Look} from './look';

/** All colors of a look in one color mode. */
export type Palette = Readonly<Record<ColorName, string>>;

/** A theme made of one color. */
export interface BrandTheme {
  readonly light: Palette;
  readonly dark: Palette;
}

function palette(brand: string, mode: ColorMode): Palette {
  const {surface, text, user, userText, reply} = brandColors(brand, mode);
  return {surface, text, user, userText, reply, replyText: text};
}

/** A theme for both color modes in which every text has a contrast of at least 4.5. */
export function brandTheme(brand: string): BrandTheme {
  return {
    light: palette(brand, 'light'),
    dark: palette(brand, 'dark'),
  };
}

/** A look with the colors of a theme; everything else of it stays. */
export function withBrand(look: Look, {light, dark}: BrandTheme): Look {
  return {...look, ...light, dark};
}

/** The look as it is in one color mode. */
export function lookIn(look: Look, mode: 'light' | 'dark'): Look {
  const {dark, ...rest} = look;
  return mode === 'dark' && dark ? {...rest, ...dark} : rest;
}

/** Colors of a picture that differ less than this are the same to people, in steps of 0 to 441. */
const DISTANCE = 60;
const MAX_COLORS = 5;

/**
 * The colors that a picture shows most, the most colorful first: greys, which a brand rarely means, come last.
 *
 * @param pixels - Red, green, blue and alpha of each pixel, 0 to 255.
 */
export function colorsOfPicture(pixels: ArrayLike<number>): readonly string[] {
  const groups = new Map<number, {red: number; green: number; blue: number; count: number}>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map((part) => pixels[at + part]);
    if (alpha < 128) continue;
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const sum = groups.get(key) ?? {red: 0, green: 0, blue: 0, count: 0};
    sum.red += red;
    sum.green += green;
    sum.blue += blue;
    sum.count += 1;
    groups.set(key, sum);
  }
  const means = [...groups.values()].map(({red, green, blue, count}) => {
    const rgb = [red / count, green / count, blue / count];
    const spread = (Math.max(...rgb) - Math.min(...rgb)) / 255;
    return {rgb, weight: count * (0.02 + spread)};
  });
  const chosen: (readonly number[])[] = [];
  for (const {rgb} of means.sort((one, other) => other.weight - one.weight)) {
    const isNew = chosen.every(
      (one) => Math.hypot(...one.map((c, i) => c - (rgb[i] ?? 0))) > DISTANCE,
    );
    if (isNew) chosen.push(rgb);
    if (chosen.length === MAX_COLORS) break;
  }
  const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');
  return chosen.map((rgb) => `#${rgb.map(hex).join('')}`);
}
