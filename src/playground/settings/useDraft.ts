import {useState} from 'react';
import type {Json} from '../../lib/json';
import type {Field} from '../../providers/types';
import {isEmpty, MISSING} from '../model/checkValues';
import type {Checked} from '../schemaParts';
import {useLater} from '../useLater';

/** An edit is applied this many ms after the last one: each one builds the chat again. */
const APPLY_AFTER = 350;
/** Applied only when they are left: half an address is the address of somebody else. */
const PATIENT: readonly Field['kind'][] = ['address', 'hostPart', 'pairs'];

function isPatient({kind, fields = []}: Field): boolean {
  return PATIENT.includes(kind) || fields.some(isPatient);
}

export interface SettingProps {
  readonly field: Field;
  readonly value: Json | undefined;
  /** Called with good values only; undefined for none. */
  readonly onChange: (value: Json | undefined) => void;
}

interface Edit<T> {
  readonly draft: T;
  /** The values, as JSON, that the setting has while this is edited, and when it is applied. */
  readonly of: readonly (string | undefined)[];
}

/**
 * What a user writes into a field and what is wrong with it. While it is wrong, the setting keeps its value.
 * Any other value of the setting, such as after an undo, replaces it.
 */
export function useDraft<T>(
  {field, value, onChange}: SettingProps,
  show: (value: Json | undefined) => T,
  read: (draft: T) => Checked,
) {
  const [edit, setEdit] = useState<Edit<T>>();
  const [isLeft, setLeft] = useState(false);
  const [later, flush] = useLater();
  const current = JSON.stringify(value);
  const draft = edit?.of.includes(current) ? edit.draft : show(value);
  const {error} = read(draft);
  return {
    draft,
    error: error ?? (field.required && isEmpty(value) && isLeft ? MISSING : undefined),
    put: (next: T) => {
      const {value: good, error: mistake} = read(next);
      const made = isEmpty(good) ? undefined : good;
      setEdit({draft: next, of: [current, JSON.stringify(made)]});
      const apply = () => {
        if (mistake !== undefined || (made === undefined && field.required)) return;
        setEdit({draft: next, of: [JSON.stringify(made)]});
        onChange(made);
      };
      later(apply, isPatient(field) ? undefined : APPLY_AFTER);
    },
    /** The field is left, so that everything in it is applied and what it lacks is said. */
    leave: () => {
      flush();
      setLeft(true);
    },
  };
}
