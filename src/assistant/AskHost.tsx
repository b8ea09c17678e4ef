import React, {useCallback, useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {withCause} from '../lib/withCause';
import {loadPanel, onAsk} from './open';
import {isAskShortcut, isCovered} from './shortcut';
import type {AskPanelProps, Opening} from './panel/AskPanel';
import styles from './askButton.module.css';

/**
 * The one place that shows the panel. It stays while the reader goes from page to page, and loads nothing
 * before the reader asks for it.
 */
export function AskHost(): ReactNode {
  const [opening, setOpening] = useState<Opening>();
  const [panel, setPanel] = useState<{Component: ComponentType<AskPanelProps>}>();
  const [failure, setFailure] = useState('');

  const open = useCallback((question?: string) => {
    const from = document.activeElement;
    setFailure('');
    loadPanel().then(
      ({AskPanel}) => {
        setPanel({Component: AskPanel});
        setOpening({question, from});
      },
      (error: unknown) => setFailure(withCause('Ask could not be loaded.', error)),
    );
  }, []);
  useEffect(() => {
    // The open panel closes itself.
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isAskShortcut(event) || isCovered() || document.querySelector('[data-ask][open]'))
        return;
      event.preventDefault();
      open();
    };
    // Before an editor takes the keys for itself.
    window.addEventListener('keydown', onKeyDown, true);
    const stop = onAsk(open);
    return () => {
      stop();
      window.removeEventListener('keydown', onKeyDown, true);
    };
  }, [open]);

  return (
    <>
      {panel && opening && <panel.Component opening={opening} />}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure} Check your connection, then open it again.
        </p>
      )}
    </>
  );
}
