import React, {useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {ProviderLogo} from '../chat/ProviderLogo';
import {CUSTOM, customMode} from '../../providers/custom';
import {Button} from '../../ui/Button';
import ui from '../../ui/ui.module.css';
import {ANSWERERS, findAnswerers, type Answerer} from './providerSearch';
import panel from '../panel/panel.module.css';
import styles from './fields.module.css';

interface Props {
  readonly value: Answerer;
  readonly onChange: (answerer: Answerer) => void;
}

function logoOf(key: Answerer): ReactNode {
  return <ProviderLogo provider={key === '' || key === CUSTOM ? undefined : key} />;
}

interface ListProps extends Props {
  readonly id: string;
  readonly onDone: () => void;
}

/** All who can reply, with a field that finds them. */
function ProviderList({id, value, onChange, onDone}: ListProps): ReactNode {
  const search = useId();
  const [query, setQuery] = useState('');
  const found = findAnswerers(query);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The focus moves to a button, which the key would press.
    event.preventDefault();
    const isSearch = event.target instanceof Element && event.target.id === search;
    const [first] = query.trim() ? found : [];
    if (isSearch && !first) return;
    if (isSearch && first) onChange(first.key);
    onDone();
  };
  return (
    // Enter is heard here for the fields inside.
    <fieldset id={id} className={styles.providers} onKeyDown={onKeyDown}>
      <legend className="sr-only">Provider</legend>
      <div className={ui.field}>
        <label htmlFor={search} className="sr-only">
          Find a provider
        </label>
        <input
          id={search}
          className={ui.control}
          type="search"
          placeholder="Find a provider"
          value={query}
          // The user has just asked for the list, which is open from the start for a demo.
          autoFocus={value !== ''}
          onChange={(event) => setQuery(event.target.value)}
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
              // A press chooses and is done; arrow keys, whose clicks have no count, go on.
              onClick={({detail}) => detail > 0 && onDone()}
            />
            {logoOf(key)}
            <span>{name}</span>
          </label>
        ))}
      </div>
      <p className={ui.help} role="status">
        {found.length === 0
          ? `No provider has this name. Choose “${customMode.name}” for a server that you run.`
          : query && `${found.length} found`}
      </p>
    </fieldset>
  );
}

/** Who replies, in one line; its button opens the list of all who can. */
export function ProviderField({value, onChange}: Props): ReactNode {
  const id = useId();
  // A demo has no settings: the next step is to choose what to connect.
  const [isOpen, setOpen] = useState(value === '');
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div className={styles.providers}>
      <div className={`${panel.row} ${styles.provider}`}>
        {logoOf(value)}
        {value === '' ? (
          <p>
            This chat gives sample replies and sends nothing. Connect a provider or your own server:
          </p>
        ) : (
          <strong>{ANSWERERS.find(({key}) => key === value)?.name}</strong>
        )}
        <Button
          ref={opener}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => (isOpen ? close() : setOpen(true))}
        >
          {isOpen ? 'Done' : 'Change'}
          <span className="sr-only"> provider</span>
        </Button>
      </div>
      {isOpen && <ProviderList id={id} value={value} onChange={onChange} onDone={close} />}
    </div>
  );
}
