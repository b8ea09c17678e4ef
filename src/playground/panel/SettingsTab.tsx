import React, {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {providerPage, providers} from '../../data/providers';
import {secretNames} from '../../providers/exchange';
import {addressOf} from '../../providers/modeConnection';
import type {Field, Mode, ProviderKey} from '../../providers/types';
import {Button} from '../../ui/Button';
import {Checkbox} from '../../ui/Checkbox';
import {CollapsibleSection} from '../../ui/CollapsibleSection';
import {originOf} from '../model/address';
import {addressHints} from '../model/addressHints';
import {formOf} from '../model/form';
import {fromRawJson, toRawJson} from '../model/rawJson';
import {modeOfChat} from '../model/workspace';
import {MainSettings, ModeField, OptionalSettings} from '../settings/ModeSettings';
import {ProviderField} from '../settings/ProviderField';
import {KeyField} from '../settings/KeyField';
import {JsonField} from '../settings/JsonField';
import {SettingFields} from '../settings/SettingFields';
import {WebModel} from '../settings/WebModel';
import {useConnectionForm, type FormPart} from '../settings/useConnectionForm';
import {connectChat} from '../actions';
import type {Values} from '../schema';
import ui from '../../ui/ui.module.css';
import styles from '../settings/fields.module.css';
import panel from './panel.module.css';
import type {TabProps} from '../store';

interface ModeNotesProps {
  readonly provider: ProviderKey | undefined;
  readonly mode: Mode;
  readonly target: string;
}

/** Facts about a mode that matter before it is used, and what doesn’t work in this version. */
function ModeNotes({mode}: {readonly mode: Mode}): ReactNode {
  if (!mode.issue && !mode.note) return null;
  return (
    <div className={styles.notes}>
      {mode.issue && (
        <p>
          <strong className={styles.issue}>Known issue</strong> {mode.issue}
        </p>
      )}
      {mode.note && <p>{mode.note}</p>}
    </div>
  );
}

/** The address of the requests, with what its host has to allow. */
function ConnectionNotes({provider, mode, target}: ModeNotesProps): ReactNode {
  const listed = providers.find(({key}) => key === provider);
  const isOther = originOf(target) !== originOf(addressOf(mode, {}));
  const hints = isOther ? addressHints(target, window.location.origin, provider) : [];
  return (
    <div className={styles.notes}>
      {hints.map((hint) => (
        <p key={hint}>{hint}</p>
      ))}
      <p>
        Requests go to <code>{target.replace('<url>', 'your address')}</code>.{' '}
        {listed ? (
          <Link to={providerPage(listed)}>{listed.name} in the docs</Link>
        ) : (
          <Link to="/docs/connect">Your own server in the docs</Link>
        )}
      </p>
    </div>
  );
}

/** The connection beside the settings, open where some of it is set. */
function ConnectionSettings(connect: FormPart): ReactNode {
  const count = Object.keys(connect.values).length;
  return (
    <CollapsibleSection
      title="Connection"
      note={count > 0 ? `${count} set` : 'another address, headers, extra body'}
      isOpen={count > 0}
    >
      <SettingFields {...connect} />
    </CollapsibleSection>
  );
}

interface RawJsonProps {
  readonly fields: readonly Field[];
  readonly values: Values;
  readonly onValues: (values: Values) => void;
}

/** The settings of a mode as JSON. A correct text changes the form immediately; a mistake is named with its line. */
function RawJson({fields, values, onValues}: RawJsonProps): ReactNode {
  const [text, setText] = useState(() => toRawJson(values));
  const [error, setError] = useState<string>();
  const take = (changed: string) => {
    setText(changed);
    const read = fromRawJson(changed, fields, values);
    setError(read.mistake && `Line ${read.mistake.line}: ${read.mistake.message}`);
    if (!read.mistake) onValues(read.values);
  };
  return (
    <JsonField
      label="Settings as JSON"
      text={text}
      fields={fields}
      onText={take}
      error={error}
      help="Changes go to the form immediately. Ctrl+Space lists the settings. Secrets are masked; leave a mask as it is to keep the secret."
    />
  );
}

type Props = Pick<TabProps, 'chat'>;

/** The provider or server of a chat with its mode, settings and key. Each edit applies while it is made. */
export function SettingsTab({chat}: Props): ReactNode {
  const {id, provider, stream, dryRun} = chat;
  const edited = useConnectionForm(chat, (connection, step) => connectChat(id, connection, step));
  const {answerer, settings, connect} = edited;
  const mode = modeOfChat(chat);
  const [isRaw, setRaw] = useState(false);
  // A switch that is turned off doesn't go away under the pointer.
  const [wasDryRun] = useState(dryRun);
  // Headers have their own store, so their values aren't lost.
  const {headers: _, ...written} = {...settings?.values, ...connect?.values};
  const dropped = secretNames(written);
  const place = `${answerer}.${mode?.id}`;

  return (
    // It only watches the fields inside, which are left one by one.
    <div className={panel.stack} onBlur={({target}) => edited.leave(target.dataset.setting)}>
      <ProviderField value={answerer} onChange={edited.setAnswerer} />
      {provider && mode && (
        <ModeField provider={provider} value={mode.id} onChange={edited.setMode} />
      )}
      {mode && <ModeNotes mode={mode} />}
      {provider && <KeyField key={provider} provider={provider} hosts={edited.hosts} />}
      {settings && !isRaw && <MainSettings key={`${place} main`} chat={chat} {...settings} />}
      {(!mode || mode.stream) && (
        <Checkbox
          isOn={stream}
          onChange={(isOn) => edited.change({stream: isOn})}
          label="Stream replies"
          help="Show them word by word"
        />
      )}
      {mode && (mode.reply || dryRun || wasDryRun) && (
        <Checkbox
          isOn={dryRun}
          onChange={(isOn) => edited.change({dryRun: isOn})}
          label="Preview only"
          help={
            mode.reply
              ? 'Show each request and send nothing, even with a key'
              : 'Send nothing, even with a key. This mode can’t be previewed'
          }
        />
      )}
      {settings && settings.fields.length > 0 && (
        <div className={styles.views} role="group" aria-label="How the settings are edited">
          <Button aria-pressed={!isRaw} onClick={() => setRaw(false)}>
            Form
          </Button>
          <Button aria-pressed={isRaw} onClick={() => setRaw(true)}>
            JSON
          </Button>
        </div>
      )}
      {settings && settings.fields.length > 0 && isRaw && (
        <RawJson
          key={place}
          fields={settings.fields}
          values={settings.values}
          onValues={(values) => settings.onChange(formOf(settings.fields, values))}
        />
      )}
      {settings && !isRaw && <OptionalSettings key={place} {...settings} />}
      {connect && <ConnectionSettings key={`${place} connection`} {...connect} />}
      {dropped.length > 0 && (
        <p className={ui.help} role="status">
          {dropped.join(', ')} won’t be saved, shared or shown in code, because the name says that
          it’s a secret. Send it as a header, which is kept like a key.
        </p>
      )}
      {mode ? (
        <ConnectionNotes provider={provider} mode={mode} target={edited.target} />
      ) : (
        <WebModel />
      )}
    </div>
  );
}
