import React, {useState, type ReactNode} from 'react';
import {providers} from '../../data/providers';
import {ProviderLogo} from '../chat/ProviderLogo';
import type {ProviderKey} from '../../providers/types';
import {Select} from '../../ui/Select';

const options = providers.map(({key, name}) => ({id: key, name}));

/** A provider chosen from a list, with its mark. */
export default function SelectSample(): ReactNode {
  const [provider, setProvider] = useState<ProviderKey>('openAI');
  return (
    <div style={{display: 'grid', gap: '0.75rem', maxWidth: '20rem'}}>
      <Select label="Provider" value={provider} options={options} onChange={setProvider} />
      <p role="status">
        <ProviderLogo provider={provider} /> {options.find(({id}) => id === provider)?.name}
      </p>
    </div>
  );
}
