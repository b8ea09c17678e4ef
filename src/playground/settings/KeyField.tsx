import React, {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type InputHTMLAttributes,
  type ReactNode,
} from 'react';
import {factsOf} from '../../providers/catalog';
import type {ProviderKey} from '../../providers/types';
import {Button} from '../../ui/Button';
import {Checkbox} from '../../ui/Checkbox';
import {Select} from '../../ui/Select';
import ui from '../../ui/ui.module.css';
import {permitOf} from '../model/access';
import {providerName} from '../model/workspace';
import {
  permit,
  setKey,
  setKeyPersistence,
  useKeyPersistence,
  useKeys,
  usePermits,
} from '../stores/keys';
import {useLater} from '../useLater';
import panel from '../panel/panel.module.css';
import styles from './fields.module.css';

interface PropertyInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A text field whose content is no attribute, where scripts and extensions that read the markup would find it. */
export function PropertyInput({value, onChange, ...attributes}: PropertyInputProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);
  return <input {...attributes} ref={input} onChange={(event) => onChange(event.target.value)} />;
}

const PERSISTENCES = [
  {
    id: 'memory',
    name: 'until the page is reloaded',
    help: 'In the memory of this tab only: never saved, shared, exported or shown in code.',
  },
  {
    id: 'session',
    name: 'until this tab is closed',
    help: 'Saved as plain text in this tab’s storage. Extensions, other sites of this origin that you open in the tab, and anybody at this computer can read it while the tab is open.',
  },
  {
    id: 'device',
    name: 'on this device, until I forget it',
    help: 'Saved as plain text in this browser, until you forget it. Extensions, other sites of the same origin and everybody who uses this browser can read it. Do not do this on a computer that you share.',
  },
] as const;

interface PersistenceProps {
  /** Where the secret is kept in the store. */
  readonly slot: string;
  /** The thing that is kept, such as `the key for Claude`. */
  readonly subject: string;
}

/** How long a secret is kept, with a plain warning about what that means. */
export function KeyPersistenceField({slot, subject}: PersistenceProps): ReactNode {
  const value = useKeyPersistence()[slot] ?? 'memory';
  return (
    <Select
      label={`Keep ${subject}`}
      value={value}
      options={PERSISTENCES}
      onChange={(next) => setKeyPersistence(slot, next)}
      help={PERSISTENCES.find(({id}) => id === value)?.help}
    />
  );
}

/** A typed key is held this many ms after the last character, or when its field is left. */
const HOLD_AFTER = 350;

interface KeyFieldProps {
  readonly provider: ProviderKey;
  /** Hosts that are not the provider's own, which get the key only if the user says so. */
  readonly hosts?: readonly string[];
}

/** The field for the API key of a provider, where it has one. Browsers are asked not to save it. */
export function KeyField({provider, hosts = []}: KeyFieldProps): ReactNode {
  const id = useId();
  const held = useKeys()[provider] ?? '';
  const permits = usePermits();
  const names = hosts.map((host) => permitOf(provider, host));
  /** The key while it is typed and not held yet. */
  const [draft, setDraft] = useState<string>();
  const [later, flush] = useLater();
  const [isShown, setShown] = useState(false);
  if (!factsOf(provider).needsKey) return null;
  const name = providerName(provider);
  const value = draft ?? held;
  const hold = (key: string) => () => {
    setKey(provider, key);
    setDraft(undefined);
  };
  return (
    <>
      <div className={`${ui.field} ${styles.wide}`}>
        <label htmlFor={id}>API key for {name}</label>
        <div className={panel.fieldRow}>
          <PropertyInput
            id={id}
            className={ui.control}
            value={value}
            type={isShown ? 'text' : 'password'}
            // Anything else makes password managers offer to keep the key.
            autoComplete="new-password"
            autoCapitalize="off"
            spellCheck={false}
            aria-describedby={`${id}-help`}
            onChange={(key) => {
              setDraft(key);
              later(hold(key), HOLD_AFTER);
            }}
            onBlur={flush}
          />
          <Button aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            Show<span className="sr-only"> the key for {name}</span>
          </Button>
          {value && (
            <Button
              onClick={() => {
                later(hold(''));
                flush();
              }}
            >
              Forget<span className="sr-only"> the key for {name}</span>
            </Button>
          )}
        </div>
        <p id={`${id}-help`} className={ui.help}>
          It’s sent to {name} only. Without a key, the chat previews requests and sends nothing.
        </p>
        {value && <KeyPersistenceField slot={provider} subject={`the key for ${name}`} />}
      </div>
      {hosts.length > 0 && (
        <Checkbox
          isOn={names.every((host) => permits[host] === 'key')}
          onChange={(isOn) => names.forEach((host) => permit(host, isOn ? 'key' : 'requests'))}
          label={`Send my key for ${name} to ${hosts.join(' and ')}`}
          help="Only if that server is yours. Otherwise it gets none."
        />
      )}
    </>
  );
}
