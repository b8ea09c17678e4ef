import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Dialog} from '../../ui/Dialog';
import styles from './dialogs.module.css';

/** What the playground is for and how it treats what the reader types. */
export function AboutDialog({onClose}: {readonly onClose: () => void}): ReactNode {
  return (
    <Dialog title="About the playground" onClose={onClose}>
      <div className={styles.text}>
        <p>
          Each card is a real Deep Chat. Choose who answers, set what the provider lets you set, and
          take the code with you.
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
          The chats, their settings and conversations are saved in this browser and nowhere else;
          “Saved data” shows them, “Clear all data” deletes them. Keys are not saved unless you
          choose that. Ctrl+Z takes a change back, Ctrl+Shift+Z repeats it.
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
