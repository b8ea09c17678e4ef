import React, {useId, type ReactNode} from 'react';
import {WithCode} from '../WithCode';
import {diagrams, type DiagramName, type DiagramTexts} from './chains';
import {drawColumn, drawRow, NARROW, WIDE, type Box, type Drawing, type Line} from './layout';
import styles from './Diagram.module.css';

const TITLE = 28;
const BETWEEN = 24;

function PlaceBox({name, note, mark, x, y, width, height}: Box): ReactNode {
  const [center, middle] = [x + width / 2, y + height / 2];
  return (
    <g className={styles.place} data-mark={mark}>
      <rect x={x + 1} y={y + 1} width={width - 2} height={height - 2} rx="10" />
      <text x={center} y={middle - 4}>
        {name}
      </text>
      <text x={center} y={middle + 16} className={styles.note}>
        {note}
      </text>
    </g>
  );
}

function ArrowLine({from, to, label, at, anchor}: Line): ReactNode {
  const [x, y] = to;
  // The head is two strokes of 6 units, turned with the line.
  const [back, side] = from[1] === y ? [from[0] < x ? -6 : 6, 0] : [0, from[1] < y ? -6 : 6];
  const head =
    side === 0
      ? `M${x + back} ${y - 4}L${x} ${y}L${x + back} ${y + 4}`
      : `M${x - 4} ${y + side}L${x} ${y}L${x + 4} ${y + side}`;
  return (
    <g className={styles.arrow}>
      <path d={`M${from[0]} ${from[1]}L${x} ${y}${head}`} />
      <text x={at[0]} y={at[1]} textAnchor={anchor}>
        {label}
      </text>
    </g>
  );
}

function Picture({
  texts,
  isWide,
  draw,
}: {
  readonly texts: DiagramTexts;
  readonly isWide: boolean;
  readonly draw: (chain: DiagramTexts['chains'][number], width: number) => Drawing;
}): ReactNode {
  const id = useId();
  const width = isWide ? WIDE : NARROW;
  const drawings = texts.chains.map((chain) => ({title: chain.title, ...draw(chain, width)}));
  const tops: number[] = [];
  let height = 0;
  for (const drawing of drawings) {
    if (tops.length > 0) height += BETWEEN;
    if (drawing.title) height += TITLE;
    tops.push(height);
    height += drawing.height;
  }
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-labelledby={`${id}title ${id}desc`}
      className={isWide ? styles.wide : styles.narrow}
    >
      <title id={`${id}title`}>{texts.title}</title>
      <desc id={`${id}desc`}>{texts.description}</desc>
      {drawings.map(({title, boxes, lines}, index) => (
        <g key={title ?? index} transform={`translate(0 ${tops[index]})`}>
          {title && (
            <text y={-12} className={styles.title}>
              {title}
            </text>
          )}
          {boxes.map((box) => (
            <PlaceBox key={box.name} {...box} />
          ))}
          {lines.map((line) => (
            <ArrowLine key={`${line.at}`} {...line} />
          ))}
        </g>
      ))}
    </svg>
  );
}

/**
 * A drawing of how the parts work together, with its caption. It takes its colors from the tokens, so it
 * follows the color mode, and is a column on phones, where a row would be too small to read.
 */
export function Diagram({of}: {readonly of: DiagramName}): ReactNode {
  const texts: DiagramTexts = diagrams[of];
  return (
    <figure className={styles.diagram} data-diagram={of}>
      <Picture texts={texts} isWide draw={drawRow} />
      <Picture texts={texts} isWide={false} draw={texts.isAlwaysRow ? drawRow : drawColumn} />
      <figcaption>
        <WithCode text={texts.caption} />
      </figcaption>
    </figure>
  );
}
