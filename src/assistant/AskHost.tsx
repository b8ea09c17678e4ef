import React, {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {withCause} from '../lib/withCause';
import {isAskShortcut, loadPanel, onAsk} from './open';
import type {AskPanelProps, Question} from './panel/AskPanel';
import styles from './askButton.module.css';

/** Another dialog is in front of the page. */
const isCovered = () =>
  document.querySelector('dialog[open]:not([data-ask]), [aria-modal="true"]') !== null;

/** Where the focus goes when the panel closes: to what opened it, or to the button that opens it. */
function returnFocus(from: Element | null): void {
  const button = document.querySelector<HTMLElement>('.navbar [data-ask-button]');
  const menu = document.querySelector<HTMLElement>('.navbar__toggle');
  const places = [from, button, menu];
  for (const place of places) {
    if (!(place instanceof HTMLElement) || !place.isConnected || place === document.body) continue;
    place.focus();
    if (document.activeElement === place) return;
  }
}

/**
 * The one place that shows the panel. It stays while the reader goes from page to page, and loads nothing
 * before the reader asks for it.
 */
export function AskHost(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [question, setQuestion] = useState<Question>();
  const [panel, setPanel] = useState<{Component: ComponentType<AskPanelProps>}>();
  const [failure, setFailure] = useState('');
  const opened = useRef<Element | null>(null);
  const count = useRef(0);

  const open = useCallback((text: string | undefined) => {
    opened.current ??= document.activeElement;
    setFailure('');
    if (text) setQuestion({text, id: ++count.current});
    loadPanel().then(
      ({AskPanel}) => {
        setPanel({Component: AskPanel});
        setOpen(true);
      },
      (error: unknown) => setFailure(withCause('Ask could not be loaded.', error)),
    );
  }, []);
  const close = useCallback((isFocusReturned = true) => {
    setOpen(false);
    const from = opened.current;
    opened.current = null;
    // After the dialog has gone: a modal one keeps the focus inside.
    if (isFocusReturned) requestAnimationFrame(() => returnFocus(from));
  }, []);

  useEffect(() => onAsk(open), [open]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isCovered()) return;
      if (isAskShortcut(event)) {
        event.preventDefault();
        if (isOpen) close();
        else open(undefined);
      } else if (
        isOpen &&
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        !event.isComposing
      ) {
        event.preventDefault();
        close();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);

  return (
    <>
      {panel && <panel.Component isOpen={isOpen} question={question} onClose={close} />}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure} Check your connection, then try again.{' '}
          <button type="button" onClick={() => open(undefined)}>
            Try again
          </button>
        </p>
      )}
    </>
  );
}
