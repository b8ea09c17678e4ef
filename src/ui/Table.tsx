import React, {type ComponentProps, type ReactNode} from 'react';
import Scrollable from './Scrollable';
import styles from './Table.module.css';

/** A table that scrolls inside its own box, so that no page scrolls sideways. */
export function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <Scrollable as="div" label="Table" className={styles.scroll}>
      <table {...props} />
    </Scrollable>
  );
}
