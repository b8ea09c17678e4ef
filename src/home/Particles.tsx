import React, {type ReactNode} from 'react';
import styles from './startPanel.module.css';

/** Points of a layer, in percent of the box. Squares of the index keep them out of rows. */
const layer = (first: number) =>
  Array.from({length: 24}, (_, index) => ({
    x: (first + index * 37) % 100,
    y: (first + index * index * 13) % 100,
  }));

const LAYERS = [layer(3), layer(50)];

/** Distance, in percent, below which two points are joined by a line. */
const REACH = 16;

/** Points behind a panel. They drift to rest; for users who prefer reduced motion they are still from the start. */
export function Particles(): ReactNode {
  return (
    <svg className={styles.particles} aria-hidden="true">
      {LAYERS.map((points, at) => (
        <g key={at}>
          {points.map(({x, y}, index) => (
            <React.Fragment key={index}>
              <circle cx={`${x}%`} cy={`${y}%`} r="1.6" />
              {points
                .slice(index + 1)
                .filter((other) => Math.hypot(x - other.x, y - other.y) < REACH)
                .map((other) => (
                  <line
                    key={`${other.x} ${other.y}`}
                    x1={`${x}%`}
                    y1={`${y}%`}
                    x2={`${other.x}%`}
                    y2={`${other.y}%`}
                  />
                ))}
            </React.Fragment>
          ))}
        </g>
      ))}
    </svg>
  );
}
