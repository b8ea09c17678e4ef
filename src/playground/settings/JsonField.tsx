import React, {lazy, Suspense, useId, type ReactNode} from 'react';
import type {Json} from '../../lib/json';
import type {Field} from '../../providers/types';
import ui from '../../ui/ui.module.css';
import type {Checked} from '../schemaParts';
import {toRawJson} from '../model/jsonText';
import {useDraft} from './SettingField';

const JsonEditor = lazy(() => import('./JsonEditor').then((file) => ({default: file.JsonEditor})));

interface Props {
  readonly label: string;
  readonly help: string;
  readonly value: Json;
  readonly read: (text: string) => Checked;
  /** Called a moment after each right text; undefined where nothing is in it. */
  readonly onChange: (value: Json | undefined) => void;
  /** The settings that completion offers. */
  readonly fields?: readonly Field[];
}

/** A value as JSON, with its secrets masked, in an editor that is loaded when it is first shown. */
export function JsonField({label, help, value, read, onChange, fields}: Props): ReactNode {
  const id = useId();
  const field: Field = {name: label, label, kind: 'json', fields};
  const show = () => toRawJson(value);
  const {draft, error, put, leave} = useDraft({field, value, onChange}, show, read);
  return (
    // It only watches the editor inside.
    <div className={ui.field} onBlur={leave}>
      <Suspense fallback={<p role="status">Loading the editor…</p>}>
        <JsonEditor
          label={label}
          describedBy={id}
          text={draft}
          fields={fields}
          // The editor also tells of a text that it was given, such as after an undo.
          onText={(text) => text !== draft && put(text)}
        />
      </Suspense>
      <p id={id} className={error ? ui.error : ui.help} role="status">
        {error ?? help}
      </p>
    </div>
  );
}
