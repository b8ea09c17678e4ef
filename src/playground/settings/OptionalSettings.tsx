import React, {type ReactNode} from 'react';
import {readForm, type Form} from '../model/form';
import type {Field} from '../../providers/types';
import {CollapsibleSection} from '../../ui/CollapsibleSection';
import {SettingFields} from './SettingFields';

interface Props {
  /** All settings of a mode; only those that it can do without are shown. */
  readonly fields: readonly Field[];
  readonly form: Form;
  readonly onChange: (form: Form) => void;
  readonly errors: Readonly<Record<string, string>>;
  readonly isOpen?: boolean;
}

/** The settings that a mode has defaults for, under a title that says how many are set. */
export function OptionalSettings({
  fields,
  form,
  onChange,
  errors,
  isOpen = true,
}: Props): ReactNode {
  const optional = fields.filter(({required}) => !required);
  if (optional.length === 0) return null;
  const count = Object.keys(readForm(optional, form).values).length;
  return (
    <CollapsibleSection
      title="Settings"
      note={`${count} of ${optional.length} set`}
      isOpen={isOpen}
    >
      <SettingFields fields={optional} form={form} onChange={onChange} errors={errors} />
    </CollapsibleSection>
  );
}
