import clsx from 'clsx';
import React, {useEffect, useId, useLayoutEffect, useRef, type ReactNode} from 'react';
import {IconButton} from './IconButton';
import styles from './ui.module.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** Called when Enter is pressed in a field or a submit button of the footer is used. */
  readonly onSubmit?: () => void;
  /** As wide as a question needs, or as the window allows. */
  readonly size?: 'narrow' | 'wide';
}

/**
 * A modal dialog for as long as it is mounted. The browser keeps the focus inside, closes the topmost
 * dialog on Escape, and hands the focus back to where it was.
 */
export function Dialog({title, onClose, children, footer, onSubmit, size}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const latestClose = useRef(onClose);
  useEffect(() => {
    latestClose.current = onClose;
  });

  // Browsers close a dialog on the second Escape whatever its `cancel` event says, and the focus may be
  // on nothing inside.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTopmost = [...document.querySelectorAll('dialog[open]')].at(-1) === dialog.current;
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || !isTopmost)
        return;
      event.preventDefault();
      latestClose.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Before React removes the element, while it can still hand the focus back.
    return () => element?.close();
  }, []);

  const body = (
    <>
      <div className={styles.dialogHead}>
        <h2 id={id}>{title}</h2>
        <IconButton icon="close" label="Close" align="end" onClick={onClose} />
      </div>
      <div className={styles.dialogBody}>{children}</div>
      {footer && <div className={styles.dialogFoot}>{footer}</div>}
    </>
  );

  return (
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, size && styles[size])}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {onSubmit ? (
        <form
          className={styles.dialogForm}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {body}
        </form>
      ) : (
        <div className={styles.dialogForm}>{body}</div>
      )}
    </dialog>
  );
}
