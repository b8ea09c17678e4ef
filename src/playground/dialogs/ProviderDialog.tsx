import React, {useMemo, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {providerPage, providers} from '../../site/providers';
import {KeyField} from '../fields/KeyField';
import {ModeField} from '../fields/ModeField';
import {OptionalSettings} from '../fields/OptionalSettings';
import {ProviderField} from '../fields/ProviderField';
import {RequiredSettings} from '../fields/RequiredSettings';
import {formOf, readForm, type Form} from '../model/form';
import type {Connection} from '../model/reducer';
import {valuesKey, type ChatModel} from '../model/workspace';
import {factsOf, modeOf} from '../../connection/catalog';
import type {ProviderKey} from '../../connection/types';
import {keyStore, setKey} from '../stores/keys';
import {Dialog} from '../ui/Dialog';
import {DialogButtons} from '../ui/DialogButtons';
import ui from '../ui/ui.module.css';
import styles from './dialogs.module.css';

interface Props {
  readonly chat: ChatModel;
  /** Name of the chat. */
  readonly name: string;
  readonly onApply: (connection: Connection) => void;
  readonly onClose: () => void;
}

/** Which provider answers in a chat, in which mode and with which settings and key. */
export function ProviderDialog({chat, name, onApply, onClose}: Props): ReactNode {
  const body = useRef<HTMLDivElement>(null);
  const [provider, setProvider] = useState(chat.provider);
  const [modes, setModes] = useState<Readonly<Partial<Record<ProviderKey, string>>>>(
    chat.provider ? {[chat.provider]: chat.mode} : {},
  );
  const [forms, setForms] = useState<Readonly<Record<string, Form>>>({});
  const [keys, setKeys] = useState(() => keyStore.get());
  const [stream, setStream] = useState(chat.stream);
  const [dryRun, setDryRun] = useState(chat.dryRun);
  const [isTried, setTried] = useState(false);

  const mode = provider && modeOf(provider, modes[provider] ?? '');
  const at = provider && mode ? valuesKey(provider, mode.id) : '';
  const form = useMemo(
    () => forms[at] ?? formOf(mode?.fields ?? [], chat.values[at] ?? {}),
    [forms, at, mode, chat.values],
  );
  const read = useMemo(() => readForm(mode?.fields ?? [], form), [mode, form]);
  // What is needed is missed only when the reader says that they are done.
  const errors = isTried
    ? read.errors
    : Object.fromEntries(
        Object.entries(read.errors).filter(([, error]) => error !== 'This is needed.'),
      );
  const facts = provider && factsOf(provider);
  const listed = providers.find(({key}) => key === provider);
  const putForm = (changed: Form) => setForms({...forms, [at]: changed});

  const apply = () => {
    setTried(true);
    const [wrong] = Object.keys(read.errors);
    if (wrong !== undefined) {
      // The section may be closed: a field in it cannot take the focus.
      requestAnimationFrame(() => {
        const field = body.current?.querySelector<HTMLElement>('[aria-invalid=true]');
        field?.closest('details')?.setAttribute('open', '');
        field?.focus();
      });
      return;
    }
    for (const {key} of providers)
      if (keys[key] !== keyStore.get()[key]) setKey(key, keys[key] ?? '');
    const values = {...chat.values};
    for (const [key, changed] of Object.entries(forms)) {
      const [owner = '', ...path] = key.split('.');
      const {fields} = modeOf(owner as ProviderKey, path.join('.'));
      values[key] = readForm(fields, changed).values;
    }
    onApply({...(provider ? {provider} : {}), mode: mode?.id ?? '', values, stream, dryRun});
  };

  return (
    <Dialog
      title={`Settings of ${name}`}
      onClose={onClose}
      onSubmit={apply}
      footer={<DialogButtons action="Apply" onCancel={onClose} />}
    >
      <div ref={body} className={styles.form}>
        <ProviderField value={provider} onChange={setProvider} />
        {provider && mode && facts && listed && (
          <>
            <ModeField
              provider={provider}
              value={mode.id}
              onChange={(id) => setModes({...modes, [provider]: id})}
            />
            <div className={styles.notes}>
              {mode.note && <p>{mode.note}</p>}
              <p>
                Requests go to <code>{mode.url}</code>.{' '}
                <Link to={providerPage(listed)}>{listed.name} in the docs</Link>
              </p>
            </div>
            {facts.needsKey && (
              <KeyField
                provider={listed.name}
                value={keys[provider] ?? ''}
                onChange={(key) => setKeys({...keys, [provider]: key})}
                onForget={
                  keys[provider]
                    ? () => {
                        setKey(provider, '');
                        setKeys({...keys, [provider]: ''});
                      }
                    : undefined
                }
              />
            )}
          </>
        )}
        {(!mode || mode.stream) && (
          <Check
            isOn={stream}
            onChange={setStream}
            label="Stream the answers"
            help="They appear word by word."
          />
        )}
        {mode?.reply && (
          <Check
            isOn={dryRun}
            onChange={setDryRun}
            label="Dry run"
            help="Shows the request and sends nothing, even with a key."
          />
        )}
        {mode && (
          <>
            <RequiredSettings
              key={`${at} needed`}
              fields={mode.fields}
              form={form}
              onChange={putForm}
              errors={errors}
            />
            <OptionalSettings
              key={at}
              fields={mode.fields}
              form={form}
              onChange={putForm}
              errors={errors}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

function Check({
  isOn,
  onChange,
  label,
  help,
}: {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly label: string;
  readonly help: string;
}): ReactNode {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span>
        {label}
        <span className={ui.note}>{help}</span>
      </span>
    </label>
  );
}
