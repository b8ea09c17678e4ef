import React, {type ReactNode} from 'react';
import {readForm, type Form} from '../model/form';
import type {Field} from '../../providers/types';
import {CollapsibleSection} from '../../ui/CollapsibleSection';
import {groupsOf} from './fieldGroups';
import {SettingFields} from './SettingFields';

interface Props {
  /** All settings of a mode; only those that it can do without are shown. */
  readonly fields: readonly Field[];
  readonly form: Form;
  readonly onChange: (form: Form) => void;
  readonly errors: Readonly<Record<string, string>>;
}

/** The settings that a mode has defaults for, in groups that say how many are set. */
export function OptionalSettings({fields, form, onChange, errors}: Props): ReactNode {
  return (
    <div>
      {groupsOf(fields).map(({title, fields: grouped}, index) => {
        const count = Object.keys(readForm(grouped, form).values).length;
        return (
          <CollapsibleSection
            key={title}
            title={title}
            note={`${count} of ${grouped.length} set`}
            isOpen={index === 0 || count > 0}
          >
            <SettingFields fields={grouped} form={form} onChange={onChange} errors={errors} />
          </CollapsibleSection>
        );
      })}
    </div>
  );
}
