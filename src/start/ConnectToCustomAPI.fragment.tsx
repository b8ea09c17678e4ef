import React, {type ReactNode} from 'react';
import {CodeBlock} from '../ui/code/CodeBlock';
import {ExploreLink} from '../ui/ActionLink';
import {REPLY, REQUEST, SERVER} from './server';
import {StepFrame} from './StepFrame';

/** Second step, second way: your own server. */
export default function ConnectToCustomAPI(): ReactNode {
  return (
    <StepFrame path="/start/connectToCustomAPI">
      <h2>What your server receives</h2>
      <p>
        Your server receives a POST with the newest message. To send earlier messages too, set{' '}
        <code>requestBodyLimits</code>.
      </p>
      <CodeBlock language="json" title="Request">
        {REQUEST}
      </CodeBlock>
      <h2>What it sends back</h2>
      <p>
        An object with <code>text</code>, <code>html</code>, <code>files</code> or{' '}
        <code>error</code>, as <code>application/json</code>.
      </p>
      <CodeBlock language="json" title="Reply">
        {REPLY}
      </CodeBlock>
      <h2>A server to begin with</h2>
      <p>
        Save it and run <code>node server.mjs</code>. It needs Node and nothing else. Replace the
        marked line with a call to your model.
      </p>
      <CodeBlock language="js" title="server.mjs">
        {SERVER}
      </CodeBlock>
      <ExploreLink to="/examples/servers">Servers in other languages and frameworks</ExploreLink>
    </StepFrame>
  );
}
