import React, {useId, type ReactNode} from 'react';
import {useLazyPart} from '../../ui/useLazyPart';
import type {EngineFormProps} from '../engine';
import type {EngineState} from './useEngine';

const loadForm = () =>
  import(/* webpackChunkName: "ask-provider" */ './ProviderForm').then((it) => it.ProviderForm);

/** Who answers, in one line, and below it what that needs. */
export function EngineLine({engine}: {readonly engine: EngineState}): ReactNode {
  const id = useId();
  const {choices, note, download, look, choose, setUp} = engine;
  return (
    <div className="Ask-engine">
      <label htmlFor={id}>Source</label>
      <select
        id={id}
        value={engine.id}
        aria-describedby={`${id}-note`}
        onPointerEnter={look}
        onFocus={look}
        onChange={({target}) => {
          const next = choices.find((choice) => choice.id === target.value);
          if (next) choose(next.id);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </select>
      <p id={`${id}-note`} className="Ask-note">
        {note}
      </p>
      {download !== undefined && <progress aria-label="Model downloaded" value={download} />}
      {engine.id === 'provider' && <ProviderSetup onEngine={setUp} />}
    </div>
  );
}

/** The form of a provider; its code is loaded when a provider is chosen. */
function ProviderSetup({onEngine}: EngineFormProps): ReactNode {
  const {Part, failure, retry} = useLazyPart(loadForm);
  if (Part) return <Part onEngine={onEngine} />;
  if (!failure) return null;
  return (
    <p role="alert" className="Ask-failure">
      {failure}{' '}
      <button type="button" onClick={retry}>
        Try again
      </button>
    </p>
  );
}
