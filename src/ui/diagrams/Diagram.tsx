import React, {Fragment, type ReactNode} from 'react';
import {WithCode} from '../WithCode';
import {diagrams, type Chain, type DiagramName, type DiagramTexts} from './chains';
import styles from './Diagram.module.css';

/** Places with the messages between them. */
function ChainOfPlaces({title, places, arrows}: Chain): ReactNode {
  return (
    <>
      {title && <p>{title}</p>}
      <div className={styles.chain}>
        {places.map(({name, note, mark}, index) => (
          <Fragment key={name}>
            <div className={styles.place} data-mark={mark}>
              <b>{name}</b>
              <span>{note}</span>
            </div>
            {arrows[index] && (
              <div className={styles.arrows}>
                {arrows[index].map(({label, isBack}) => (
                  <span key={label} data-back={isBack}>
                    {label}
                  </span>
                ))}
              </div>
            )}
          </Fragment>
        ))}
      </div>
    </>
  );
}

/**
 * A drawing of how the parts work together, with its caption. It is a column on phones, where a row would be
 * too small to read.
 */
export function Diagram({of}: {readonly of: DiagramName}): ReactNode {
  const {title, description, caption, chains, isAlwaysRow}: DiagramTexts = diagrams[of];
  return (
    <figure className={styles.diagram} data-diagram={of}>
      <div role="img" aria-label={`${title}. ${description}`} data-row={isAlwaysRow}>
        {chains.map((chain, index) => (
          <ChainOfPlaces key={index} {...chain} />
        ))}
      </div>
      <figcaption>
        <WithCode text={caption} />
      </figcaption>
    </figure>
  );
}
