import React, {useState, type ReactNode} from 'react';
import type {FragmentParts} from '../../data/fragment';
import type {Json} from '../../lib/json';
import {providers} from '../../data/providers';
import {factsOf, modeOf} from '../../providers/catalog';
import {fieldsOf} from '../../providers/fields';
import type {Field} from '../../providers/types';
import {CollapsibleSection} from '../../ui/CollapsibleSection';
import {DialogButtons} from '../../ui/DialogButtons';
import {IconButton} from '../../ui/IconButton';
import {Select} from '../../ui/Select';
import {withValue} from '../model/form';
import type {Values} from '../schema';
import {ModeField, OptionalSettings} from '../settings/ModeSettings';
import {SettingFields} from '../settings/SettingFields';
import {claude} from './sample';

/** A form of settings that are checked while they are edited, and the values that they make. */
function formOfFields(fields: readonly Field[], first: Values, Form = SettingFields) {
  return function Part(): ReactNode {
    const [values, setValues] = useState(first);
    const onChange = (name: string, value: Json | undefined) =>
      setValues((now) => withValue(now, name, value));
    return (
      <div style={{maxWidth: '44rem'}}>
        <Form fields={fields} values={values} onChange={onChange} />
        <pre style={{whiteSpace: 'pre-wrap'}}>{JSON.stringify(values, null, 2)}</pre>
      </div>
    );
  };
}

const claudeFields = factsOf('claude').modes[0]?.fields ?? [];
const claudeValues = claude.values['claude.chat'] ?? {};
const required = modeOf('azure', 'openAI.chat').fields.filter((field) => field.required);

const kinds = fieldsOf(
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

/** A control, with its value in words. */
function control<T>(first: T, render: (value: T, set: (value: T) => void) => ReactNode) {
  return function Part(): ReactNode {
    const [value, set] = useState(first);
    return (
      <div style={{display: 'grid', gap: '0.75rem', maxWidth: '24rem', minHeight: '6rem'}}>
        {render(value, set)}
        <p role="status">Now: {String(value)}</p>
      </div>
    );
  };
}

export default {
  serviceTypeField: control('openAI.chat', (mode, set) => (
    <ModeField provider="azure" value={mode} onChange={set} />
  )),
  serviceRequiredField: formOfFields(required, {version: '2024-10-21'}),
  serviceOptionalParametersFields: formOfFields(claudeFields, claudeValues, OptionalSettings),
  serviceField: formOfFields(kinds, {temperature: 0.7}),
  serviceConstructableObject: formOfFields(
    claudeFields.filter(({name}) => name === 'mcp_servers'),
    {mcp_servers: [{type: 'url', url: 'https://example.com/mcp', name: 'search'}]},
  ),
  serviceModalCloseButtons: control('nothing used', (_, set) => (
    <div style={{display: 'flex', gap: '0.5rem'}}>
      <DialogButtons
        action="Apply"
        onCancel={() => set('Cancel used')}
        onAction={() => set('Apply used')}
      />
    </div>
  )),
  collapsableSection: () => (
    <CollapsibleSection title="Settings" note="2 of 10 set">
      Temperature 0.3, at most 400 tokens.
    </CollapsibleSection>
  ),
  playgroundTooltipWrapper: control('nothing used', (_, set) => (
    <div>
      {(['settings', 'code', 'requests'] as const).map((icon) => {
        const label = `Open the ${icon}`;
        return <IconButton key={icon} icon={icon} label={label} onClick={() => set(label)} />;
      })}
    </div>
  )),
  playgroundSelect: control('openAI', (provider, set) => (
    <Select<string>
      label="Provider"
      value={provider}
      options={providers.map(({key, name}) => ({id: key, name}))}
      onChange={set}
    />
  )),
} satisfies FragmentParts;
