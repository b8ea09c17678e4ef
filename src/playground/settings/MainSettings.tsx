import React, {useRef, useState, type ReactNode} from 'react';
import {sendingOf} from '../model/connection';
import type {Form} from '../model/form';
import {fetchModels, hasModelList} from '../model/modelList';
import type {ChatModel} from '../model/workspace';
import {useAccess} from '../stores/useAccess';
import type {Field} from '../../providers/types';
import {mainFields} from './fieldGroups';
import {SettingFields} from './SettingFields';

interface Props {
  readonly chat: ChatModel;
  /** All settings of a mode; only the main ones are shown. */
  readonly fields: readonly Field[];
  readonly form: Form;
  readonly onChange: (form: Form) => void;
  readonly errors: Readonly<Record<string, string>>;
}

/**
 * What a mode needs, the model and the system prompt. The provider's own models are asked for with the user's
 * key when the field of the model is used, and only where the chat itself may send to the provider's own address.
 */
export function MainSettings({chat, fields, ...rest}: Props): ReactNode {
  const access = useAccess(chat);
  const {provider} = chat;
  const {key = ''} = access;
  // Another key may use other models.
  const [models, setModels] = useState<{readonly key: string; readonly list: readonly string[]}>();
  const asked = useRef<string>(undefined);
  const maySend =
    provider !== undefined &&
    hasModelList(provider) &&
    sendingOf(chat, access) === 'live' &&
    access.origin === undefined;
  const main = mainFields(fields);
  if (main.length === 0) return null;

  const load = async () => {
    if (!maySend || asked.current === key) return;
    asked.current = key;
    const list = await fetchModels(provider, key);
    setModels({key, list});
    if (list.length === 0) asked.current = undefined;
  };
  return (
    // It only watches the fields inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onFocus={({target}) => {
        if (target.dataset.setting === 'model') void load();
      }}
    >
      <SettingFields fields={main} suggestions={{model: maySend && models?.key === key ? models.list : []}} {...rest} />
    </div>
  );
}
