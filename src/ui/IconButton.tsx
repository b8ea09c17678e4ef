import React, {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import {Icon, type IconName} from './Icon';
import styles from './ui.module.css';

/** A finger that rests this many ms asks what a control does. */
const LONG_PRESS = 500;

/** Words for a control without visible words, on hover, focus and long press. Escape hides them. */
function Tooltip({
  text,
  children,
  align = 'start',
}: {
  readonly text: string;
  /** The control that the text belongs to; it carries the same words as its accessible name. */
  readonly children: ReactNode;
  readonly align?: 'start' | 'end';
}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const press = useRef<ReturnType<typeof setTimeout>>(undefined);
  const release = () => clearTimeout(press.current);

  useEffect(() => () => clearTimeout(press.current), []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const hide = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    const hideElsewhere = () => setOpen(false);
    document.addEventListener('keydown', hide, true);
    document.addEventListener('pointerdown', hideElsewhere, true);
    return () => {
      document.removeEventListener('keydown', hide, true);
      document.removeEventListener('pointerdown', hideElsewhere, true);
    };
  }, [isOpen]);

  return (
    // It only watches the control inside, which has its own focus and action.
    <span
      className={styles.tooltipHost}
      onPointerEnter={(event) => setOpen(event.pointerType === 'mouse')}
      onPointerDown={(event) => {
        if (event.pointerType === 'touch')
          press.current = setTimeout(() => setOpen(true), LONG_PRESS);
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={(event) => {
        release();
        // A lifted finger leaves too; its words stay until the next touch elsewhere.
        if (event.pointerType === 'mouse') setOpen(false);
      }}
      onFocus={(event) => setOpen(event.target.matches(':focus-visible'))}
      onBlur={() => setOpen(false)}
      onClickCapture={() => setOpen(false)}
    >
      {children}
      {isOpen && (
        <span className={styles.tooltip} data-align={align} aria-hidden="true">
          {text}
        </span>
      )}
    </span>
  );
}

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
