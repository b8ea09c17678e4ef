import React, {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {providerPage, providers} from '../../data/providers';
import {secretNames} from '../../providers/exchange';
import {addressOf} from '../../providers/modeConnection';
import type {Field, Mode, ProviderKey} from '../../providers/types';
import {hasWebGpu} from '../../chat/webLlm';
import {Badge} from '../../ui/Badge';
import {Button} from '../../ui/Button';
import {Checkbox} from '../../ui/Checkbox';
import {CodeBlock} from '../../ui/code/CodeBlock';
import {CollapsibleSection} from '../../ui/CollapsibleSection';
import {RadioGroup} from '../../ui/RadioGroup';
import {originOf} from '../model/address';
import {addressHints} from '../model/errorHint';
import {foreignOrigins} from '../model/access';
import {targetOf} from '../model/connection';
import {fromRawJson} from '../model/jsonText';
import {connectKey, modeOfChat, valuesIn, valuesKey} from '../model/workspace';
import {MainSettings, ModeField, OptionalSettings} from '../settings/ModeSettings';
import {ProviderField} from '../settings/ProviderField';
import {KeyField} from '../settings/KeyField';
import {JsonField} from '../settings/JsonField';
import {SettingFields, type SettingFieldsProps} from '../settings/SettingFields';
import {setValue, setValues, shownValues} from '../settings/chatValues';
import type {Answerer} from '../settings/providerSearch';
import {changeChat} from '../actions';
import {isProvider} from '../schema';
import {useKeys} from '../stores/keys';
import type {Json} from '../../lib/json';
import {modeOf} from '../../providers/catalog';
import {connectFields, CUSTOM} from '../../providers/custom';
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
          <Badge>Known issue</Badge> {mode.issue}
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
function ConnectionSettings(connect: SettingFieldsProps): ReactNode {
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

/** The smallest of the component's models needs no `shader-f16`. Later versions of the module have no `ChatModule`. */
const WEB_MODEL_CODE = `// npm install deep-chat deep-chat-web-llm@0.0.27 --save-exact
import 'deep-chat';
import * as webLLM from 'deep-chat-web-llm';

window.webLLM = webLLM;
const model = 'TinyLlama-1.1B-Chat-v0.4-q4f32_1-1k';
document.querySelector('deep-chat').webModel = {model};
`;

/** Explains models in the browser. They don't run here: the site's policy allows no WebAssembly. */
function WebModel(): ReactNode {
  const [hasGpu, setHasGpu] = useState<boolean>();
  return (
    <CollapsibleSection title="A model in the browser" note="no server, no key">
      <p>
        The model runs on the user’s graphics card, so no text leaves the device. It runs in your
        app, not in this playground, and nothing is downloaded here. The module that runs it is 4.7
        MB, and TinyLlama 1.1B about 1 GB. Deep Chat asks before downloading the model, unless the
        chat has an <code>introMessage</code>, and the browser keeps it for the next visit.
      </p>
      <p>
        <Button onClick={() => void hasWebGpu(navigator).then(setHasGpu)}>Check this device</Button>
      </p>
      <p role="status" className={hasGpu === false ? ui.error : ui.help}>
        {hasGpu === false &&
          'The model needs WebGPU, which this browser doesn’t offer on this device. Current versions of Chrome and Edge have it on most computers.'}
        {hasGpu && 'This device has WebGPU, so you can try the model.'}
      </p>
      <CodeBlock language="js" title="chat.js">
        {WEB_MODEL_CODE}
      </CodeBlock>
      <Link to="/docs/webModel">Models in the browser in the docs</Link>
    </CollapsibleSection>
  );
}

const VIEWS = [
  {id: 'form', name: 'Form'},
  {id: 'json', name: 'JSON'},
] as const;

/** The provider or server of a chat with its mode, settings and key. Each edit applies while it is made. */
export function SettingsTab({chat}: Pick<TabProps, 'chat'>): ReactNode {
  const {id, provider, stream, dryRun} = chat;
  const mode = modeOfChat(chat);
  const keys = useKeys();
  const [view, setView] = useState<(typeof VIEWS)[number]['id']>('form');
  /** The modes that were chosen last, by provider. */
  const [modes, setModes] = useState<Readonly<Partial<Record<string, string>>>>({});
  const connectTo = (chosen: Answerer, modeId?: string) => {
    if (provider) setModes({...modes, [provider]: chat.mode});
    if (!isProvider(chosen)) changeChat(id, {provider: undefined, mode: chosen});
    else changeChat(id, {provider: chosen, mode: modeOf(chosen, modeId ?? modes[chosen] ?? '').id});
  };
  const part = (at: string, fields: readonly Field[]) => ({
    fields,
    values: shownValues(chat, at, keys),
    onChange: (name: string, value: Json | undefined) => setValue(id, at, name, value),
  });
  const at = mode && valuesKey(provider, mode.id);
  const settings = at === undefined ? undefined : part(at, mode?.fields ?? []);
  /** The connection beside the settings; your own server has it in them. */
  const connect = provider && mode && part(connectKey(provider, mode.id), connectFields);
  // Headers have their own store, so their values aren't lost.
  const {headers: _, ...written} = {...settings?.values, ...connect?.values};
  const dropped = secretNames(written);
  const isForm = view === 'form' || !settings?.fields.length;

  return (
    <div className={panel.stack}>
      <ProviderField
        value={provider ?? (chat.mode === CUSTOM ? CUSTOM : '')}
        onChange={connectTo}
      />
      {provider && mode && (
        <ModeField
          provider={provider}
          value={mode.id}
          onChange={(chosen) => connectTo(provider, chosen)}
        />
      )}
      {mode && <ModeNotes mode={mode} />}
      {provider && <KeyField key={provider} provider={provider} hosts={foreignOrigins(chat)} />}
      {settings && isForm && <MainSettings key={`${at} main`} {...settings} />}
      {(!mode || mode.stream) && (
        <Checkbox
          isOn={stream}
          onChange={(isOn) => changeChat(id, {stream: isOn})}
          label="Stream replies"
          help="Show them word by word"
        />
      )}
      {mode && (
        <Checkbox
          isOn={dryRun}
          onChange={(isOn) => changeChat(id, {dryRun: isOn})}
          label="Preview only"
          help={
            mode.reply
              ? 'Show each request and send nothing, even with a key'
              : 'Send nothing, even with a key. This mode can’t be previewed'
          }
        />
      )}
      {settings && settings.fields.length > 0 && (
        <RadioGroup
          label="How the settings are edited"
          options={VIEWS}
          value={view}
          onChange={setView}
        />
      )}
      {settings && at && !isForm && (
        <JsonField
          key={at}
          label="Settings as JSON"
          help="Changes go to the form immediately. Ctrl+Space lists the settings. Secrets are masked; leave a mask as it is to keep the secret."
          value={settings.values}
          fields={settings.fields}
          read={(text) => fromRawJson(text, settings.fields, settings.values)}
          onChange={(values) => setValues(id, at, () => valuesIn(values), 'JSON')}
        />
      )}
      {settings && isForm && <OptionalSettings key={at} {...settings} />}
      {connect && <ConnectionSettings key={`${at} connection`} {...connect} />}
      {dropped.length > 0 && (
        <p className={ui.help} role="status">
          {dropped.join(', ')} won’t be saved, shared or shown in code, because the name says that
          it’s a secret. Send it as a header, which is kept like a key.
        </p>
      )}
      {mode ? (
        <ConnectionNotes provider={provider} mode={mode} target={targetOf(chat)} />
      ) : (
        <WebModel />
      )}
    </div>
  );
}
