/** A box of a diagram. */
export interface Place {
  readonly name: string;
  /** What it does or holds, a few words. */
  readonly note: string;
  /** Whether it is the part that the diagram warns about, or the one that solves it. */
  readonly mark?: 'warning' | 'good';
}

/** A message between a place and the one after it. */
export interface Arrow {
  readonly label: string;
  readonly isBack?: boolean;
}

/** A row of places with the messages between each two of them. */
export interface Chain {
  /** Words above the row, where a diagram has several. */
  readonly title?: string;
  readonly places: readonly Place[];
  /** One list less than there are places. */
  readonly arrows: readonly (readonly Arrow[])[];
}

/** A box with its texts, in units of the drawing. */
export interface Box extends Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A line with its head at the second end, and where its label begins or is centered. */
export interface Line {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly label: string;
  readonly at: readonly [x: number, y: number];
  readonly anchor: 'start' | 'middle';
}

/** Where everything of a chain is. */
export interface Drawing {
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
  readonly height: number;
}

/** Width of the two drawings; texts keep their size in both. */
export const WIDE = 656;
/** Fits a phone of 390 px with its margins. */
export const NARROW = 340;

const ARROW_ROW = 36;
const BOX_HEIGHT = 60;
const INDENT = 28;
const LANE = 20;

/** Places side by side, messages in rows between them. */
export function drawRow({places, arrows}: Chain, width: number): Drawing {
  const count = Math.max(...arrows.map((list) => list.length));
  const height = Math.max(BOX_HEIGHT + 16, count * ARROW_ROW + 16);
  const boxWidth = width > NARROW ? 128 : 104;
  const gap = (width - places.length * boxWidth) / (places.length - 1);
  const left = (index: number) => index * (boxWidth + gap);
  return {
    height,
    boxes: places.map((place, index) => ({
      ...place,
      x: left(index),
      y: 0,
      width: boxWidth,
      height,
    })),
    lines: arrows.flatMap((list, index) =>
      list.map(({label, isBack}, row): Line => {
        const y = (height - list.length * ARROW_ROW) / 2 + row * ARROW_ROW + 26;
        const ends = [left(index) + boxWidth + 6, left(index + 1) - 6] as const;
        const [from, to] = isBack ? [ends[1], ends[0]] : ends;
        const at = [(ends[0] + ends[1]) / 2, y - 8] as const;
        return {from: [from, y], to: [to, y], label, at, anchor: 'middle'};
      }),
    ),
  };
}

/** Places below one another, messages as lanes between them. */
export function drawColumn({places, arrows}: Chain, width: number): Drawing {
  const gaps = arrows.map((list) => list.length * 24 + 16);
  const top = (index: number) =>
    gaps.slice(0, index).reduce((sum, gap) => sum + gap, index * BOX_HEIGHT);
  return {
    height: top(places.length - 1) + BOX_HEIGHT,
    boxes: places.map((place, index) => ({
      ...place,
      x: 0,
      y: top(index),
      width,
      height: BOX_HEIGHT,
    })),
    lines: arrows.flatMap((list, index) => {
      const start = top(index) + BOX_HEIGHT;
      const [upper, lower] = [start + 6, top(index + 1) - 6];
      return list.map(({label, isBack}, lane): Line => {
        const x = INDENT + lane * LANE;
        const at = [INDENT + list.length * LANE, start + 26 + lane * 24] as const;
        const [from, to] = isBack ? [lower, upper] : [upper, lower];
        return {
          from: [x, from],
          to: [x, to],
          label: `${isBack ? '↑' : '↓'} ${label}`,
          at,
          anchor: 'start',
        };
      });
    }),
  };
}
