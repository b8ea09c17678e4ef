import React, {type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {AskIcon} from './AskIcon';
import {loadPanel, openAsk} from './open';
import styles from './askButton.module.css';

interface Props {
  /** Whether it's an item of the menu on small screens. */
  readonly mobile?: boolean;
  /** Closes that menu. */
  readonly onClick?: () => void;
}

/** Opens Ask from the navigation bar. Hovering or focusing it loads the panel's code. */
export function AskButton({mobile = false, onClick}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const prepare = () => void loadPanel().catch(() => undefined);
  const button = (
    <button
      type="button"
      className={mobile ? clsx('menu__link', styles.row) : clsx('navbar__item', styles.button)}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+I Meta+I"
      title="Ctrl+I"
      disabled={!isBrowser}
      data-ask-button
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => {
        onClick?.();
        openAsk();
      }}
    >
      <AskIcon />
      Ask
    </button>
  );
  return mobile ? <li className="menu__list-item">{button}</li> : button;
}
