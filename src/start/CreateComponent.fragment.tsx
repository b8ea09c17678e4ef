import React, {useMemo, type ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import {Chat, type ChatConfig} from '@site/src/chat';
import {ChatCode, useFramework} from '../site/ChatCode';
import {ExploreLink} from '../site/ActionLink';
import {installCommand} from './install';
import styles from './start.module.css';
import {StepFrame} from './StepFrame';

const VALUES = {demo: true, introMessage: {text: 'It runs. Now connect me.'}};

/** First step: install and place the element. */
export default function CreateComponent(): ReactNode {
  const {value} = useFramework();
  const command = installCommand(value);
  const config = useMemo((): ChatConfig => ({...VALUES, demo: true}), []);
  return (
    <StepFrame path="/start/createComponent">
      <div className={styles.columns}>
        <div>
          <h2>Install</h2>
          {command ? (
            <CodeBlock language="bash">{command}</CodeBlock>
          ) : (
            <p>Nothing to install: the page below loads the component from a CDN.</p>
          )}
          <h2>Place it</h2>
          <ChatCode values={VALUES} />
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
