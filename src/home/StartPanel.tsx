import React, {type ReactNode} from 'react';
import {ActionLink} from '../ui/ActionLink';
import {DEEP_CHAT_VERSION} from '../config/version';
import {AskField} from './AskField';
import {InstallLine} from './InstallLine';
import {Particles} from './Particles';
import styles from './startPanel.module.css';

/** The first panel of the home page: what it is, where to begin, and a field for questions. */
export function StartPanel({
  heading: Heading = 'h1',
  particles = false,
  chat = true,
}: {
  readonly heading?: 'h1' | 'h2';
  /** Points that drift behind the panel. */
  readonly particles?: boolean;
  /** The field beside the text. */
  readonly chat?: boolean;
}): ReactNode {
  return (
    <div className={styles.frame}>
      <div className={styles.panel} data-chat={chat}>
        {particles && <Particles className={styles.particles} />}
        <div className={styles.text}>
          <p className={styles.mark}>Web component, version {DEEP_CHAT_VERSION}</p>
          <Heading className={styles.headline}>
            An AI chat for your page, connected to anything
          </Heading>
          <p className={styles.sentence}>
            One element that talks to your server, to 22 providers, or to a model in the browser, in
            every framework.
          </p>
          <p className={styles.actions}>
            <ActionLink to="/start">Start building</ActionLink>
            <ActionLink to="/playground" quiet>
              Playground
            </ActionLink>
          </p>
          <InstallLine />
        </div>
        {chat && (
          <div className={styles.chat}>
            <AskField />
          </div>
        )}
      </div>
    </div>
  );
}
