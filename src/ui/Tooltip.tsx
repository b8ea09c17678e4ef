import React, {useEffect, useState, type ReactNode} from 'react';
import styles from './ui.module.css';

interface Props {
  readonly text: string;
  /** The control that the text belongs to; it carries the same words as its accessible name. */
  readonly children: ReactNode;
  /** Side on which the text is aligned with the control. */
  readonly align?: 'start' | 'end';
}

/** Words for a control without visible words, on hover and focus. Escape hides them. */
export function Tooltip({text, children, align = 'start'}: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const hide = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', hide, true);
    return () => document.removeEventListener('keydown', hide, true);
  }, [isOpen]);

  return (
    // It only watches the control inside, which is reached and used by itself.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      className={styles.tooltipHost}
      onPointerEnter={(event) => setOpen(event.pointerType === 'mouse')}
      onPointerLeave={() => setOpen(false)}
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
