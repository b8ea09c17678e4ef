import React, {type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './ProviderCard.module.css';

interface Props {
  readonly name: string;
  /** Id of its mark among those of `providers.svg`. */
  readonly icon: string;
  /** What it can do, separated by commas. */
  readonly can: string;
  /** What follows, such as what the vendor has closed. */
  readonly children?: ReactNode;
}

/** A provider at a glance: its mark, its name, and what works with it. */
export function ProviderCard({name, icon, can, children}: Props): ReactNode {
  const sprite = useBaseUrl('/img/providers.svg');
  return (
    <div className={styles.card}>
      <svg width="32" height="32" fill="currentColor" aria-hidden="true">
        <use href={`${sprite}#${icon}`} />
      </svg>
      <strong>{name}</strong>
      <ul aria-label={`What works with ${name}`}>
        {can.split(', ').map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}
