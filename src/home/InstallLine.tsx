import React, {type ReactNode} from 'react';
import {CopyButton} from '@site/src/ui/code/CopyButton';
import styles from './startPanel.module.css';

const COMMAND = 'npm install deep-chat';

/** The command that installs the component, with a button that copies it. */
export function InstallLine(): ReactNode {
  return (
    <div className={styles.install}>
      <code>
        <span aria-hidden="true">$ </span>
        {COMMAND}
      </code>
      <CopyButton text={() => COMMAND} subject="the install command" />
    </div>
  );
}
