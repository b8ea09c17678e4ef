import React, {type ComponentProps} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import {LiveExample} from '@site/src/example';
import styles from './styles.module.css';

/** A table that scrolls inside its own box, reachable by keyboard, so that no page scrolls sideways. */
function Table(props: ComponentProps<'table'>) {
  return (
    // Wide tables scroll, so the keyboard must reach them.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

export default {...MDXComponents, table: Table, LiveExample};
