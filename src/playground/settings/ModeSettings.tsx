import React, {type ReactNode} from 'react';
import {factsOf} from '../../providers/catalog';
import type {Field, ProviderKey} from '../../providers/types';
import {CollapsibleSection} from '../../ui/CollapsibleSection';
import {Select} from '../../ui/Select';
import {SettingFields, type SettingFieldsProps} from './SettingFields';

/** The settings that most people change, in the order in which they are shown. */
const MAIN = ['model', 'system_prompt', 'instructions'];

/** The settings that a mode needs, then the most used. */
export function mainFields(fields: readonly Field[]): readonly Field[] {
  const optional = (name: string) => fields.filter((one) => one.name === name && !one.required);
  return [...fields.filter(({required}) => required), ...MAIN.flatMap(optional)];
}

export function otherFields(fields: readonly Field[]): readonly Field[] {
  return fields.filter(({name, required}) => !required && !MAIN.includes(name));
}

/** What a mode needs, the model and the system prompt. */
export function MainSettings({fields, ...rest}: SettingFieldsProps): ReactNode {
  const main = mainFields(fields);
  return main.length > 0 && <SettingFields fields={main} {...rest} />;
}

/** The settings that a mode has defaults for, and how many of them are set. */
export function OptionalSettings({fields, ...rest}: SettingFieldsProps): ReactNode {
  const others = otherFields(fields);
  const count = others.filter(({name}) => rest.values[name] !== undefined).length;
  if (others.length === 0) return null;
  return (
    <CollapsibleSection title="Optional settings" note={`${count} of ${others.length} set`} isOpen>
      <SettingFields fields={others} {...rest} />
    </CollapsibleSection>
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
