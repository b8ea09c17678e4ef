import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {processAdmonitionProps} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition';
import styles from './styles.module.css';

/** What a note is called when its author gives it no title. */
const TITLES: Readonly<Record<string, string>> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Good to know',
  warning: 'Warning',
};

/** A note beside the text: `:::note`, `:::tip`, `:::info`, `:::warning`. */
export default function Admonition(props: Props): ReactNode {
  const {type, title, id, className, children} = processAdmonitionProps(props);
  if (!TITLES[type])
    throw new Error(
      `":::${type}" is no type of note. Use one of ${Object.keys(TITLES).join(', ')}.`,
    );
  return (
    <div id={id} className={clsx(styles.note, className)} data-kind={type}>
      <p className={styles.title}>{title ?? TITLES[type]}</p>
      {children}
    </div>
  );
}
