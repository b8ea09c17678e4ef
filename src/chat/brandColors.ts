import {colorsIn, contrast, type Rgba} from './color';

/** Color mode of the page that a chat is on. */
export type ColorMode = 'light' | 'dark';

const WHITE: Rgba = [255, 255, 255, 1];
const BLACK: Rgba = [0, 0, 0, 1];
const NIGHT: Rgba = [16, 18, 22, 1];

/** Least contrast of a small text and of a boundary by WCAG 2.2 AA, and of a text that is read at length. */
const TEXT = 4.5;
const BOUNDARY = 3;
const LONG_TEXT = 9;

/**
 * What a page in one mode has: its paper, the color of its ink, how much of the brand tints paper and
 * replies, and the least contrast of the user's bubble with the paper, so that its edge is seen.
 */
const PAGES = {
  light: {paper: WHITE, ink: BLACK, tint: 0.04, raised: WHITE, reply: 0.12, edge: 1.25},
  dark: {paper: NIGHT, ink: WHITE, tint: 0.08, raised: [38, 39, 43, 1], reply: 0.14, edge: 1.6},
} as const satisfies Record<ColorMode, unknown>;

function hex([red, green, blue]: Rgba): string {
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** A color between two others: `share` of the way from the first to the second. */
function mix(one: Rgba, other: Rgba, share: number): Rgba {
  const part = (index: 0 | 1 | 2) => Math.round(one[index] * (1 - share) + other[index] * share);
  return [part(0), part(1), part(2), 1];
}

/** The color itself, or the nearest one on the way to `end` that has the contrast with a surface. */
function until(color: Rgba, end: Rgba, surface: Rgba, least: number): Rgba {
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mix(color, end, share);
    if (contrast(mixed, surface) >= least) return mixed;
  }
  return end;
}

/**
 * A look in the colors of a brand in which every text can be read. The brand's own color stays wherever
 * it can be told from what is behind it.
 *
 * @param color - Hex, as a color input gives it.
 * @returns Hex. `accent` is for the page around the chat and for links, `text` for the chat and its replies.
 */
export function brandColors(color: string, mode: ColorMode) {
  const [brand = BLACK] = colorsIn(color);
  const {paper, ink, tint, raised, reply: replyTint, edge} = PAGES[mode];
  const surface = mix(paper, brand, tint);
  const reply = mix(raised, brand, replyTint);
  const user = until(brand, ink, surface, edge);
  const userText = contrast(WHITE, user) >= contrast(BLACK, user) ? WHITE : BLACK;
  const text = until(until(mix(ink, brand, 0.25), ink, surface, LONG_TEXT), ink, reply, LONG_TEXT);
  return {
    accent: hex(until(brand, ink, surface, TEXT)),
    user: hex(user),
    userText: hex(userText),
    surface: hex(surface),
    text: hex(text),
    reply: hex(reply),
    line: hex(until(mix(surface, user, 0.4), text, surface, BOUNDARY)),
  };
}

/** Colors of a chat in the colors of a brand, as hex. */
export type BrandColors = ReturnType<typeof brandColors>;
