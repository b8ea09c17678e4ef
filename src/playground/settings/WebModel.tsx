import React, {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {CodeBlock} from '../../ui/code/CodeBlock';
import {hasWebGpu} from '../../chat/webLlm';
import {Button} from '../../ui/Button';
import {CollapsibleSection} from '../../ui/CollapsibleSection';
import {Select} from '../../ui/Select';
import ui from '../../ui/ui.module.css';

/** Small models from the component's list that run without the `shader-f16` feature. */
const MODELS = [
  {id: 'TinyLlama-1.1B-Chat-v0.4-q4f32_1-1k', name: 'TinyLlama 1.1B, about 1 GB'},
  {id: 'RedPajama-INCITE-Chat-3B-v1-q4f32_1-1k', name: 'RedPajama 3B, about 2.5 GB'},
  {id: 'Llama-2-7b-chat-hf-q4f32_1', name: 'Llama 2 7B, about 9 GB'},
] as const;

type ModelId = (typeof MODELS)[number]['id'];

/** The code that runs the model in a page. Later versions of the module have no `ChatModule`. */
function webModelCode(model: ModelId): string {
  return `// npm install deep-chat deep-chat-web-llm@0.0.27 --save-exact
import 'deep-chat';
import * as webLLM from 'deep-chat-web-llm';

window.webLLM = webLLM;
document.querySelector('deep-chat').webModel = {model: '${model}'};
`;
}

/**
 * Explains models that run in the browser: their size, whether this device can run them, and the code. They
 * don't run here, because the site's security policy allows neither WebAssembly nor scripts of other sites.
 */
export function WebModel(): ReactNode {
  const [hasGpu, setHasGpu] = useState<boolean>();
  const [model, setModel] = useState<ModelId>(MODELS[0].id);
  return (
    <CollapsibleSection title="A model in the browser" note="no server, no key">
      <p>
        The model runs on the user’s graphics card, so no text leaves the device. It runs in your
        app, not in this playground, and nothing is downloaded here. The module that runs it is 4.7
        MB. Deep Chat asks before downloading the model, unless the chat has an{' '}
        <code>introMessage</code>, and the browser keeps it for the next visit.
      </p>
      <Select label="Model and its download" value={model} options={MODELS} onChange={setModel} />
      <p>
        <Button onClick={() => void hasWebGpu(navigator).then(setHasGpu)}>Check this device</Button>
      </p>
      <p role="status" className={hasGpu === false ? ui.error : ui.help}>
        {hasGpu === false &&
          'The model needs WebGPU, which this browser doesn’t offer on this device. Current versions of Chrome and Edge have it on most computers.'}
        {hasGpu && 'This device has WebGPU, so you can try the model.'}
      </p>
      <CodeBlock language="js" title="chat.js">
        {webModelCode(model)}
      </CodeBlock>
      <Link to="/docs/webModel">Models in the browser in the docs</Link>
    </CollapsibleSection>
  );
}
