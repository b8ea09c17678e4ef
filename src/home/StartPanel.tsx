import React, {type ReactNode} from 'react';
import {ActionLink} from '../ui/ActionLink';
import {Facts} from './hero/Facts';
import {OneLine} from './hero/OneLine';
import {InstallLine} from './InstallLine';
import {Particles} from './Particles';
import styles from './startPanel.module.css';

/** The first panel of the home page: what it is and for whom, where to begin, and what one line does. */
export function StartPanel({
  heading: Heading = 'h1',
  particles = false,
}: {
  readonly heading?: 'h1' | 'h2';
  /** Points that drift behind the panel. */
  readonly particles?: boolean;
}): ReactNode {
  return (
    <div className={styles.frame}>
      <div className={styles.panel}>
        {particles && <Particles className={styles.particles} />}
        <div className={styles.text}>
          <Heading className={styles.headline}>AI chat for your page, in one element</Heading>
          <p className={styles.sentence}>
            Deep Chat is a web component for developers: put it in any framework, and connect it to
            your server, to an AI provider or to a model in the browser.
          </p>
          <div className={styles.actions}>
            <ActionLink to="/start">Start building</ActionLink>
            <ActionLink to="/playground" quiet>
              Playground
            </ActionLink>
            <InstallLine />
          </div>
          <Facts />
        </div>
        <OneLine />
      </div>
    </div>
  );
}
