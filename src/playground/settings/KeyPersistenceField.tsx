import React, {type ReactNode} from 'react';
import type {KeyPersistence} from '../stores/keys';
import {Select} from '../../ui/Select';

interface Props {
  /** The thing that is kept, such as `the key for Claude`. */
  readonly subject: string;
  readonly value: KeyPersistence;
  readonly onChange: (persistence: KeyPersistence) => void;
}

const options: readonly {readonly id: KeyPersistence; readonly name: string}[] = [
  {id: 'memory', name: 'until the page is reloaded'},
  {id: 'session', name: 'until this tab is closed'},
  {id: 'device', name: 'on this device, until I forget it'},
];

const help: Readonly<Record<KeyPersistence, string>> = {
  memory: 'In the memory of this tab only: never saved, shared, exported or shown in code.',
  session:
    'Saved as plain text in this tab’s storage. Extensions, other sites of this origin that you open in the tab, and anybody at this computer can read it while the tab is open.',
  device:
    'Saved as plain text in this browser, until you forget it. Extensions, other sites of the same origin and everybody who uses this browser can read it. Do not do this on a computer that you share.',
};

/** How long a secret is kept, with a plain warning about what that means. */
export function KeyPersistenceField({subject, value, onChange}: Props): ReactNode {
  return (
    <Select
      label={`Keep ${subject}`}
      value={value}
      options={options}
      onChange={onChange}
      help={help[value]}
    />
  );
}
