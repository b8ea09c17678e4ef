import React, {useMemo, type ReactNode} from 'react';
import {Chat, type ChatConfig} from '@site/src/chat';
import {ChatCode} from '../example/setup/ChatCode';
import {ExploreLink} from '../ui/ActionLink';
import styles from './start.module.css';
import {StepFrame} from './StepFrame';

const SETUP = {
  title: 'My first chat',
  config: {demo: true, introMessage: {text: 'It runs. Now connect me.'}},
  height: 420,
};

/** First step: install and place the element. */
export default function CreateComponent(): ReactNode {
  const config = useMemo((): ChatConfig => ({...SETUP.config, demo: true}), []);
  return (
    <StepFrame path="/start/createComponent">
      <div className={styles.columns}>
        <div>
          <h2>Install it and place it</h2>
          <p>
            The first line installs the package; HTML needs none and loads the component from a CDN.
            The file below it is complete.
          </p>
          <ChatCode setup={SETUP} isAddressed />
          <ExploreLink to="/docs/installation">All about installing</ExploreLink>
        </div>
        <div>
          <h2>What you get</h2>
          <Chat config={config} label="The chat of this step" height={420} />
        </div>
      </div>
    </StepFrame>
  );
}
