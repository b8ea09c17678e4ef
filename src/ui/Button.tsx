import clsx from 'clsx';
import React, {type ComponentProps, type ReactNode} from 'react';
import {Icon, type IconName} from './Icon';
import styles from './ui.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'className'> {
  readonly icon?: IconName;
  /** The one button of a group that goes on. */
  readonly primary?: boolean;
}

export function Button({icon, primary = false, children, ...rest}: Props): ReactNode {
  return (
    <button type="button" className={clsx(styles.button, primary && styles.primary)} {...rest}>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </button>
  );
}
