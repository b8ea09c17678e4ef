import React, {lazy, Suspense, useId, useState, type ReactNode} from 'react';
import {fromRawJson, toRawJson} from '../model/rawJson';
import type {Values} from '../schema';
import type {Field} from '../../providers/types';
import ui from '../../ui/ui.module.css';

const JsonEditor = lazy(() => import('./JsonEditor').then((file) => ({default: file.JsonEditor})));

interface Props {
  readonly fields: readonly Field[];
  /** The settings as they are in the form. */
  readonly values: Values;
  readonly onValues: (values: Values) => void;
}

/** The settings of a mode as JSON. A correct text changes the form immediately; a mistake is named with its line. */
export function RawJson({fields, values, onValues}: Props): ReactNode {
  const id = useId();
  const [text, setText] = useState(() => toRawJson(values));
  const [mistake, setMistake] = useState('');
  const take = (changed: string) => {
    setText(changed);
    const read = fromRawJson(changed, fields, values);
    setMistake(read.mistake ? `Line ${read.mistake.line}: ${read.mistake.message}` : '');
    if (!read.mistake) onValues(read.values);
  };
  return (
    <div className={ui.field}>
      <Suspense fallback={<p role="status">Loading the editor…</p>}>
        <JsonEditor
          label="Settings as JSON"
          describedBy={id}
          text={text}
          fields={fields}
          onText={take}
        />
      </Suspense>
      <p id={id} className={mistake ? ui.error : ui.help} role="status">
        {mistake ||
          'Changes go to the form immediately. Ctrl+Space lists the settings. Secrets are masked; leave a mask as it is to keep the secret.'}
      </p>
    </div>
  );
}
