import React, {useRef, useState, type ReactNode} from 'react';
import {ModeField} from '../settings/ModeField';
import {OptionalSettings} from '../settings/OptionalSettings';
import {ProviderField} from '../settings/ProviderField';
import {RequiredSettings} from '../settings/RequiredSettings';
import {formOf} from '../model/form';
import type {Connection} from '../model/reducer';
import type {ChatModel} from '../model/workspace';
import {Button} from '../../ui/Button';
import {CollapsibleSection} from '../../ui/CollapsibleSection';
import {Dialog} from '../../ui/Dialog';
import {DialogButtons} from '../../ui/DialogButtons';
import {SettingFields} from '../settings/SettingFields';
import {Checkbox} from '../../ui/Checkbox';
import {ConnectionNotes} from './ConnectionNotes';
import {ProviderKeyField, useKeyDrafts} from './ProviderKeyField';
import {RawJson} from './RawJson';
import {useConnectionForm} from './useConnectionForm';
import {secretNames} from '../../providers/exchange';
import ui from '../../ui/ui.module.css';
import styles from './dialogs.module.css';

interface Props {
  readonly chat: ChatModel;
  /** Name of the chat. */
  readonly name: string;
  readonly onApply: (connection: Connection) => void;
  readonly onClose: () => void;
}

/** Which provider or server answers in a chat, in which mode and with which settings and key. */
export function ProviderDialog({chat, name, onApply, onClose}: Props): ReactNode {
  const body = useRef<HTMLDivElement>(null);
  const edited = useConnectionForm(chat);
  const {answerer, setAnswerer, provider, mode, setMode, settings, connect, origin} = edited;
  const keys = useKeyDrafts();
  const [stream, setStream] = useState(chat.stream);
  const [dryRun, setDryRun] = useState(chat.dryRun);
  const [isRaw, setRaw] = useState(false);
  const [isMistaken, setMistaken] = useState(false);
  const isChanged =
    edited.isChanged ||
    keys.isChanged ||
    isMistaken ||
    stream !== chat.stream ||
    dryRun !== chat.dryRun;

  const apply = () => {
    const connection = isMistaken ? undefined : edited.finish({stream, dryRun});
    if (!connection) {
      // The section may be closed: a field in it cannot take the focus.
      requestAnimationFrame(() => {
        const field = body.current?.querySelector<HTMLElement>('[aria-invalid=true], .cm-content');
        field?.closest('details')?.setAttribute('open', '');
        field?.focus();
      });
      return;
    }
    keys.keep();
    onApply(connection);
  };
  const part = {
    fields: settings.fields,
    form: settings.form,
    onChange: settings.put,
    errors: settings.errors,
  };
  // Headers have their own store, so their values aren't lost.
  const {headers: _, ...written} = {...settings.values, ...connect?.values};
  const dropped = secretNames(written);
  const connected = Object.keys(connect?.values ?? {}).length;

  return (
    <Dialog
      title={`Settings of ${name}`}
      onClose={onClose}
      onSubmit={apply}
      isChanged={isChanged}
      footer={<DialogButtons action="Apply" onCancel={onClose} />}
    >
      <div ref={body} className={styles.form}>
        <ProviderField
          value={answerer}
          onChange={(chosen) => {
            setAnswerer(chosen);
            setMistaken(false);
          }}
        />
        {provider && mode && <ModeField provider={provider} value={mode.id} onChange={setMode} />}
        {mode && <ConnectionNotes provider={provider} mode={mode} target={edited.target} />}
        {provider && (
          <ProviderKeyField
            key={provider}
            provider={provider}
            drafts={keys}
            origin={origin}
            sendsKey={edited.sendsKey}
            onSendsKey={edited.setSendsKey}
          />
        )}
        {(!mode || mode.stream) && (
          <Checkbox
            isOn={stream}
            onChange={setStream}
            label="Stream the answers"
            help="They appear word by word."
          />
        )}
        {mode && (mode.reply || chat.dryRun) && (
          <Checkbox
            isOn={dryRun}
            onChange={setDryRun}
            label="Preview only"
            help={
              mode.reply
                ? 'Shows each request and sends nothing, even with a key.'
                : 'Sends nothing, even with a key. This mode can’t be previewed.'
            }
          />
        )}
        {mode && settings.fields.length > 0 && (
          <div className={styles.views} role="group" aria-label="How the settings are edited">
            <Button
              aria-pressed={!isRaw}
              onClick={() => {
                setRaw(false);
                setMistaken(false);
              }}
            >
              Form
            </Button>
            <Button aria-pressed={isRaw} onClick={() => setRaw(true)}>
              JSON
            </Button>
          </div>
        )}
        {mode && isRaw && settings.fields.length > 0 && (
          <RawJson
            key={`${answerer}.${mode.id}`}
            fields={settings.fields}
            values={settings.values}
            onValues={(values) => settings.put(formOf(settings.fields, values))}
            onMistake={setMistaken}
          />
        )}
        {mode && !isRaw && (
          <>
            <RequiredSettings key={`${answerer}.${mode.id} needed`} {...part} />
            <OptionalSettings key={`${answerer}.${mode.id}`} {...part} />
          </>
        )}
        {connect && (
          <CollapsibleSection
            key={`${answerer}.${mode?.id} connection`}
            title="Connection"
            note={connected > 0 ? `${connected} set` : 'another address, headers, extra body'}
            isOpen={connected > 0}
          >
            <SettingFields
              fields={connect.fields}
              form={connect.form}
              onChange={connect.put}
              errors={connect.errors}
              path=""
            />
          </CollapsibleSection>
        )}
        {dropped.length > 0 && (
          <p className={ui.help} role="status">
            {dropped.join(', ')} won’t be saved, shared or shown in code, because the name says that
            it’s a secret. Send it as a header, which is kept like a key.
          </p>
        )}
      </div>
    </Dialog>
  );
}
