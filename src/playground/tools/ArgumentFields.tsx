import React, {useId, useRef, type ReactNode} from 'react';
import {Button} from '../../ui/Button';
import {Checkbox} from '../../ui/Checkbox';
import {Select} from '../../ui/Select';
import ui from '../../ui/ui.module.css';
import {ARGUMENT_TYPES, type ArgumentForm, type FunctionErrors} from '../model/toolForm';
import {TextField} from './TextField';
import styles from './tools.module.css';

interface Props {
  readonly given: readonly ArgumentForm[];
  readonly errors: FunctionErrors;
  readonly onChange: (given: readonly ArgumentForm[]) => void;
}

const NEW: ArgumentForm = {name: '', description: '', type: 'string', required: true, options: ''};

function ArgumentFields({
  value,
  error,
  onChange,
}: {
  readonly value: ArgumentForm;
  readonly error: string | undefined;
  readonly onChange: (value: ArgumentForm) => void;
}): ReactNode {
  const {name, description, type, required, options, schema} = value;
  return (
    <>
      <TextField
        label="Name"
        value={name}
        error={error}
        isCode
        onChange={(text) => onChange({...value, name: text})}
      />
      {schema ? (
        <p className={ui.help}>Its schema says more than this form can show. Edit it as JSON.</p>
      ) : (
        <Select
          label="Type"
          value={type}
          options={ARGUMENT_TYPES}
          onChange={(next) => onChange({...value, type: next})}
        />
      )}
      <TextField
        label="Description"
        value={description}
        onChange={(text) => onChange({...value, description: text})}
      />
      {!schema && type === 'string' && (
        <TextField
          label="Allowed values, separated by commas"
          value={options}
          onChange={(text) => onChange({...value, options: text})}
        />
      )}
      <Checkbox
        label="Required"
        isOn={required}
        onChange={(isOn) => onChange({...value, required: isOn})}
      />
    </>
  );
}

/** The arguments of a function, which can be added and removed. */
export function ArgumentList({given, errors, onChange}: Props): ReactNode {
  const id = useId();
  const add = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.part} role="group" aria-labelledby={id}>
      <h4 id={id}>Arguments</h4>
      {given.length === 0 && <p className={ui.help}>None: the model calls it without any.</p>}
      {given.map((value, index) => (
        <fieldset key={index} className={styles.argument}>
          <legend>{value.name || `Argument ${index + 1}`}</legend>
          <ArgumentFields
            value={value}
            error={errors[`arguments.${index}`]}
            onChange={(changed) =>
              onChange(given.map((other, at) => (at === index ? changed : other)))
            }
          />
          <Button
            onClick={() => {
              onChange(given.filter((_, at) => at !== index));
              // The button goes away, and the focus with it.
              add.current?.querySelector('button')?.focus();
            }}
          >
            Remove<span className="sr-only"> the argument {value.name || index + 1}</span>
          </Button>
        </fieldset>
      ))}
      <div ref={add}>
        <Button icon="add" onClick={() => onChange([...given, NEW])}>
          Add an argument
        </Button>
      </div>
    </div>
  );
}
