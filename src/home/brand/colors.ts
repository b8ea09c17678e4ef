import {colorsIn, contrast, type Rgba} from '../../chat/color';

/** Colors of a chat in the colors of a brand, as hex. */
export interface BrandColors {
  /** What the page around it and the links in it have. */
  readonly accent: string;
  readonly user: string;
  readonly userText: string;
  readonly surface: string;
  readonly text: string;
  readonly reply: string;
  readonly line: string;
}

/** Least contrast of text, and of boundaries, by WCAG AA. */
const TEXT = 4.5;
const BOUNDARY = 3;

const WHITE: Rgba = [255, 255, 255, 1];
const BLACK: Rgba = [0, 0, 0, 1];
const SURFACES: Readonly<Record<ColorMode, Rgba>> = {light: WHITE, dark: [20, 24, 27, 1]};
const TEXTS: Readonly<Record<ColorMode, Rgba>> = {light: [23, 28, 30, 1], dark: [236, 240, 241, 1]};

/** Color mode of the page that a chat is on. */
export type ColorMode = 'light' | 'dark';

const hex = ([red, green, blue]: Rgba) =>
  `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

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
 * A look in the colors of a brand that can be read in any color: texts have a contrast of 4.5 with what
 * is behind them, the user's bubble and the field's boundary one of 3 with the chat.
 *
 * @param color - Hex, as a color input gives it.
 */
export function brandColors(color: string, mode: ColorMode): BrandColors {
  const [brand = BLACK] = colorsIn(color);
  const surface = SURFACES[mode];
  const text = TEXTS[mode];
  const user = until(brand, text, surface, BOUNDARY);
  const userText = contrast(WHITE, user) >= contrast(BLACK, user) ? WHITE : BLACK;
  const reply = mix(surface, user, mode === 'light' ? 0.08 : 0.18);
  return {
    accent: hex(until(brand, text, surface, TEXT)),
    user: hex(user),
    userText: hex(userText),
    surface: hex(surface),
    text: hex(until(text, mode === 'light' ? BLACK : WHITE, reply, TEXT)),
    reply: hex(reply),
    line: hex(until(mix(surface, user, 0.4), text, surface, BOUNDARY)),
  };
}

/** The colors as custom properties, `--light-user` and so on. */
export function declarationsOf(color: string): string {
  return (['light', 'dark'] as const)
    .flatMap((mode) =>
      Object.entries(brandColors(color, mode)).map(([name, value]) => `--${mode}-${name}:${value}`),
    )
    .join(';');
}

/** The chat in these colors, as nine lines of HTML. */
export function brandCode({user, userText, surface, text, reply, line}: BrandColors): string {
  const field = {color: text, borderColor: line};
  return `<deep-chat
  connect='{"url": "/api/chat"}'
  style="background-color: ${surface}"
  messageStyles='{"default": {
    "user": {"bubble": {"backgroundColor": "${user}", "color": "${userText}"}},
    "ai": {"bubble": {"backgroundColor": "${reply}", "color": "${text}"}}
  }}'
  textInput='{"styles": {"container": ${JSON.stringify(field).replaceAll(':', ': ').replaceAll(',', ', ')}}}'
></deep-chat>`;
}
