import React, {useState, type ReactNode} from 'react';
import {OptionalSettings} from '../settings/OptionalSettings';
import {formOf, readForm} from '../model/form';
import {claude, claudeFields} from './samples';

/** The settings of Claude. */
export default function OptionalSettingsSample(): ReactNode {
  const [form, setForm] = useState(() => formOf(claudeFields, claude.values['claude.chat'] ?? {}));
  const {errors} = readForm(claudeFields, form);
  return (
    <div style={{maxWidth: '44rem'}}>
      <OptionalSettings fields={claudeFields} form={form} onChange={setForm} errors={errors} />
    </div>
  );
}
