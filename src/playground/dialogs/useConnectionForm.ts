import {useMemo, useState} from 'react';
import {foreignOrigins, headerSlot, permitOf, secretHeaders} from '../model/access';
import {originOf} from '../model/address';
import {targetOf} from '../model/connection';
import {formOf, readForm, type Form} from '../model/form';
import type {Connection} from '../model/reducer';
import {connectKey, modeOfChat, valuesKey, type ChatModel, type Values} from '../model/workspace';
import {factsOf, modeOf} from '../../providers/catalog';
import {connectFields, CUSTOM, customMode, isOpenHeader} from '../../providers/custom';
import type {Field, Mode, ProviderKey} from '../../providers/types';
import type {Answerer} from '../settings/ProviderField';
import {keyStore, permit, permitsNow, setKey} from '../stores/keys';

/** What is asked for as long as nothing says that the reader is done. */
const NEEDED = 'This is needed.';

function headersOf(values: Values): Readonly<Record<string, string>> {
  return (values.headers ?? {}) as Readonly<Record<string, string>>;
}

/** Values as the form shows them: with the secret headers that are held for the host. */
function withHeldHeaders(values: Values, origin: string | undefined): Values {
  const names = secretHeaders(values);
  if (!origin || names.length === 0) return values;
  const held = names.map((name) => [name, keyStore.get()[headerSlot(origin, name)] ?? '']);
  return {...values, headers: {...headersOf(values), ...Object.fromEntries(held)} as Values};
}

/** Values as the workspace has them: the texts of secret headers are taken out and held for the host. */
function takeHeaders(values: Values, origin: string | undefined): Values {
  const headers = headersOf(values);
  if (Object.keys(headers).length === 0) return values;
  const open = Object.entries(headers).map(([name, text]) => {
    if (isOpenHeader(name)) return [name, text];
    if (origin) setKey(headerSlot(origin, name), text);
    return [name, ''];
  });
  return {...values, headers: Object.fromEntries(open) as Values};
}

/** Fields of a key of {@link ChatModel.values}. */
function fieldsAt(key: string): readonly Field[] {
  if (key === connectKey(undefined, CUSTOM)) return customMode.fields;
  if (key.startsWith('connect.')) return connectFields;
  const [owner = '', ...path] = key.split('.');
  return modeOf(owner as ProviderKey, path.join('.')).fields;
}

function withoutNeeded(errors: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== NEEDED));
}

/** One form of the dialog with what it says. */
export interface FormPart {
  readonly fields: readonly Field[];
  readonly form: Form;
  readonly values: Values;
  readonly errors: Readonly<Record<string, string>>;
  readonly put: (form: Form) => void;
}

/** Everything that the settings dialog of a chat edits, until it is applied. */
export interface ConnectionForm {
  readonly answerer: Answerer;
  readonly setAnswerer: (answerer: Answerer) => void;
  readonly provider: ProviderKey | undefined;
  readonly mode: Mode | undefined;
  readonly setMode: (id: string) => void;
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
  /** Whether something differs from what the chat has. */
  readonly isChanged: boolean;
  /**
   * Ends the editing.
   *
   * @returns undefined when something is wrong, which is shown then
   */
  readonly finish: (more: Pick<ChatModel, 'stream' | 'dryRun'>) => Connection | undefined;
}

/** Edits the connection of a chat without changing anything before it is applied. */
export function useConnectionForm(chat: ChatModel): ConnectionForm {
  const [answerer, setAnswerer] = useState<Answerer>(
    chat.provider ?? (chat.mode === CUSTOM ? CUSTOM : ''),
  );
  const [modes, setModes] = useState<Readonly<Partial<Record<ProviderKey, string>>>>(
    chat.provider ? {[chat.provider]: chat.mode} : {},
  );
  const [forms, setForms] = useState<Readonly<Record<string, Form>>>({});
  const [isTried, setTried] = useState(false);
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});

  const provider = answerer === '' || answerer === CUSTOM ? undefined : answerer;
  const modeId = provider ? modeOf(provider, modes[provider] ?? '').id : answerer;
  const mode = modeOfChat({...(provider ? {provider} : {}), mode: modeId});
  const at = mode ? valuesKey(provider, modeId) : '';
  const connectAt = provider ? connectKey(provider, modeId) : '';

  const formAt = useMemo(() => {
    const heldFor = originOf(targetOf(chat));
    return (key: string) =>
      forms[key] ??
      formOf(key ? fieldsAt(key) : [], withHeldHeaders(chat.values[key] ?? {}, heldFor));
  }, [forms, chat]);

  const part = (key: string): FormPart => {
    const fields = key ? fieldsAt(key) : [];
    const form = formAt(key);
    const {values, errors} = readForm(fields, form);
    return {
      fields,
      form,
      values,
      // What is needed is missed only when the reader says that they are done.
      errors: isTried ? errors : withoutNeeded(errors),
      put: (changed) => setForms((now) => ({...now, [key]: changed})),
    };
  };
  const settings = part(at);
  const connect = connectAt ? part(connectAt) : undefined;

  const candidate: ChatModel = {
    ...chat,
    provider,
    mode: modeId,
    values: {
      ...(at ? {[at]: settings.values} : {}),
      ...(connect ? {[connectAt]: connect.values} : {}),
    },
  };
  const target = targetOf(candidate);
  const origins = foreignOrigins(candidate);
  const permission = origins.map((origin) => permitOf(provider, origin)).join(' ');
  const isKeyAllowed = (origin: string) => permitsNow()[permitOf(provider, origin)] === 'key';
  const sendsKey = choices[permission] ?? (origins.length > 0 && origins.every(isKeyAllowed));

  const heldForm = (key: string) =>
    formOf(fieldsAt(key), withHeldHeaders(chat.values[key] ?? {}, originOf(targetOf(chat))));
  const isChanged =
    answerer !== (chat.provider ?? (chat.mode === CUSTOM ? CUSTOM : '')) ||
    (provider !== undefined && modeId !== modeOf(provider, chat.mode).id) ||
    Object.entries(choices).some(([name, sends]) => sends !== (permitsNow()[name] === 'key')) ||
    Object.entries(forms).some(
      ([key, form]) => JSON.stringify(form) !== JSON.stringify(heldForm(key)),
    );

  const finish: ConnectionForm['finish'] = (more) => {
    setTried(true);
    const wrong = [settings, ...(connect ? [connect] : [])].some(
      ({fields, form}) => Object.keys(readForm(fields, form).errors).length > 0,
    );
    if (wrong) return undefined;
    const needsKey = provider !== undefined && factsOf(provider).needsKey;
    const before = foreignOrigins(chat);
    for (const origin of origins) {
      const name = permitOf(provider, origin);
      // A host that came with the chat is not confirmed by a change of something else.
      const isMeant = !before.includes(origin) || permission in choices || name in permitsNow();
      if (isMeant) permit(name, needsKey && sendsKey ? 'key' : 'requests');
    }
    const values = {...chat.values};
    for (const [key, changed] of Object.entries(forms)) {
      const read = readForm(fieldsAt(key), changed).values;
      const isHere = key === at || key === connectAt;
      values[key] = key.startsWith('connect.')
        ? takeHeaders(read, isHere ? originOf(target) : undefined)
        : read;
    }
    return {...(provider ? {provider} : {}), mode: modeId, values, ...more};
  };

  return {
    answerer,
    setAnswerer,
    provider,
    mode,
    setMode: (id) => provider && setModes({...modes, [provider]: id}),
    settings,
    connect,
    target,
    origin: origins.length > 0 ? origins.join(' and ') : undefined,
    sendsKey,
    setSendsKey: (sends) => setChoices({...choices, [permission]: sends}),
    isChanged,
    finish,
  };
}
