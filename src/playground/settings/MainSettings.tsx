import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {sendingOf} from '../model/connection';
import type {Form} from '../model/form';
import {fetchModels, hasModelList} from '../model/modelList';
import type {ChatModel} from '../schema';
import {useAccess} from '../stores/useAccess';
import type {Field} from '../../providers/types';
import {mainFields} from './fieldGroups';
import {SettingFields} from './SettingFields';

const NONE: readonly string[] = [];

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
  const [models, setModels] = useState(NONE);
  const asked = useRef<AbortController>(undefined);
  // Another key may use other models, and a forgotten one must not stay behind in a cache.
  useEffect(
    () => () => {
      asked.current?.abort();
      asked.current = undefined;
      setModels(NONE);
    },
    [provider, key],
  );
  const maySend =
    provider !== undefined &&
    hasModelList(provider) &&
    sendingOf(chat, access) === 'live' &&
    access.origin === undefined;
  const main = mainFields(fields);
  if (main.length === 0) return null;

  const load = async () => {
    if (!maySend || asked.current) return;
    const request = new AbortController();
    asked.current = request;
    const found = await fetchModels(provider, key);
    if (request.signal.aborted) return;
    setModels(found);
    if (found.length === 0) asked.current = undefined;
  };
  return (
    // It only watches the fields inside.
    <div
      onFocus={({target}) => {
        if (target.dataset.setting === 'model') void load();
      }}
    >
      <SettingFields fields={main} suggestions={{model: maySend ? models : NONE}} {...rest} />
    </div>
  );
}
