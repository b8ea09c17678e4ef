import React, {type ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import {ExploreLink} from '../ui/ActionLink';
import {ChatCode} from '../example/setup/ChatCode';
import {FeatureDemo} from '../chat/demos/FeatureDemo';
import {REPLY, REQUEST, SERVER} from './server';
import styles from './start.module.css';
import {StepFrame} from './StepFrame';

const SETUP = {
  title: 'Chat with my server',
  config: {connect: {url: 'http://localhost:8080/api/chat'}},
};

/** Second step, second way: a server of one's own. */
export default function ConnectToCustomAPI(): ReactNode {
  return (
    <StepFrame path="/start/connectToCustomAPI">
      <div className={styles.columns}>
        <div>
          <h2>What your server receives</h2>
          <p>
            A POST with the newest message. With <code>requestBodyLimits</code> it gets the ones
            before it too.
          </p>
          <CodeBlock language="json" title="Request">
            {REQUEST}
          </CodeBlock>
          <h2>What it answers</h2>
          <p>
            An object with <code>text</code>, <code>html</code>, <code>files</code> or{' '}
            <code>error</code>, sent as <code>application/json</code>.
          </p>
          <CodeBlock language="json" title="Reply">
            {REPLY}
          </CodeBlock>
        </div>
        <div>
          <h2>See it happen</h2>
          <p>Here a function stands in for the server and shows what it was given.</p>
          <FeatureDemo id="connect" />
        </div>
      </div>
      <h2>A server to begin with</h2>
      <p>
        Save it and run <code>node server.mjs</code>. It needs Node and nothing else; replace the
        marked line with a call to your model.
      </p>
      <CodeBlock language="js" title="server.mjs">
        {SERVER}
      </CodeBlock>
      <h2>The page</h2>
      <ChatCode setup={SETUP} isAddressed />
      <ExploreLink to="/examples/servers">Servers in other languages and frameworks</ExploreLink>
    </StepFrame>
  );
}
