import React, {type ReactNode} from 'react';
import type {Form} from '../model/form';
import type {Field} from '../../providers/types';
import {SettingFields} from './SettingFields';

interface Props {
  /** All settings of a mode; only those that it needs are shown. */
  readonly fields: readonly Field[];
  readonly form: Form;
  readonly onChange: (form: Form) => void;
  readonly errors: Readonly<Record<string, string>>;
}

/** The settings without which a mode does not work. */
export function RequiredSettings({fields, ...rest}: Props): ReactNode {
  const needed = fields.filter(({required}) => required);
  return needed.length > 0 ? <SettingFields fields={needed} {...rest} /> : null;
}
