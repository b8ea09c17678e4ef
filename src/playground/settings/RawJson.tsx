import React, {useState, type ReactNode} from 'react';
import {fromRawJson, toRawJson} from '../model/rawJson';
import type {Values} from '../schema';
import type {Field} from '../../providers/types';
import {JsonField} from './JsonField';

interface Props {
  readonly fields: readonly Field[];
  /** The settings as they are in the form. */
  readonly values: Values;
  readonly onValues: (values: Values) => void;
}

/** The settings of a mode as JSON. A correct text changes the form immediately; a mistake is named with its line. */
export function RawJson({fields, values, onValues}: Props): ReactNode {
  const [text, setText] = useState(() => toRawJson(values));
  const [error, setError] = useState<string>();
  const take = (changed: string) => {
    setText(changed);
    const read = fromRawJson(changed, fields, values);
    setError(read.mistake && `Line ${read.mistake.line}: ${read.mistake.message}`);
    if (!read.mistake) onValues(read.values);
  };
  return (
    <JsonField
      label="Settings as JSON"
      text={text}
      fields={fields}
      onText={take}
      error={error}
      help="Changes go to the form immediately. Ctrl+Space lists the settings. Secrets are masked; leave a mask as it is to keep the secret."
    />
  );
}
