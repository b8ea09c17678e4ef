import React, {useState, type ReactNode} from 'react';
import {CodeBlock} from '../../ui/code/CodeBlock';
import ui from '../../ui/ui.module.css';
import styles from './IconFilter.module.css';

/** Red, green and blue, 0 to 1. */
type Rgb = readonly [number, number, number];

/** Share of each channel in the lightness that `hue-rotate` and `saturate` keep (Filter Effects, 9.6). */
const LUMA: Rgb = [0.213, 0.715, 0.072];
/** What `sepia(1)` makes of white, before it is cut off at 1. */
const SEPIA: Rgb = [1.351, 1.203, 0.937];
/** The part of `hue-rotate` that the sine of the angle scales, one row for each channel. */
const TURN: readonly [Rgb, Rgb, Rgb] = [
  [-0.213, -0.715, 0.928],
  [0.143, 0.14, -0.283],
  [-0.787, 0.715, 0.072],
];
/** Brighter than that, `sepia` would be cut off. */
const MAX_LUMA = 0.6;

const dot = (a: Rgb, b: Rgb) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const map = (color: Rgb, change: (value: number) => number): Rgb => [
  change(color[0]),
  change(color[1]),
  change(color[2]),
];
/** A color without its lightness. */
const chroma = (color: Rgb) => map(color, (value) => value - dot(LUMA, color));
const turned = (color: Rgb): Rgb => [dot(TURN[0], color), dot(TURN[1], color), dot(TURN[2], color)];

/** Reads `#rrggbb`; undefined for anything else. */
function parseColor(text: string): Rgb | undefined {
  const digits = /^#([\da-f]{6})$/i.exec(text.trim())?.[1];
  if (!digits) return undefined;
  const value = Number.parseInt(digits, 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/**
 * The CSS `filter` that gives an icon of any color this one.
 *
 * `invert` makes gray from black, and `sepia` gives it a first hue. `hue-rotate` and `saturate` then turn
 * and stretch that hue and keep the lightness, which `brightness` sets: so each value follows from the
 * color, and nothing has to be searched.
 */
function filterFor(color: Rgb): string {
  const luma = dot(LUMA, color);
  if (luma === 0) return 'brightness(0)';
  // No step may leave the range of colors, or the browser would cut it off.
  const start = Math.min(luma / Math.max(...color), MAX_LUMA);
  const gray = start / dot(LUMA, SEPIA);
  const brightness = luma / start;
  const hue = chroma(map(SEPIA, (value) => value * gray));
  const across = turned(hue);
  const wanted = map(chroma(color), (value) => value / brightness);
  // `wanted` as so much of `hue` and so much of what is across it: two equations, for red and green.
  const area = hue[0] * across[1] - hue[1] * across[0];
  const along = (wanted[0] * across[1] - wanted[1] * across[0]) / area;
  const aside = (hue[0] * wanted[1] - hue[1] * wanted[0]) / area;
  const percent = (value: number) => `${+(value * 100).toFixed(1)}%`;
  const angle = +((Math.atan2(aside, along) * 180) / Math.PI).toFixed(1);
  return [
    'brightness(0)',
    `invert(${percent(gray)})`,
    'sepia(100%)',
    `hue-rotate(${angle}deg)`,
    `saturate(${percent(Math.hypot(along, aside))})`,
    `brightness(${percent(brightness)})`,
  ].join(' ');
}

/** An icon like the built-in ones: black, with a transparent background. */
function Icon({filter}: {readonly filter?: string}): ReactNode {
  return (
    <span className={styles.ground}>
      <svg viewBox="0 0 24 24" aria-hidden="true" style={{filter}}>
        <path d="M2 3v7l14 2-14 2v7l20-9z" />
      </svg>
    </span>
  );
}

/** A color, the filter that makes it from a black icon, and the property to paste. */
export default function IconFilterPanel(): ReactNode {
  const [text, setText] = useState('#0b6b63');
  const color = parseColor(text);
  const filter = color && filterFor(color);

  return (
    <div className={styles.tool}>
      <label className={ui.field}>
        Color
        <input
          className={ui.control}
          type="color"
          // The button that opened the tool is gone, and with it the reader's place on the page.
          autoFocus
          value={color ? text : '#000000'}
          onChange={({target}) => setText(target.value)}
        />
      </label>
      <label className={ui.field}>
        As text
        <input
          className={ui.control}
          value={text}
          spellCheck={false}
          aria-invalid={!color}
          aria-describedby={color ? undefined : 'icon-filter-error'}
          onChange={({target}) => setText(target.value)}
        />
      </label>
      <div className={styles.preview}>
        <Icon />
        <span aria-hidden="true">→</span>
        <Icon filter={filter} />
        <span className={styles.swatch} style={{backgroundColor: color ? text : undefined}} />
      </div>
      <div role="status" className={styles.result}>
        {filter ? (
          <CodeBlock language="tsx" title="Send icon">
            {`submitButtonStyles={{\n  submit: {\n    svg: {styles: {default: {filter: '${filter}'}}},\n  },\n}}`}
          </CodeBlock>
        ) : (
          <p id="icon-filter-error">Write the color with six digits, such as #0b6b63.</p>
        )}
      </div>
    </div>
  );
}
