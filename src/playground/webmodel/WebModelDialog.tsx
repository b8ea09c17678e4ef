import React, {useMemo, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Chat, type ChatConfig} from '../../chat';
import {Button} from '../ui/Button';
import {Dialog} from '../ui/Dialog';
import {Select} from '../ui/Select';
import ui from '../ui/ui.module.css';
import {hasWebGpu, loadModule, MODELS, MODULE_SIZE, type ModelId} from './webModel';

type State = 'asked' | 'looking' | 'no WebGPU' | 'ready' | 'failed';

/** A model that runs in the browser: what it needs and weighs, and nothing of it before the reader says so. */
export function WebModelDialog({onClose}: {readonly onClose: () => void}): ReactNode {
  const [state, setState] = useState<State>('asked');
  const [model, setModel] = useState<ModelId>(MODELS[0].id);
  const config = useMemo((): ChatConfig => ({webModel: {model}}), [model]);
  const size = MODELS.find(({id}) => id === model)?.size;

  const begin = async () => {
    setState('looking');
    if (!(await hasWebGpu())) setState('no WebGPU');
    else setState((await loadModule()) ? 'ready' : 'failed');
  };

  return (
    <Dialog title="A model in the browser" onClose={onClose}>
      {state === 'ready' ? (
        <>
          <p className={ui.help}>
            The model ({size}) is downloaded when you press Download in the chat.
          </p>
          <Chat config={config} label="Chat with a model in the browser" height={420} start="now" />
        </>
      ) : (
        <>
          <p>
            The model runs on your graphics card: no text leaves this device, and no key is needed.
            Nothing has been downloaded yet.
          </p>
          <Select label="Model" value={model} options={MODELS} onChange={setModel} />
          <ul>
            <li>First the module that runs it is fetched from jsdelivr.net: {MODULE_SIZE}.</li>
            <li>
              Then, after one more click, the model from huggingface.co: {size}. The browser keeps
              it for the next time.
            </li>
          </ul>
          <div role="status">
            {state === 'no WebGPU' && (
              <p className={ui.error}>
                This browser offers no WebGPU on this device, which the model needs. Nothing was
                downloaded. Current versions of Chrome and Edge have it on most computers.
              </p>
            )}
            {state === 'failed' && (
              <p className={ui.error}>
                The module could not be fetched. Check the connection, and whether something blocks
                jsdelivr.net.
              </p>
            )}
          </div>
          <p>
            <Button primary disabled={state === 'looking'} onClick={() => void begin()}>
              Check this device and fetch the module
            </Button>
          </p>
          <p className={ui.help}>
            <Link to="/docs/webModel">Models in the browser in the docs</Link>
          </p>
        </>
      )}
    </Dialog>
  );
}
