import React, {type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {AskIcon} from './AskIcon';
import {loadPanel, openAsk} from './open';
import styles from './askButton.module.css';

/** Opens Ask from the navigation bar, on phones with its icon. Hovering or focusing it loads the panel's code. */
export function AskButton({mobile = false}: {readonly mobile?: boolean}): ReactNode {
  const isBrowser = useIsBrowser();
  // The bar shows it on small screens too, so that the menu needs no second one.
  if (mobile) return null;
  const prepare = () => void loadPanel().catch(() => undefined);
  return (
    <button
      type="button"
      className={styles.button}
      aria-label="Ask"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+I Meta+I"
      title="Ask (Ctrl+I)"
      disabled={!isBrowser}
      data-ask-button
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => openAsk()}
    >
      <AskIcon />
      <span className={styles.label}>Ask</span>
    </button>
  );
}
