import React, {useId, useState, type ReactNode} from 'react';
import {providers} from '../../site/providers';
import {ProviderLogo} from '../chat/ProviderLogo';
import type {ProviderKey} from '../../connection/types';
import ui from '../ui/ui.module.css';
import styles from './fields.module.css';

interface Props {
  /** Undefined: the demo. */
  readonly value: ProviderKey | undefined;
  readonly onChange: (provider: ProviderKey | undefined) => void;
}

const entries: readonly {readonly key: ProviderKey | undefined; readonly name: string}[] = [
  {key: undefined, name: 'Demo'},
  ...providers.map(({key, name}) => ({key, name})),
];

function fits(name: string, query: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return plain(name).includes(plain(query));
}

/** Who answers: the component itself, or one of the services, found by name. */
export function ProviderField({value, onChange}: Props): ReactNode {
  const id = useId();
  const [query, setQuery] = useState('');
  const found = entries.filter(({name, key}) => fits(`${name} ${key ?? ''}`, query));
  return (
    <fieldset className={styles.providers}>
      <legend>Who answers</legend>
      <div className={ui.field}>
        <label htmlFor={id} className="sr-only">
          Find a provider
        </label>
        <input
          id={id}
          className={ui.control}
          type="search"
          placeholder="Find a provider"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            // Enter looks for a provider; it must not apply the whole dialog.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </div>
      <div className={styles.tiles}>
        {found.map(({key, name}) => (
          <label key={name} className={styles.tile}>
            <input
              type="radio"
              name={`${id}-provider`}
              checked={key === value}
              onChange={() => onChange(key)}
            />
            <ProviderLogo provider={key} />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <p className={ui.help} role="status">
        {found.length === 0
          ? 'No provider of this name. The component can talk to your own server with connect.'
          : query && `${found.length} found`}
      </p>
    </fieldset>
  );
}
