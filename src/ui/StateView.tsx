import React, {type ReactNode} from 'react';
import {Icon} from './Icon';
import styles from './StateView.module.css';

const ICONS = {empty: 'template', error: 'about'} as const;

interface Props {
  /** Why there is no content to show. */
  readonly kind: keyof typeof ICONS;
  readonly title: string;
  /** What to do about it, or why it is so. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** A place whose content is missing: nothing there yet, or it couldn't be loaded. */
export function StateView({kind, title, children, action}: Props): ReactNode {
  return (
    <div className={styles.state} data-kind={kind}>
      <span className={styles.mark}>
        <Icon name={ICONS[kind]} size={24} />
      </span>
      <strong>{title}</strong>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}
