import React, {useState, type ReactNode} from 'react';
import {CodeBlock} from '../ui/code/CodeBlock';
import {DEEP_CHAT_VERSION} from '../config/version';
import {ActionButton, ExploreLink} from '../ui/ActionLink';
import {checkDevice} from './checkDevice';
import {StepFrame} from './StepFrame';

const MODULE = `npm install deep-chat-web-llm@0.0.27`;

const ASSIGN = `import * as webLLM from 'deep-chat-web-llm';

// The component looks for the module on the window.
window.webLLM = webLLM;`;

/** Second step, third way: a model on the visitor's device. */
export default function AiInYourBrowser(): ReactNode {
  const [result, setResult] = useState('');
  return (
    <StepFrame path="/start/aiInYourBrowser">
      <h2>Can this device do it?</h2>
      <p>
        The model runs on the graphics card through WebGPU. The check asks the browser and downloads
        nothing.
      </p>
      <p>
        <ActionButton onClick={() => void checkDevice(navigator).then(setResult)}>
          Check this device
        </ActionButton>
      </p>
      <p role="status">{result}</p>
      <h2>Add the module</h2>
      <p>
        Version {DEEP_CHAT_VERSION} works with version 0.0.27 of the module. Newer versions have a
        different interface and don’t work with it.
      </p>
      <CodeBlock language="bash">{MODULE}</CodeBlock>
      <CodeBlock language="js" title="web-llm.js">
        {ASSIGN}
      </CodeBlock>
      <h2>Name a model</h2>
      <p>
        The smallest one needs about 1 GB of graphics memory. Nothing is fetched from Hugging Face
        and GitHub until a visitor presses Download in the chat or, where a greeting replaces that
        button, sends the first message.
      </p>
      <ExploreLink to="/docs/webModel">Models, memory and loading</ExploreLink>
    </StepFrame>
  );
}
