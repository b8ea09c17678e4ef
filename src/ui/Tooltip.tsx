import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './ui.module.css';

interface Props {
  readonly text: string;
  /** The control that the text belongs to; it carries the same words as its accessible name. */
  readonly children: ReactNode;
  readonly align?: 'start' | 'end';
}

/** A finger that rests this many ms asks what a control does. */
const LONG_PRESS = 500;

/** Words for a control without visible words, on hover, focus and long press. Escape hides them. */
export function Tooltip({text, children, align = 'start'}: Props): ReactNode {
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
