import React, {useId, useState, type ReactNode} from 'react';
import {providers} from '../../data/providers';
import {ProviderLogo} from '../chat/ProviderLogo';
import {CUSTOM, customMode} from '../../providers/custom';
import type {ProviderKey} from '../../providers/types';
import ui from '../../ui/ui.module.css';
import styles from './fields.module.css';

/** Who can answer: a provider, the demo (empty), or a server of the reader's own. */
export type Answerer = ProviderKey | '' | typeof CUSTOM;

interface Props {
  readonly value: Answerer;
  readonly onChange: (answerer: Answerer) => void;
}

const entries: readonly {readonly key: Answerer; readonly name: string}[] = [
  {key: '', name: 'Demo'},
  {key: CUSTOM, name: customMode.name},
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
  const found = entries.filter(({name, key}) => fits(`${name} ${key}`, query));
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
            <ProviderLogo provider={key === '' || key === CUSTOM ? undefined : key} />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <p className={ui.help} role="status">
        {found.length === 0
          ? `No provider of this name. Choose “${customMode.name}” for a server that you run.`
          : query && `${found.length} found`}
      </p>
    </fieldset>
  );
}
