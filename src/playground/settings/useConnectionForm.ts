import {useEffect, useRef, useState} from 'react';
import {foreignOrigins, headerSlot, permitOf, secretHeaders} from '../model/access';
import {isObject} from '../../lib/isObject';
import {originOf} from '../model/address';

import {targetOf} from '../model/connection';
import {formOf, readForm, type Form} from '../model/form';
import {type ChatModel, type Values, isProvider, type Connection} from '../schema';
import {connectKey, modeOfChat, valuesKey} from '../model/workspace';

import {factsOf, modeOf} from '../../providers/catalog';
import {connectFields, CUSTOM, customMode, isOpenHeader} from '../../providers/custom';
import type {Field, Mode, ProviderKey} from '../../providers/types';
import {heldKeys, permit, setKey, usePermits} from '../stores/keys';
import type {Answerer} from './providerSearch';

/** An edit is applied this many ms after the last one: each one builds the chat again. */
const APPLY_AFTER = 350;

function headersOf(values: Values): Readonly<Record<string, string>> {
  const headers = isObject(values.headers) ? Object.entries(values.headers) : [];
  return Object.fromEntries(headers.map(([name, text]) => [name, String(text)]));
}

/** Values as the form shows them: with the secret headers that are held for the host. */
function withHeldHeaders(values: Values, origin: string | undefined): Values {
  const names = secretHeaders(values);
  if (!origin || names.length === 0) return values;
  const held = names.map((name): [string, string] => [
    name,
    heldKeys().keys[headerSlot(origin, name)] ?? '',
  ]);
  return {...values, headers: {...headersOf(values), ...Object.fromEntries(held)}};
}

/** Values as the workspace has them: the texts of secret headers are taken out and held for the host. */
function takeHeaders(values: Values, origin: string | undefined): Values {
  const headers = headersOf(values);
  if (Object.keys(headers).length === 0) return values;
  const open = Object.entries(headers).map(([name, text]): [string, string] => {
    if (isOpenHeader(name)) return [name, text];
    if (origin) setKey(headerSlot(origin, name), text);
    return [name, ''];
  });
  return {...values, headers: Object.fromEntries(open)};
}

/** Fields of a key of {@link ChatModel.values}. */
function fieldsAt(key: string): readonly Field[] {
  if (key === connectKey(undefined, CUSTOM)) return customMode.fields;
  if (key.startsWith('connect.')) return connectFields;
  const [owner = '', ...path] = key.split('.');
  return isProvider(owner) ? modeOf(owner, path.join('.')).fields : [];
}

/** The values of a form, with the earlier value instead of each mistake. */
function valuesFrom(fields: readonly Field[], form: Form, before: Values): Values {
  const {values, errors} = readForm(fields, form);
  const wrong = new Set(Object.keys(errors).map((path) => path.split('.')[0]));
  const kept = Object.entries(before).filter(([name]) => wrong.has(name) && !(name in values));
  return {...values, ...Object.fromEntries(kept)};
}

/** Names the one setting in which two groups of values differ; undefined where there are several. */
function changedName(before: Values, after: Values): string | undefined {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return names.length === 1 ? names[0] : undefined;
}

/** One form of the settings with what it says. */
export interface FormPart {
  readonly fields: readonly Field[];
  readonly form: Form;
  readonly values: Values;
  readonly errors: Readonly<Record<string, string>>;
  readonly put: (form: Form) => void;
}

/** Everything that the settings of a chat edit. */
export interface ConnectionForm {
  readonly answerer: Answerer;
  readonly setAnswerer: (answerer: Answerer) => void;
  readonly mode: Mode | undefined;
  readonly setMode: (id: string) => void;
  /** Turns streaming or previews on or off. */
  readonly change: (changes: Partial<Pick<ChatModel, 'stream' | 'dryRun'>>) => void;
  /** Settings of the mode. */
  readonly settings: FormPart;
  /** The connection beside the settings; absent where they are the connection, and for the demo. */
  readonly connect: FormPart | undefined;
  /** Address that requests will go to. */
  readonly target: string;
  /** Hosts that are not the provider's own, as a text. */
  readonly origin: string | undefined;
  /** Whether the key may go to those hosts. */
  readonly sendsKey: boolean;
  readonly setSendsKey: (sends: boolean) => void;
  /** Applies the text of a field that is left, hosts included. */
  readonly leave: (path: string | undefined) => void;
}

interface Edit {
  readonly form: Form;
  /** The chat's values that the form was made of, or has become, as JSON. Others mean an undo or a link. */
  readonly of: string;
  readonly isApplied: boolean;
}

/**
 * Edits the connection of a chat. Each edit changes the chat a moment later. An edit of where requests go
 * waits until its field is left, because half an address is the address of somebody else.
 *
 * @param onChange - Called with a name of the step, where equal steps in a row are one to undo.
 */
export function useConnectionForm(
  chat: ChatModel,
  onChange: (connection: Connection, step?: string) => void,
): ConnectionForm {
  const {provider, stream, dryRun} = chat;
  const [edits, setEdits] = useState<Readonly<Record<string, Edit>>>({});
  const [left, setLeft] = useState<readonly string[]>([]);
  const [modes, setModes] = useState<Readonly<Partial<Record<ProviderKey, string>>>>({});
  const permits = usePermits();

  const mode = modeOfChat(chat);
  const at = mode ? valuesKey(provider, mode.id) : '';
  const connectAt = provider && mode ? connectKey(provider, mode.id) : '';
  const stored = (key: string): Values => chat.values[key] ?? {};
  const editAt = (key: string) => {
    const edit = edits[key];
    return edit?.of === JSON.stringify(stored(key)) ? edit : undefined;
  };

  const put = (key: string, form: Form) =>
    setEdits((now) => ({
      ...now,
      [key]: {form, of: JSON.stringify(stored(key)), isApplied: false},
    }));
  const part = (key: string): FormPart => {
    const fields = key ? fieldsAt(key) : [];
    const form =
      editAt(key)?.form ?? formOf(fields, withHeldHeaders(stored(key), originOf(targetOf(chat))));
    const {values, errors, missing} = readForm(fields, form);
    // Something required is missed only after its field was left.
    const shown = Object.entries(errors).filter(
      ([path]) => !missing.includes(path) || left.includes(path),
    );
    return {
      fields,
      form,
      values,
      errors: Object.fromEntries(shown),
      put: (changed) => put(key, changed),
    };
  };
  const settings = part(at);
  const connect = connectAt ? part(connectAt) : undefined;

  const edited: ChatModel = {
    ...chat,
    values: {
      ...chat.values,
      ...(at ? {[at]: valuesFrom(settings.fields, settings.form, stored(at))} : {}),
      ...(connect
        ? {[connectAt]: valuesFrom(connect.fields, connect.form, stored(connectAt))}
        : {}),
    },
  };
  const target = targetOf(edited);
  const origins = foreignOrigins(edited);
  const waiting = [at, connectAt].filter((key) => key && editAt(key)?.isApplied === false);

  const withValues = (values: ChatModel['values']): Connection => ({
    ...(provider ? {provider} : {}),
    mode: chat.mode,
    values,
    stream,
    dryRun,
  });

  /** Applies what waits, as far as it may be applied now, and returns all values. */
  const apply = (isPause: boolean): ChatModel['values'] => {
    const before = foreignOrigins(chat);
    const added = origins.filter((origin) => !before.includes(origin));
    const isUnfinished = waiting.some((key) => key.startsWith('connect.')) || added.length > 0;
    if (waiting.length === 0 || (isPause && isUnfinished)) return chat.values;
    // A host that the user has typed is confirmed by that; one that came with the chat is not.
    for (const origin of added) {
      const name = permitOf(provider, origin);
      if (!(name in permits)) permit(name, 'requests');
    }
    const values: Record<string, Values> = {...chat.values};
    for (const key of waiting) {
      const found = edited.values[key] ?? {};
      values[key] = key.startsWith('connect.') ? takeHeaders(found, originOf(target)) : found;
    }
    setEdits((now) => {
      const applied = waiting.flatMap((key): [string, Edit][] => {
        const edit = now[key];
        return edit ? [[key, {...edit, of: JSON.stringify(values[key]), isApplied: true}]] : [];
      });
      return {...now, ...Object.fromEntries(applied)};
    });
    const [key = ''] = waiting;
    const name = waiting.length === 1 ? changedName(stored(key), values[key] ?? {}) : undefined;
    onChange(withValues(values), name && `${key}.${name}`);
    return values;
  };
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });
  const isWaiting = waiting.length > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => latest.current(true), APPLY_AFTER);
    return () => clearTimeout(timer);
  }, [isWaiting, edits]);
  // What still waits when the settings are closed is applied too.
  useEffect(
    () => () => {
      latest.current(false);
    },
    [],
  );

  const connectTo = (next: ProviderKey | undefined, modeId: string) => {
    if (provider) setModes({...modes, [provider]: chat.mode});
    const {provider: _, ...rest} = withValues(apply(false));
    onChange({...rest, ...(next ? {provider: next} : {}), mode: modeId});
  };

  return {
    answerer: provider ?? (chat.mode === CUSTOM ? CUSTOM : ''),
    setAnswerer: (chosen) =>
      chosen === '' || chosen === CUSTOM
        ? connectTo(undefined, chosen)
        : connectTo(chosen, modeOf(chosen, modes[chosen] ?? '').id),
    mode,
    setMode: (id) => provider && connectTo(provider, id),
    change: (changes) => onChange({...withValues(apply(false)), ...changes}),
    settings,
    connect,
    target,
    origin: origins.length > 0 ? origins.join(' and ') : undefined,
    sendsKey:
      origins.length > 0 && origins.every((host) => permits[permitOf(provider, host)] === 'key'),
    setSendsKey: (sends) => {
      const needsKey = provider !== undefined && factsOf(provider).needsKey;
      for (const host of origins)
        permit(permitOf(provider, host), needsKey && sends ? 'key' : 'requests');
    },
    leave: (path) => {
      if (path && !left.includes(path)) setLeft([...left, path]);
      apply(false);
    },
  };
}
