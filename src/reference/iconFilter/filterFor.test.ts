import {expect, it} from 'vitest';
import {filterFor, parseColor, type Rgb} from './filterFor';

/** Most that a channel may differ, of 255. */
const DISTANCE = 3;

type Matrix = readonly [Rgb, Rgb, Rgb];

const times = (matrix: Matrix, [r, g, b]: Rgb): Rgb => {
  const row = ([x, y, z]: Rgb) => Math.min(1, Math.max(0, x * r + y * g + z * b));
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};
const each = (color: Rgb, change: (value: number) => number): Rgb => {
  const [r, g, b] = color.map((value) => Math.min(1, Math.max(0, change(value))));
  return [r!, g!, b!];
};

/** The functions as the Filter Effects module defines them, each result cut off as browsers do. */
const FUNCTIONS: Readonly<Record<string, (color: Rgb, value: number) => Rgb>> = {
  brightness: (color, value) => each(color, (channel) => channel * value),
  invert: (color, value) => each(color, (channel) => value * (1 - channel) + (1 - value) * channel),
  sepia: (color) =>
    times(
      [
        [0.393, 0.769, 0.189],
        [0.349, 0.686, 0.168],
        [0.272, 0.534, 0.131],
      ],
      color,
    ),
  saturate: (color, s) =>
    times(
      [
        [0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s],
        [0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s],
        [0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s],
      ],
      color,
    ),
  'hue-rotate': (color, angle) => {
    const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    return times(
      [
        [
          0.213 + c * 0.787 - s * 0.213,
          0.715 - c * 0.715 - s * 0.715,
          0.072 - c * 0.072 + s * 0.928,
        ],
        [
          0.213 - c * 0.213 + s * 0.143,
          0.715 + c * 0.285 + s * 0.14,
          0.072 - c * 0.072 - s * 0.283,
        ],
        [
          0.213 - c * 0.213 - s * 0.787,
          0.715 - c * 0.715 + s * 0.715,
          0.072 + c * 0.928 + s * 0.072,
        ],
      ],
      color,
    );
  },
};

/** What a filter makes of a color. */
function apply(filter: string, from: Rgb): Rgb {
  let color = from;
  for (const [, name, value, unit] of filter.matchAll(/([\w-]+)\((-?[\d.]+)(%|deg)?\)/g))
    color = FUNCTIONS[name!]!(color, Number(value) / (unit === '%' ? 100 : 1));
  return color;
}

const STEPS = [0, 1, 17, 64, 128, 200, 254, 255];
const COLORS = STEPS.flatMap((r) =>
  STEPS.flatMap((g) => STEPS.map((b): Rgb => [r / 255, g / 255, b / 255])),
);

it(`turns black and gray into every color, each channel within ${DISTANCE} of 255`, () => {
  const far: string[] = [];
  for (const color of COLORS)
    for (const from of [0, 0.4]) {
      const made = apply(filterFor(color), [from, from, from]);
      const distance = Math.max(
        ...made.map((value, index) => Math.abs(value - color[index]!) * 255),
      );
      if (distance > DISTANCE) far.push(`${color.map((c) => c * 255)}: ${distance.toFixed(1)}`);
    }
  expect(far).toEqual([]);
});

it('reads colors with six digits only', () => {
  expect(parseColor(' #0080FF ')).toEqual([0, 128 / 255, 1]);
  for (const text of ['', 'red', '#fff', '#12345g']) expect(parseColor(text)).toBeUndefined();
});
