import React, {useState, type ReactNode} from 'react';
import {SettingFields} from '../settings/SettingFields';
import {formOf, readForm} from '../model/form';
import {fieldsOf} from '../../providers/fields';

const fields = fieldsOf(
  {
    model: 'text',
    temperature: 'number',
    max_tokens: 'number',
    parallel_tool_calls: 'switch',
    reasoning_effort: {kind: 'choice', options: ['low', 'medium', 'high']},
    stop: 'list',
    tool_choice: 'json',
    options: {kind: 'group', fields: {use_cache: 'switch'}},
    inputs: 'pairs',
  },
  'sample.chat',
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
