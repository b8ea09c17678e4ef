import React, {useEffect, useId, useState, type ComponentType, type ReactNode} from 'react';
import {withCause} from '../../lib/withCause';
import {ProgressBar} from '../../ui/ProgressBar';
import type {EngineFormProps, EngineId} from '../engine';
import type {EngineState} from './useEngine';

type Form = ComponentType<EngineFormProps>;

const FORMS: Readonly<Partial<Record<EngineId, () => Promise<Form>>>> = {
  provider: () =>
    import(/* webpackChunkName: "ask-provider" */ './ProviderForm').then((it) => it.ProviderForm),
};

/** Who answers, in one line, and below it what that needs. */
export function EngineLine({engine}: {readonly engine: EngineState}): ReactNode {
  const id = useId();
  const {choices, note, download, look, choose, setUp} = engine;
  return (
    <div className="Ask-engine">
      <label htmlFor={id}>Ask</label>
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
      {download !== undefined && <ProgressBar label="Model downloaded" value={download} />}
      <EngineForm key={engine.id} id={engine.id} onEngine={setUp} />
    </div>
  );
}

/** The form of an engine; its code is loaded when the engine is chosen. */
function EngineForm({id, onEngine}: EngineFormProps & {readonly id: EngineId}): ReactNode {
  const [form, setForm] = useState<{readonly Part: Form}>();
  const [failure, setFailure] = useState('');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isHere = true;
    FORMS[id]?.().then(
      (Part) => isHere && setForm({Part}),
      (error: unknown) => isHere && setFailure(withCause('This could not be loaded.', error)),
    );
    return () => {
      isHere = false;
    };
  }, [id, attempt]);
  if (form) return <form.Part onEngine={onEngine} />;
  if (!failure) return null;
  return (
    <p role="alert" className="Ask-failure">
      {failure}{' '}
      <button
        type="button"
        onClick={() => {
          setFailure('');
          setAttempt(attempt + 1);
        }}
      >
        Try again
      </button>
    </p>
  );
}
