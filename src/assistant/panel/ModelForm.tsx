import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Button} from '../../ui/Button';
import {ProgressBar} from '../../ui/ProgressBar';
import {AnswerError, type EngineFormProps} from '../engine';
import {loadWebLlm, MODEL_SIZE, type LoadedModel} from '../engines/webLlm';
import {allowsWebAssembly, hasWebGpu} from '../device';

type State =
  | {readonly name: 'asking' | 'loading' | 'ready' | 'noWebGpu' | 'refused'}
  | {readonly name: 'failed'; readonly message: string};

/** Asks before it loads a model into the tab, and shows how far it is. */
export function ModelForm({onEngine}: EngineFormProps): ReactNode {
  const [state, setState] = useState<State>({name: 'asking'});
  const [done, setDone] = useState(0);
  const loaded = useRef<LoadedModel>(undefined);
  const isHere = useRef(true);
  const place = useBaseUrl('/docs/webModel');
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      void loaded.current?.release();
    };
  }, []);

  const load = async () => {
    setState({name: 'loading'});
    if (!(await hasWebGpu(navigator))) return setState({name: 'noWebGpu'});
    if (!allowsWebAssembly()) return setState({name: 'refused'});
    try {
      const model = await loadWebLlm(setDone);
      if (!isHere.current) return await model.release();
      loaded.current = model;
      onEngine(model.engine);
      setState({name: 'ready'});
    } catch (error) {
      setState({
        name: 'failed',
        message: error instanceof AnswerError ? error.message : String(error),
      });
    }
  };
  return (
    <div className="Ask-setup" role="status">
      {(state.name === 'asking' || state.name === 'failed') && (
        <>
          <p className="Ask-note">{state.name === 'failed' ? state.message : MODEL_SIZE}</p>
          <Button primary onClick={() => void load()}>
            {state.name === 'failed' ? 'Try again' : 'Load the model'}
          </Button>
        </>
      )}
      {state.name === 'loading' && (
        <>
          <p className="Ask-note">Loading the model: {Math.round(done * 100)} %</p>
          <ProgressBar label="Model loaded" value={done} />
        </>
      )}
      {state.name === 'ready' && <p className="Ask-note">The model is ready.</p>}
      {state.name === 'noWebGpu' && (
        <p className="Ask-note">
          This browser has no WebGPU on this device, so the model can&apos;t run. Choose another
          source.
        </p>
      )}
      {state.name === 'refused' && (
        <p className="Ask-note">
          The security policy of this page refuses WebAssembly, which the model needs.{' '}
          {/* Only a page that is loaded again has its own policy. */}
          {/* eslint-disable-next-line @docusaurus/no-html-links */}
          <a href={place}>Open the Web model page</a> and load the model there. Your conversation
          stays.
        </p>
      )}
    </div>
  );
}
