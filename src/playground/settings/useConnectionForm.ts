import {useEffect, useEffectEvent, useState} from 'react';
import {foreignOrigins, headerSlot, permitOf, secretHeaders} from '../model/access';
import {isObject} from '../../lib/isObject';
import {originOf} from '../model/address';

import {targetOf} from '../model/connection';
import {formOf, readForm, type Form} from '../model/form';
import {type ChatModel, type Values, isProvider, type Connection} from '../schema';
import {connectKey, modeOfChat, valuesKey} from '../model/workspace';

import {modeOf} from '../../providers/catalog';
import {connectFields, CUSTOM, customMode, isOpenHeader} from '../../providers/custom';
import type {Field, ProviderKey} from '../../providers/types';
import {heldKeys, permit, setKey} from '../stores/keys';
import type {Answerer} from './providerSearch';
import type {FormProps} from './SettingFields';

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

/** Names the one setting in which two groups of values differ; undefined where there are several. */
function changedName(before: Values, after: Values): string | undefined {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return names.length === 1 ? names[0] : undefined;
}

export interface FormPart extends FormProps {
  readonly values: Values;
}

interface Edit {
  readonly form: Form;
  /** The chat's values that the form was made of, or has become, as JSON. Others mean an undo or a link. */
  readonly of: string;
  readonly isApplied: boolean;
}

/** The form at a key of {@link ChatModel.values}, as it is edited now. */
function partOf(chat: ChatModel, at: string, edited: Edit | undefined, left: readonly string[]) {
  const fields = fieldsAt(at);
  const stored = chat.values[at] ?? {};
  const edit = edited?.of === JSON.stringify(stored) ? edited : undefined;
  const form = edit?.form ?? formOf(fields, withHeldHeaders(stored, originOf(targetOf(chat))));
  const {values, errors, missing} = readForm(fields, form);
  const wrong = new Set(Object.keys(errors).map((path) => path.split('.')[0]));
  const kept = Object.entries(stored).filter(([name]) => wrong.has(name) && !(name in values));
  // Something required is missed only after its field was left.
  const shown = Object.entries(errors).filter(
    ([path]) => !missing.includes(path) || left.includes(path),
  );
  return {
    /** Key of {@link ChatModel.values}. */
    at,
    fields,
    stored,
    form,
    values,
    errors: Object.fromEntries(shown),
    /** The values, with the earlier one instead of each mistake. */
    next: {...values, ...Object.fromEntries(kept)},
    isWaiting: edit?.isApplied === false,
  };
}

function connectionOf(chat: ChatModel, values: ChatModel['values']): Connection {
  const {provider, mode, stream, dryRun} = chat;
  return {...(provider ? {provider} : {}), mode, values, stream, dryRun};
}

/** The values and edits of forms once they are applied. The texts of secret headers are held for the host. */
function applied(parts: readonly ReturnType<typeof partOf>[], origin: string | undefined) {
  const values: Record<string, Values> = {};
  const edits: Record<string, Edit> = {};
  for (const {at, form, next} of parts) {
    const made = at.startsWith('connect.') ? takeHeaders(next, origin) : next;
    values[at] = made;
    edits[at] = {form, of: JSON.stringify(made), isApplied: true};
  }
  return {values, edits};
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
) {
  const {provider} = chat;
  const [edits, setEdits] = useState<Readonly<Record<string, Edit>>>({});
  const [left, setLeft] = useState<readonly string[]>([]);
  const [modes, setModes] = useState<Readonly<Partial<Record<ProviderKey, string>>>>({});

  const mode = modeOfChat(chat);
  const keys = mode ? [valuesKey(provider, mode.id)] : [];
  if (provider && mode) keys.push(connectKey(provider, mode.id));
  const parts = keys.map((at) => ({
    ...partOf(chat, at, edits[at], left),
    onChange: (form: Form) => {
      const of = JSON.stringify(chat.values[at] ?? {});
      setEdits((now) => ({...now, [at]: {form, of, isApplied: false}}));
    },
  }));
  const waiting = parts.filter(({isWaiting}) => isWaiting);
  const next = Object.fromEntries(parts.map((part) => [part.at, part.next]));
  const edited: ChatModel = {...chat, values: {...chat.values, ...next}};
  const target = targetOf(edited);
  const hosts = foreignOrigins(edited);

  /** Applies what waits, as far as it may be applied now, and returns all values. */
  const apply = (isPause: boolean): ChatModel['values'] => {
    const [first, ...others] = waiting;
    const before = foreignOrigins(chat);
    const added = hosts.filter((host) => !before.includes(host));
    const isUnfinished = added.length > 0 || waiting.some(({at}) => at.startsWith('connect.'));
    if (!first || (isPause && isUnfinished)) return chat.values;
    // A host that the user has typed is confirmed by that; one that came with the chat is not.
    for (const name of added.map((host) => permitOf(provider, host)))
      if (!(name in heldKeys().permits)) permit(name, 'requests');
    const made = applied(waiting, originOf(target));
    const values = {...chat.values, ...made.values};
    setEdits((now) => ({...now, ...made.edits}));
    const name =
      others.length === 0 ? changedName(first.stored, values[first.at] ?? {}) : undefined;
    onChange(connectionOf(chat, values), name && `${first.at}.${name}`);
    return values;
  };
  const applyNow = useEffectEvent(apply);
  const isWaiting = waiting.length > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => applyNow(true), APPLY_AFTER);
    return () => clearTimeout(timer);
  }, [isWaiting, edits]);
  // What still waits when the settings are closed is applied too.
  useEffect(() => () => void applyNow(false), []);

  const connectTo = (answerer: ProviderKey | undefined, modeId: string) => {
    if (provider) setModes({...modes, [provider]: chat.mode});
    const {provider: _, ...rest} = connectionOf(chat, apply(false));
    onChange({...rest, ...(answerer ? {provider: answerer} : {}), mode: modeId});
  };

  const answerer: Answerer = provider ?? (chat.mode === CUSTOM ? CUSTOM : '');
  return {
    answerer,
    setAnswerer: (chosen: Answerer) =>
      chosen === '' || chosen === CUSTOM
        ? connectTo(undefined, chosen)
        : connectTo(chosen, modeOf(chosen, modes[chosen] ?? '').id),
    setMode: (id: string) => provider && connectTo(provider, id),
    change: (changes: Partial<Pick<ChatModel, 'stream' | 'dryRun'>>) =>
      onChange({...connectionOf(chat, apply(false)), ...changes}),
    /** Settings of the mode; absent for the demo. */
    settings: parts[0],
    /** The connection beside the settings; absent where they are the connection, and for the demo. */
    connect: parts[1],
    target,
    hosts,
    /** Applies the text of a field that is left, hosts included. */
    leave: (path: string | undefined) => {
      if (path && !left.includes(path)) setLeft([...left, path]);
      apply(false);
    },
  };
}
