import React, {type ReactNode} from 'react';
import type {Form} from '../model/form';
import type {ChatModel} from '../model/workspace';
import type {Field} from '../../providers/types';
import {mainFields} from './groups';
import {SettingFields} from './SettingFields';
import {useModels} from './useModels';

interface Props {
  readonly chat: ChatModel;
  /** All settings of a mode; only the main ones are shown. */
  readonly fields: readonly Field[];
  readonly form: Form;
  readonly onChange: (form: Form) => void;
  readonly errors: Readonly<Record<string, string>>;
}

/** The model and the system prompt. The provider’s own list of models is loaded when its field is used. */
export function MainSettings({chat, fields, ...rest}: Props): ReactNode {
  const {models, load} = useModels(chat);
  const main = mainFields(fields);
  if (main.length === 0) return null;
  return (
    // It only watches the fields inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onFocus={({target}) => {
        if (target.dataset.setting === 'model') load();
      }}
    >
      <SettingFields fields={main} suggestions={{model: models}} {...rest} />
    </div>
  );
}
