import type {ReactNode} from 'react';
import {staticMessages} from './staticText';
import type {ChatConfig} from './types';
import styles from './Chat.module.css';

interface Props {
  readonly config: ChatConfig;
  readonly label: string;
  /** Height of the place in px: no more text is shown than it holds. */
  readonly height: number;
  /** The intro panel. */
  readonly children?: ReactNode;
  /** What takes the place of the text field: the state of loading, or how to start. */
  readonly status?: ReactNode;
}

/** The chat as text, before the component has loaded and without JavaScript. */
export function Skeleton({config, label, height, children, status}: Props): ReactNode {
  // About 45 characters a line of 20 px, above a text field of 60 px.
  const messages = staticMessages(config, Math.max(1, Math.floor((height - 90) / 20)) * 36);
  return (
    <div className={styles.skeleton}>
      <div className={styles.messages}>
        {messages.map((message, index) => (
          <p key={index} className={message.role === 'user' ? styles.user : styles.reply}>
            {message.text}
          </p>
        ))}
        {messages.length === 0 &&
          (children ? (
            <div className={styles.panel}>{children}</div>
          ) : (
            <p className={styles.what}>{label}</p>
          ))}
      </div>
      <noscript>
        <p className={styles.note}>The live chat needs JavaScript.</p>
      </noscript>
      {status ?? (
        <div className={styles.field} aria-hidden="true">
          {config.textInput?.placeholder?.text ?? 'Ask me anything!'}
        </div>
      )}
    </div>
  );
}
