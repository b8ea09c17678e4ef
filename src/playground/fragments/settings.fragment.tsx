import React, {type ReactNode, useState} from 'react';
import type {FragmentParts} from '../../data/fragment';
import {SettingsTab} from '../panel/SettingsTab';
import {usualName, valuesOf} from '../model/workspace';
import {useSample} from './useSample';
import {ModeField} from '../settings/ModeField';
import {modeOf} from '../../providers/catalog';
import {KeyField} from '../settings/KeyField';
import {RequiredSettings} from '../settings/RequiredSettings';
import {formOf, readForm, type Form} from '../model/form';
import {OptionalSettings} from '../settings/OptionalSettings';
import {claude, claudeFields} from './sampleChats';
import {ObjectListField, SettingFields} from '../settings/SettingFields';
import {fieldsOf} from '../../providers/fields';
import {CodeTab} from '../panel/CodeTab';

/** The settings of a chat, and what becomes of them while they are edited. */
function SettingsTabSample(): ReactNode {
  const [chat] = useSample() ?? [];
  if (!chat) return null;
  return (
    <div style={{display: 'grid', gap: '1rem', maxWidth: '30rem'}}>
      <p role="status">Connected to {usualName(chat)}</p>
      <pre style={{whiteSpace: 'pre-wrap'}}>{JSON.stringify(valuesOf(chat), null, 2)}</pre>
      <SettingsTab chat={chat} />
    </div>
  );
}

/** The modes of Azure, one of which this version of the component cannot use. */
function ModeFieldSample(): ReactNode {
  const [mode, setMode] = useState('openAI.chat');
  return (
    <div style={{display: 'grid', gap: '0.75rem', maxWidth: '24rem'}}>
      <ModeField provider="azure" value={mode} onChange={setMode} />
      <p role="status" style={{overflowWrap: 'anywhere'}}>
        Requests go to {modeOf('azure', mode).url}
      </p>
    </div>
  );
}

const {fields: azureFields} = modeOf('azure', 'openAI.chat');

/** What Azure OpenAI cannot do without, key included. */
function RequiredSettingsSample(): ReactNode {
  const [form, setForm] = useState(() => formOf(azureFields, {version: '2024-10-21'}));
  const [key, setKey] = useState('');
  const {errors} = readForm(azureFields, form);
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: '1rem',
        maxWidth: '44rem',
      }}
    >
      <KeyField
        provider="Azure"
        value={key}
        onChange={setKey}
        onForget={key ? () => setKey('') : undefined}
      />
      <RequiredSettings fields={azureFields} form={form} onChange={setForm} errors={errors} />
    </div>
  );
}

/** The settings of Claude. */
function OptionalSettingsSample(): ReactNode {
  const [form, setForm] = useState(() => formOf(claudeFields, claude.values['claude.chat'] ?? {}));
  const {errors} = readForm(claudeFields, form);
  return (
    <div style={{maxWidth: '44rem'}}>
      <OptionalSettings fields={claudeFields} form={form} onChange={setForm} errors={errors} />
    </div>
  );
}

const sampleFields = fieldsOf(
  {
    model: 'text',
    temperature: 'number',
    max_tokens: 'number',
    parallel_tool_calls: 'switch',
    reasoning_effort: {kind: 'choice', options: ['low', 'medium', 'high']},
    stop: 'list',
    tool_choice: 'json',
    options: {kind: 'group', fields: {use_cache: 'switch'}},
    inputs: 'pairs',
  },
  'sample.chat',
);

/** One field for each type of setting, checked while you edit it, and the values that they make. */
function SettingFieldSample(): ReactNode {
  const [form, setForm] = useState(() => formOf(sampleFields, {temperature: 0.7}));
  const {values, errors} = readForm(sampleFields, form);
  return (
    <div style={{maxWidth: '40rem'}}>
      <SettingFields fields={sampleFields} form={form} onChange={setForm} errors={errors} />
      <pre style={{whiteSpace: 'pre-wrap'}}>{JSON.stringify(values, null, 2)}</pre>
    </div>
  );
}

const field = claudeFields.find(({name}) => name === 'mcp_servers');

/** The MCP servers of Claude and the value that they make. */
function ObjectListFieldSample(): ReactNode {
  const [rows, setRows] = useState<readonly Form[]>(() => [
    formOf(field?.fields ?? [], {type: 'url', url: 'https://example.com/mcp', name: 'search'}),
  ]);
  if (!field) return null;
  const {values, errors} = readForm([field], {mcp_servers: rows});
  return (
    <div style={{maxWidth: '40rem'}}>
      <ObjectListField
        field={field}
        rows={rows}
        onChange={setRows}
        errors={errors}
        path="mcp_servers"
      />
      <pre style={{whiteSpace: 'pre-wrap'}}>{JSON.stringify(values, null, 2)}</pre>
    </div>
  );
}

/** The code of a chat with Claude. */
function CodeTabSample(): ReactNode {
  return <CodeTab chat={claude} />;
}

/** Samples of a chat's settings and code. */
export default {
  SettingsTab: SettingsTabSample,
  ModeField: ModeFieldSample,
  RequiredSettings: RequiredSettingsSample,
  OptionalSettings: OptionalSettingsSample,
  SettingField: SettingFieldSample,
  ObjectListField: ObjectListFieldSample,
  CodeTab: CodeTabSample,
} satisfies FragmentParts;
