import type {DeclaredDetails, DeclaredSetting, DeclaredSettings} from './declared';
import {isSecretName} from '../lib/keyEchoes';
import {fieldLabels, type FieldLabel} from './fieldLabels';
import type {Field, FieldKind} from './types';

/** Settings that no form asks for. Keys are left out by their names. */
const LEFT_OUT = new Set([
  // Deep Chat does not send them.
  'dify.chat.files',
  // They load a picture from any address, or bring markup or styles, which a link could bring.
  'openAI.realtime.avatar',
  'openAI.realtime.buttons',
  'openAI.realtime.loading',
  'openAI.realtime.error',
  // A call starts with a click: it opens the microphone, and the key would be used before.
  'openAI.realtime.autoStart',
  'openAI.realtime.autoFetchEphemeralKey',
]);

/** Kinds that say more than the types do, and what the types may say of such a setting. */
const FINER: Readonly<Partial<Record<FieldKind, readonly DeclaredDetails['kind'][]>>> = {
  address: ['text'],
  hostPart: ['text'],
  longText: ['text'],
  integer: ['number'],
  json: ['pairs', 'group', 'rows'],
};

/** A label for a setting that nobody has described yet: `max_output_tokens` is "Max output tokens". */
function labelFromName(name: string): string {
  const parts = name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[_-]+/g, ' ');
  return parts.charAt(0).toUpperCase() + parts.slice(1).toLowerCase();
}

const names = Object.keys(fieldLabels);

/** The most specific label for a setting: for its mode, for its place, or for its name. */
function labelOf(mode: string, path: string): FieldLabel | undefined {
  const name = path.slice(path.lastIndexOf('.') + 1);
  return fieldLabels[`${mode}.${path}`] ?? fieldLabels[path] ?? fieldLabels[name];
}

/**
 * What a form says below a setting, for the tables of the docs; undefined for a setting without help.
 *
 * @param place - the provider, and the mode if it has several: `claude`, `openAI.chat`.
 */
export function helpOf(place: string, path: string): string | undefined {
  return (fieldLabels[`${place}.chat.${path}`] ?? labelOf(place, path))?.help;
}

/** A setting's place in the order of the labels; those without one come last, as they are declared. */
function rank({name}: Field): number {
  const place = names.indexOf(name);
  return place < 0 ? names.length : place;
}

function fieldOf(name: string, setting: DeclaredSetting, mode: string, path: string): Field {
  const details = typeof setting === 'string' ? {kind: setting} : setting;
  const {kind, required, options, fields} = details;
  const {kind: finer, ...rest} = labelOf(mode, path) ?? {label: labelFromName(name)};
  const isFiner = finer !== undefined && FINER[finer]?.includes(kind);
  return {
    name,
    kind: isFiner ? finer : kind,
    ...rest,
    ...(required && {required}),
    ...(options && {options}),
    ...(fields && !isFiner && {fields: fieldsOf(fields, mode, `${path}.`)}),
  };
}

/**
 * The settings of a mode as a form asks for them: everything that the declarations have, those that are
 * required first, with the labels, limits and order of fieldLabels.ts.
 *
 * @param mode - provider and mode, such as `openAI.chat`.
 * @param below - path of the setting that these settings are in, with a point at its end.
 */
export function fieldsOf(settings: DeclaredSettings, mode: string, below = ''): readonly Field[] {
  const found = Object.entries(settings)
    .filter(([name]) => !isSecretName(name) && !LEFT_OUT.has(`${mode}.${below}${name}`))
    .map(([name, setting]) => fieldOf(name, setting, mode, `${below}${name}`));
  return found.sort(
    (a, b) => Number(b.required ?? false) - Number(a.required ?? false) || rank(a) - rank(b),
  );
}
