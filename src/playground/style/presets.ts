import {brandColors, type ColorMode} from '../../chat/brandColors';
import {skins} from '../../chat/skins';
import {LOOK_COLORS, LOOK_NUMBERS, type ColorName, type Look} from './look';
import {lookIn, ratioOf} from './lookProps';

/** A ready look: colors, corners and font. Names, pictures and texts are not part of it. */
export interface Preset {
  readonly id: string;
  readonly name: string;
  readonly look: Look;
}

/** A look with its colors in the order of {@link LOOK_COLORS}. */
function preset(name: string, colors: readonly string[], rest: Look): Preset {
  const named = LOOK_COLORS.map((color, at) => [color.name, colors[at]]);
  return {id: name.toLowerCase(), name, look: {...Object.fromEntries(named), ...rest}};
}

export const harbor = preset(
  'Harbor',
  ['#f2f6fa', '#33475a', '#1d4e79', '#ffffff', '#ffffff', '#16283a'],
  {radius: 18},
);

/** The looks to begin with; the first one is the chat as it comes. */
export const presets: readonly Preset[] = [
  {id: 'standard', name: 'Standard', look: {}},
  harbor,
  preset('Paper', ['#fbf6ec', '#5c4a36', '#7a3520', '#fff8ee', '#f1e6d2', '#3a2c1d'], {
    radius: 4,
    frame: 4,
    font: 'serif',
  }),
  preset('Orchid', ['#fdf7fb', '#5a3a52', '#8a2b63', '#ffffff', '#f6e3ef', '#3f1f35'], {
    radius: 24,
    frame: 24,
    font: 'rounded',
  }),
  preset('Night', ['#12151f', '#c3cbe0', '#4450c9', '#ffffff', '#232a3d', '#e6eaf5'], {
    radius: 14,
    frame: 16,
  }),
  preset('Terminal', ['#10140f', '#b7d3ae', '#10140f', '#e9d27a', '#10140f', '#a9e49a'], {
    radius: 0,
    frame: 0,
    font: 'mono',
  }),
];

const PARTS: readonly string[] = [
  ...LOOK_COLORS.map(({name}) => name),
  ...LOOK_NUMBERS.map(({name}) => name),
  'font',
  'dark',
];

/** A look with the colors, corners and font of a preset; its names, pictures and texts stay. */
export function withPreset(look: Look, chosen: Preset): Look {
  const own = Object.entries(look).filter(([name]) => !PARTS.includes(name));
  return {...Object.fromEntries(own), ...chosen.look};
}

/** The preset that a look shows, whatever its names, pictures and texts are. */
export function presetOf(look: Look): Preset | undefined {
  const part = (whole: Look) =>
    JSON.stringify(PARTS.map((name) => whole[name as keyof Look] ?? null));
  return presets.find((each) => part(each.look) === part(look));
}

/** Least contrast of text: WCAG 2.2, success criterion 1.4.3. */
const ENOUGH = 4.5;

function palette(brand: string, mode: ColorMode): Readonly<Record<ColorName, string>> {
  const {surface, text, user, userText, reply} = brandColors(brand, mode);
  return {surface, text, user, userText, reply, replyText: text};
}

/** A look in the colors of a brand, for both color modes; everything else of it stays. */
export function withBrand(look: Look, brand: string): Look {
  return {...look, ...palette(brand, 'light'), dark: palette(brand, 'dark')};
}

/** Texts of a look with too little contrast in either color mode of the page. */
export function warningsOf(look: Look) {
  return LOOK_COLORS.flatMap(({name: text, label, behind}) => {
    if (!behind) return [];
    const ratios = (['light', 'dark'] as const).flatMap((mode) => {
      const {[text]: color, [behind]: background = skins[mode][behind]} = lookIn(look, mode);
      // Text without its own color adapts to the background, so it's readable.
      return color ? [ratioOf(color, background)] : [];
    });
    const ratio = Math.min(...ratios);
    // Cut, not rounded: 4.499 is not 4.5.
    return ratio < ENOUGH ? [{text, label, ratio: Math.floor(ratio * 100) / 100}] : [];
  });
}
