import React, {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import {hasWebGpu} from '../../chat/device';
import {Button} from '../../ui/Button';
import {Dialog} from '../../ui/Dialog';
import {Select} from '../../ui/Select';
import ui from '../../ui/ui.module.css';

/** Small models from the component's list that run without the `shader-f16` feature. */
const MODELS = [
  {
    id: 'TinyLlama-1.1B-Chat-v0.4-q4f32_1-1k',
    name: 'TinyLlama 1.1B, about 1 GB',
    size: 'about 1 GB',
  },
  {
    id: 'RedPajama-INCITE-Chat-3B-v1-q4f32_1-1k',
    name: 'RedPajama 3B, about 2.5 GB',
    size: 'about 2.5 GB',
  },
  {
    id: 'Llama-2-7b-chat-hf-q4f32_1',
    name: 'Llama 2 7B, about 9 GB',
    size: 'about 9 GB',
  },
] as const;

/** Id of one of the {@link MODELS}. */
type ModelId = (typeof MODELS)[number]['id'];

/** Size of the module before compression. */
const MODULE_SIZE = '4.7 MB';

/** The code that runs the model in a page. Later versions of the module have no `ChatModule`. */
function webModelCode(model: ModelId): string {
  return `// npm install deep-chat deep-chat-web-llm@0.0.27 --save-exact
import 'deep-chat';
import * as webLLM from 'deep-chat-web-llm';

window.webLLM = webLLM;
document.querySelector('deep-chat').webModel = {model: '${model}'};
`;
}

type State = 'asked' | 'looking' | 'no WebGPU' | 'ready';

/**
 * Explains models that run in the browser: their size, whether this device can run them, and the code. They
 * don't run here, because the site's security policy allows neither WebAssembly nor scripts of other sites.
 */
export function WebModelDialog({onClose}: {readonly onClose: () => void}): ReactNode {
  const [state, setState] = useState<State>('asked');
  const [model, setModel] = useState<ModelId>(MODELS[0].id);
  const size = MODELS.find(({id}) => id === model)?.size;

  const check = async () => {
    setState('looking');
    setState((await hasWebGpu(navigator)) ? 'ready' : 'no WebGPU');
  };

  return (
    <Dialog title="A model in the browser" onClose={onClose}>
      <p>
        The model runs on the user’s graphics card: no text leaves the device, and it needs no key.
        It runs in your app, not in this playground, and nothing is downloaded here.
      </p>
      <Select label="Model" value={model} options={MODELS} onChange={setModel} />
      <ul>
        <li>The module that runs it is {MODULE_SIZE}, so load it only where you use it.</li>
        <li>
          The model itself is {size}. Deep Chat asks before downloading it, and the browser keeps it
          for the next visit.
        </li>
      </ul>
      <p>
        <Button primary disabled={state === 'looking'} onClick={() => void check()}>
          Check this device
        </Button>
      </p>
      <div role="status">
        {state === 'no WebGPU' && (
          <p className={ui.error}>
            The model needs WebGPU, which this browser doesn’t offer on this device. Current
            versions of Chrome and Edge have it on most computers.
          </p>
        )}
        {state === 'ready' && <p>This device has WebGPU, so you can try the model.</p>}
      </div>
      <CodeBlock language="js" title="chat.js">
        {webModelCode(model)}
      </CodeBlock>
      <p className={ui.help}>
        <Link to="/docs/webModel">Read about models in the browser</Link>
      </p>
    </Dialog>
  );
}
