import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Dialog} from '../../ui/Dialog';
import styles from './dialogs.module.css';

/** Explains what the playground is for, what it sends, and what it saves. */
export function AboutDialog({onClose}: {readonly onClose: () => void}): ReactNode {
  return (
    <Dialog title="About the playground" onClose={onClose}>
      <div className={styles.text}>
        <p>
          Each card is a real Deep Chat. Choose a provider, try its settings, and copy the code.
        </p>
        <ul>
          <li>
            <strong>Demo</strong> chats give sample replies. Nothing is sent.
          </li>
          <li>
            <strong>Preview only</strong> chats build the exact request for a provider, show it
            under Requests and send nothing. They need no key.
          </li>
          <li>
            <strong>No preview</strong> marks modes that call their provider directly. They start
            once you add an API key.
          </li>
          <li>
            <strong>Live</strong> chats send to the provider from this page, with your key.
          </li>
        </ul>
        <p>
          Chats, settings and conversations are saved only in this browser. “Saved data” lists them
          and can delete them. Keys aren’t saved unless you choose to save them. Every change can be
          undone.
        </p>
        <p>
          The docs describe the same settings: <Link to="/docs/directConnection">providers</Link>,{' '}
          <Link to="/docs/connect">your own server</Link>,{' '}
          <Link to="/examples/frameworks">frameworks</Link>.
        </p>
      </div>
    </Dialog>
  );
}
