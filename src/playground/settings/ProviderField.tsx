import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {ProviderLogo} from '../chat/ProviderLogo';
import {CUSTOM, customMode} from '../../providers/custom';
import {Button} from '../../ui/Button';
import ui from '../../ui/ui.module.css';
import {ANSWERERS, findAnswerers, type Answerer} from './providerSearch';
import styles from './fields.module.css';

interface Props {
  readonly value: Answerer;
  readonly onChange: (answerer: Answerer) => void;
}

function logoOf(key: Answerer): ReactNode {
  return <ProviderLogo provider={key === '' || key === CUSTOM ? undefined : key} />;
}

/** Who replies, in one line; its button opens the list of all who can. */
export function ProviderField({value, onChange}: Props): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const found = findAnswerers(query);
  const name = ANSWERERS.find(({key}) => key === value)?.name;

  useEffect(() => {
    if (isOpen) search.current?.focus();
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    setQuery('');
    opener.current?.focus();
  };

  return (
    <div className={styles.providers}>
      <div className={styles.provider}>
        {logoOf(value)}
        <strong>{name}</strong>
        <Button
          ref={opener}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          onClick={() => (isOpen ? close() : setOpen(true))}
        >
          {isOpen ? 'Done' : 'Change'}
          <span className="sr-only"> provider</span>
        </Button>
      </div>
      <fieldset id={`${id}-list`} className={styles.providers} hidden={!isOpen}>
        <legend className="sr-only">Provider</legend>
        <div className={ui.field}>
          <label htmlFor={id} className="sr-only">
            Find a provider
          </label>
          <input
            ref={search}
            id={id}
            className={ui.control}
            type="search"
            placeholder="Find a provider"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              const [first] = found;
              if (event.key !== 'Enter' || !query.trim() || !first) return;
              event.preventDefault();
              onChange(first.key);
              close();
            }}
          />
        </div>
        <div className={styles.tiles}>
          {found.map(({key, name: label}) => (
            <label key={label} className={styles.tile}>
              <input
                type="radio"
                name={`${id}-provider`}
                checked={key === value}
                onChange={() => onChange(key)}
                // A press chooses and is done; arrow keys, whose clicks have no count, go on.
                onClick={({detail}) => detail > 0 && close()}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  // The focus moves to a button, which the key would press.
                  event.preventDefault();
                  close();
                }}
              />
              {logoOf(key)}
              <span>{label}</span>
            </label>
          ))}
        </div>
        <p className={ui.help} role="status">
          {found.length === 0
            ? `No provider has this name. Choose “${customMode.name}” for a server that you run.`
            : query && `${found.length} found`}
        </p>
      </fieldset>
    </div>
  );
}
