import React, {type ComponentProps} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import CodeFence from '@site/src/theme/CodeFence';
import Scrollable from '@theme/Scrollable';
import * as reference from '@site/src/reference';
import {LiveExample} from '@site/src/example';
import styles from './styles.module.css';

/** A table that scrolls inside its own box, so that no page scrolls sideways. */
function Table(props: ComponentProps<'table'>) {
  return (
    <Scrollable as="div" label="Table" className={styles.scroll}>
      <table {...props} />
    </Scrollable>
  );
}

export default {...MDXComponents, ...reference, table: Table, CodeFence, LiveExample};
