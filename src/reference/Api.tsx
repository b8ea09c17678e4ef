import React, {type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {CopyButton} from '@site/src/ui/code/CopyButton';
import styles from './Api.module.css';

interface ProviderCardProps {
  readonly name: string;
  /** Id of its mark among those of `providers.svg`. */
  readonly icon: string;
  /** What it can do, separated by commas. */
  readonly can: string;
  /** What follows, such as what the vendor has closed. */
  readonly children?: ReactNode;
}

/** A provider at a glance: its mark and what works with it. */
export function ProviderCard({name, icon, can, children}: ProviderCardProps): ReactNode {
  const sprite = useBaseUrl('/img/providers.svg');
  return (
    <div className={styles.card}>
      <svg fill="currentColor" aria-hidden="true">
        <use href={`${sprite}#${icon}`} />
      </svg>
      <ul aria-label={`What works with ${name}`}>
        {can.split(', ').map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}

interface Props {
  /** The id that the heading had on this page. */
  readonly id: string;
  /** A link to the heading's new place. */
  readonly children: ReactNode;
}

/** The old place of a heading that has moved to another page. An address with its id leads to the new one. */
export function Moved({id, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <span id={id} data-moved="">
      {children}
    </span>
  );
}

/** Facts about one symbol, as a list of terms. */
export function ApiFacts({children}: {children: ReactNode}): ReactNode {
  return <dl className={styles.facts}>{children}</dl>;
}

interface FactProps {
  /** The anchor of a symbol that no heading names. */
  readonly id?: string;
  readonly term: string;
  readonly children: ReactNode;
}

export function ApiFact({id, term, children}: FactProps): ReactNode {
  const links = useBrokenLinks();
  if (id) links.collectAnchor(id);
  return (
    <div id={id}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The line that imports a type, with a button that copies it. */
export function ApiImport({code}: {code: string}): ReactNode {
  return (
    <span className={styles.import}>
      <code>{code}</code>
      <CopyButton text={() => code} subject="the import" />
    </span>
  );
}

interface TableProps {
  readonly label: string;
  /** What the rows are: `Field`. */
  readonly noun: string;
  readonly children: ReactNode;
}

/**
 * The fields of a type. The roles are written out because the rows become blocks on narrow screens, and a
 * table that is not laid out as one loses its roles.
 */
export function ApiTable({label, noun, children}: TableProps): ReactNode {
  return (
    <table className={styles.table} role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {[`${noun} and type`, 'What it does'].map((title) => (
            <th key={title} role="columnheader" scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}

export function ApiList({children}: {children: ReactNode}): ReactNode {
  return <ul className={styles.list}>{children}</ul>;
}
