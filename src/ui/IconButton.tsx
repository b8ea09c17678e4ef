import React, {type ComponentProps, type ReactNode} from 'react';
import {Icon, type IconName} from './Icon';
import {Tooltip} from './Tooltip';
import styles from './ui.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'className'> {
  readonly icon: IconName;
  /** What the button does: its accessible name. */
  readonly label: string;
  /** Shorter words for the tooltip, where the name says which of several is meant. */
  readonly tip?: string;
  readonly align?: 'start' | 'end';
}

/** A button that shows a drawing, and its words on hover and focus. */
export function IconButton({icon, label, tip = label, align, ...rest}: Props): ReactNode {
  return (
    <Tooltip text={tip} align={align}>
      <button type="button" className={styles.iconButton} aria-label={label} {...rest}>
        <Icon name={icon} />
      </button>
    </Tooltip>
  );
}
