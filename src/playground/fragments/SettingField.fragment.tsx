import React, {useState, type ReactNode} from 'react';
import {SettingFields} from '../fields/SettingFields';
import {formOf, readForm} from '../model/form';
import {fieldsOf} from '../../connection/fields';

const fields = fieldsOf(
  'sample',
  'chat',
  'model temperature max_tokens parallel_tool_calls reasoning_effort stop tool_choice options inputs',
);

/** One field of each kind, checked while it is edited, and the values that they make. */
export default function SettingFieldSample(): ReactNode {
  const [form, setForm] = useState(() => formOf(fields, {temperature: 0.7}));
  const {values, errors} = readForm(fields, form);
  return (
    <div style={{maxWidth: '40rem'}}>
      <SettingFields fields={fields} form={form} onChange={setForm} errors={errors} />
      <pre style={{whiteSpace: 'pre-wrap'}}>{JSON.stringify(values, null, 2)}</pre>
    </div>
  );
}
