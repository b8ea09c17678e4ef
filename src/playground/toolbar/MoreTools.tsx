import React, {useId, type ReactNode} from 'react';
import {IconButton} from '../../ui/IconButton';
import {useDisclosure} from '../../ui/useDisclosure';
import styles from './header.module.css';

/**
 * Buttons that stand in the row where there is room for all of them. Elsewhere they are a list with words,
 * behind a button that opens and closes it.
 */
export function MoreTools({children}: {readonly children: ReactNode}): ReactNode {
  const {host, isOpen, toggle, close, onKeyDown} = useDisclosure<HTMLDivElement>();
  const id = useId();
  return (
    // The key press is heard here for the buttons inside, which are the controls.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={host} className={styles.more} onKeyDown={onKeyDown}>
      <span className={styles.opener}>
        <IconButton
          icon="more"
          label="More tools"
          tip="More"
          align="end"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        />
      </span>
      {/* The list closes before a button of it acts, so that its dialog hands the focus back to the opener. */}
      <div
        id={id}
        className={styles.list}
        data-open={isOpen}
        onClickCapture={() => isOpen && close()}
      >
        {children}
      </div>
    </div>
  );
}
