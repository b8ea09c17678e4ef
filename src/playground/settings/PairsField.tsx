import React, {useRef, type ReactNode} from 'react';
import {Button} from '../../ui/Button';
import {IconButton} from '../../ui/IconButton';
import ui from '../../ui/ui.module.css';
import {PropertyInput} from './PropertyInput';
import styles from './fields.module.css';

type Pair = readonly [name: string, text: string];

interface Props {
  readonly label: string;
  readonly help?: string;
  readonly error?: string;
  readonly pairs: readonly Pair[];
  readonly onChange: (pairs: readonly Pair[]) => void;
}

/** Names and texts that the reader makes up, one pair on each line. */
export function PairsField({label, help, error, pairs, onChange}: Props): ReactNode {
  const add = useRef<HTMLDivElement>(null);
  const put = (index: number, pair: Pair) =>
    onChange(pairs.map((other, at) => (at === index ? pair : other)));
  const remove = (index: number) => {
    onChange(pairs.filter((_, other) => other !== index));
    add.current?.querySelector('button')?.focus();
  };

  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {help && <p className={ui.help}>{help}</p>}
      {pairs.map(([name, text], index) => (
        <div key={index} className={styles.pair}>
          <input
            className={ui.control}
            aria-label={`Name ${index + 1}`}
            placeholder="Name"
            value={name}
            onChange={(event) => put(index, [event.target.value, text])}
          />
          <PropertyInput
            className={ui.control}
            aria-label={`Text ${index + 1}`}
            placeholder="Text"
            value={text}
            onChange={(value) => put(index, [name, value])}
          />
          <IconButton
            icon="close"
            label={`Remove pair ${index + 1}`}
            tip="Remove"
            align="end"
            onClick={() => remove(index)}
          />
        </div>
      ))}
      {error && <p className={ui.error}>{error}</p>}
      <div ref={add}>
        <Button icon="add" onClick={() => onChange([...pairs, ['', '']])}>
          Add <span className="sr-only">a pair to {label}</span>
        </Button>
      </div>
    </fieldset>
  );
}
