import React, {useId, useLayoutEffect, useRef, type ReactNode} from 'react';
import {IconButton} from './IconButton';
import styles from './ui.module.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The buttons at the end. */
  readonly footer?: ReactNode;
  /** What the sheet is about, which has to stay in sight beside it. */
  readonly about?: string;
}

/**
 * A dialog at the side of the window, on small screens at its lower end, that leaves in sight what its
 * settings change. It stands on the side where its chat is not.
 */
export function Sheet({title, onClose, children, footer, about}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    const subject = about ? document.querySelector(`[data-chat="${about}"]`) : null;
    if (element && subject) {
      const {left, right} = subject.getBoundingClientRect();
      const isAtEnd = (left + right) / 2 > window.innerWidth / 2 + 1;
      element.dataset.side = isAtEnd ? 'start' : 'end';
    }
    element?.showModal();
    if (subject && window.innerWidth <= 860) subject.scrollIntoView({block: 'start'});
    return () => element?.close();
  }, [about]);

  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      data-side="end"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.dialogForm}>
        <div className={styles.dialogHead}>
          <h2 id={id}>{title}</h2>
          <IconButton icon="close" label="Close" align="end" onClick={onClose} />
        </div>
        <div className={styles.dialogBody}>{children}</div>
        {footer && <div className={styles.dialogFoot}>{footer}</div>}
      </div>
    </dialog>
  );
}
