/** A color in sRGB: red, green and blue from 0 to 255, alpha from 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

const NUMBER = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d+)?%?';
/** `rgb()`, whose channels go to 255, or `color(srgb …)`, whose channels go to 1. */
const CHANNELS = new RegExp(
  `(rgba?|color)\\((?:\\s*srgb)?\\s*(${NUMBER})[\\s,]+(${NUMBER})[\\s,]+(${NUMBER})(?:[\\s,/]+(${NUMBER}))?\\s*\\)`,
  'gi',
);
const HEX = /#([\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/gi;

function part(text: string | undefined, whole: number, fallback: number): number {
  if (text === undefined) return fallback;
  const value = parseFloat(text);
  return text.endsWith('%') ? (value / 100) * whole : value;
}

function fromHex(digits: string): Rgba {
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const at = (index: number) => parseInt(long.slice(index, index + 2), 16);
  return [at(0), at(2), at(4), long.length === 8 ? at(6) / 255 : 1];
}

/**
 * All colors written in a CSS value, in no particular order: hex, `rgb()` and `color(srgb …)`, the
 * forms that `getComputedStyle` answers with. Names and other color spaces are not read.
 */
export function colorsIn(css: string): readonly Rgba[] {
  const found: Rgba[] = [];
  for (const [, name, r, g, b, a] of css.matchAll(CHANNELS)) {
    const channel = (text: string | undefined) =>
      name === 'color' ? part(text, 1, 0) * 255 : part(text, 255, 0);
    found.push([channel(r), channel(g), channel(b), part(a, 1, 1)]);
  }
  for (const [, digits] of css.matchAll(HEX)) if (digits) found.push(fromHex(digits));
  return found;
}

/** Relative luminance of an opaque color, 0 (black) to 1 (white), as WCAG 2.2 defines it. */
export function luminance([red, green, blue]: Rgba): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of two opaque colors, 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: Rgba, other: Rgba): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/**
 * Whether text on a surface has to be dark (`light` surface) or light (`dark` surface).
 *
 * @param css - A color, or a gradient, whose colors are averaged.
 * @returns `undefined` when nothing in it covers what is behind (no color, or nearly transparent).
 */
export function brightnessOf(css: string): 'light' | 'dark' | undefined {
  const solid = colorsIn(css).filter((color) => color[3] >= 0.5);
  if (solid.length === 0) return undefined;
  const mean = solid.reduce((sum, color) => sum + luminance(color), 0) / solid.length;
  // At this luminance black and white text have the same contrast.
  return mean > 0.179 ? 'light' : 'dark';
}
