import React, {type ReactNode} from 'react';
import {factsOf} from '../../providers/catalog';
import type {Field, ProviderKey} from '../../providers/types';
import {CollapsibleSection} from '../../ui/CollapsibleSection';
import {Select} from '../../ui/Select';
import {SettingFields, type SettingFieldsProps} from './SettingFields';

interface FieldGroup {
  readonly title: string;
  readonly fields: readonly Field[];
}

/** The settings that most people change, in the order in which they are shown. */
const MAIN = ['model', 'system_prompt', 'instructions'];

/** What the groups hold; a setting belongs to the first one that matches. */
const GROUPS = [
  {
    title: 'Sampling',
    pattern: /temperature|top_?p|top_?k|min_p|penalty|seed|random|mirostat|repeat|diversity/i,
  },
  {
    title: 'Length and format',
    pattern:
      /max|min|length|stop|format|quality|size|width|height|samples|^n$|style|speed|voice|language/i,
  },
  {title: 'Tools', pattern: /tool|function|mcp|search|connector|document|plugin|file/i},
] as const;

const OTHER = 'Other settings';
const MAX_UNGROUPED = 6;

/** The settings above the groups: those that a mode needs, then the most used. */
export function mainFields(fields: readonly Field[]): readonly Field[] {
  const optional = (name: string) => fields.filter((one) => one.name === name && !one.required);
  return [...fields.filter(({required}) => required), ...MAIN.flatMap(optional)];
}

/** The other optional settings, in groups where they are many. */
export function groupsOf(fields: readonly Field[]): readonly FieldGroup[] {
  const rest = fields.filter(({name, required}) => !required && !MAIN.includes(name));
  if (rest.length === 0) return [];
  if (rest.length <= MAX_UNGROUPED) return [{title: 'Settings', fields: rest}];
  const titles: readonly string[] = [...GROUPS.map(({title}) => title), OTHER];
  const titleOf = ({name}: Field) => GROUPS.find(({pattern}) => pattern.test(name))?.title ?? OTHER;
  return titles
    .map((title) => ({title, fields: rest.filter((field) => titleOf(field) === title)}))
    .filter((group) => group.fields.length > 0);
}

/** What a mode needs, the model and the system prompt. */
export function MainSettings({fields, ...rest}: SettingFieldsProps): ReactNode {
  const main = mainFields(fields);
  return main.length > 0 && <SettingFields fields={main} {...rest} />;
}

/** The settings that a mode has defaults for, in groups that say how many are set. */
export function OptionalSettings({fields, ...rest}: SettingFieldsProps): ReactNode {
  return (
    <div>
      {groupsOf(fields).map(({title, fields: grouped}, index) => {
        const count = grouped.filter(({name}) => rest.values[name] !== undefined).length;
        return (
          <CollapsibleSection
            key={title}
            title={title}
            note={`${count} of ${grouped.length} set`}
            isOpen={index === 0 || count > 0}
          >
            <SettingFields fields={grouped} {...rest} />
          </CollapsibleSection>
        );
      })}
    </div>
  );
}

interface ModeProps {
  readonly provider: ProviderKey;
  readonly value: string;
  readonly onChange: (mode: string) => void;
}

/** What the provider shall do, where it can do several things. */
export function ModeField({provider, value, onChange}: ModeProps): ReactNode {
  const {modes} = factsOf(provider);
  if (modes.length < 2) return null;
  const options = modes.map(({id, name, unavailable}) => ({
    id,
    name: unavailable ? `${name} (doesn’t work)` : name,
    disabled: unavailable !== undefined,
  }));
  return <Select label="Mode" value={value} options={options} onChange={onChange} />;
}
