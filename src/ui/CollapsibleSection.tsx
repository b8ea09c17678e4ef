import React, {type ReactNode} from 'react';
import styles from './ui.module.css';

interface Props {
  readonly title: string;
  /** Words after the title, such as how many settings are set. */
  readonly note?: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A part of a form that opens and closes under its title. The browser's find in page opens it too. */
export function CollapsibleSection({title, note, isOpen = false, children}: Props): ReactNode {
  return (
    <details className={styles.section} open={isOpen}>
      <summary>
        {title}
        {note && <span className={styles.note}>{note}</span>}
      </summary>
      <div className={styles.sectionBody}>{children}</div>
    </details>
  );
}
