import React, {type ReactNode} from 'react';
import {factsOf} from '../../providers/catalog';
import type {ProviderKey} from '../../providers/types';
import {Select} from '../../ui/Select';

interface Props {
  readonly provider: ProviderKey;
  /** Id of the mode. */
  readonly value: string;
  readonly onChange: (mode: string) => void;
}

/** What the provider shall do, where it can do several things. */
export function ModeField({provider, value, onChange}: Props): ReactNode {
  const {modes} = factsOf(provider);
  if (modes.length < 2) return null;
  const options = modes.map(({id, name, unavailable}) => ({
    id,
    name: unavailable ? `${name} (doesn’t work)` : name,
    disabled: unavailable !== undefined,
  }));
  return <Select label="Mode" value={value} options={options} onChange={onChange} />;
}
