import React, {type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {CopyButton} from '@site/src/ui/code/CopyButton';
import styles from './Api.module.css';

/** Facts about one symbol, as a list of terms. */
export function ApiFacts({children}: {children: ReactNode}): ReactNode {
  return <dl className={styles.facts}>{children}</dl>;
}

/** A term and what it is. `id` is the anchor of a symbol that no heading names. */
export function ApiFact({id, children}: {id?: string; children: ReactNode}): ReactNode {
  const links = useBrokenLinks();
  if (id) links.collectAnchor(id);
  return <div id={id}>{children}</div>;
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

/**
 * The fields of a type. The roles are written out because the rows become blocks on narrow screens, and a
 * table that is not laid out as one loses its roles.
 */
export function ApiTable({label, children}: {label: string; children: ReactNode}): ReactNode {
  return (
    <table className={styles.table} role="table" aria-label={label}>
      {children}
    </table>
  );
}

/** Names in columns. */
export function ApiList({children}: {children: ReactNode}): ReactNode {
  return <ul className={styles.list}>{children}</ul>;
}
