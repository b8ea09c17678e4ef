import useBaseUrl from '@docusaurus/useBaseUrl';
import React, {type ReactNode} from 'react';
import styles from './Frameworks.module.css';

/** A table whose rows, which begin with a logo, are cards. */
export function Frameworks({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}

/** The drawing of a framework, which its name follows; `of` is an id in static/img/frameworks.svg. */
export function Logo({of}: {readonly of: string}): ReactNode {
  return (
    <svg width="28" height="28" aria-hidden="true">
      <use href={`${useBaseUrl('/img/frameworks.svg')}#${of}`} />
    </svg>
  );
}
