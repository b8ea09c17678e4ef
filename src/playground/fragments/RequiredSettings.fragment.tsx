import React, {useState, type ReactNode} from 'react';
import {KeyField} from '../settings/KeyField';
import {RequiredSettings} from '../settings/RequiredSettings';
import {formOf, readForm} from '../model/form';
import {modeOf} from '../../providers/catalog';

const {fields} = modeOf('azure', 'openAI.chat');

/** What Azure OpenAI cannot do without, key included. */
export default function RequiredSettingsSample(): ReactNode {
  const [form, setForm] = useState(() => formOf(fields, {version: '2024-10-21'}));
  const [key, setKey] = useState('');
  const {errors} = readForm(fields, form);
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: '1rem',
        maxWidth: '44rem',
      }}
    >
      <KeyField
        provider="Azure"
        value={key}
        onChange={setKey}
        onForget={key ? () => setKey('') : undefined}
      />
      <RequiredSettings fields={fields} form={form} onChange={setForm} errors={errors} />
    </div>
  );
}
