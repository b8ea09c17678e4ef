import type {Json, JsonObject} from '../lib/json';
import {factsOf} from './catalog';
import type {Mode, ProviderKey} from './types';

export {KEY_PLACEHOLDER} from '../data/providers';

/** Settings of Azure OpenAI that belong to the resource, not to the mode. */
const URL_DETAILS = ['endpoint', 'version', 'deploymentId'];

function azureOpenAI(path: string, values: JsonObject): JsonObject {
  const [, name = ''] = path.split('.');
  const entries = Object.entries(values);
  const pick = (isDetail: boolean) =>
    Object.fromEntries(entries.filter(([key]) => URL_DETAILS.includes(key) === isDetail));
  return {openAI: {urlDetails: pick(true), [name]: pick(false)}};
}

function nested(mode: Mode, values: JsonObject): JsonObject {
  if (mode.id.startsWith('openAI.')) return azureOpenAI(mode.id, values);
  const none = Object.keys(values).length === 0;
  if (!mode.settingsIn) return {[mode.id]: none ? true : values};
  return {[mode.id]: true, ...(none ? {} : {[mode.settingsIn]: values})};
}

/**
 * The value of `directConnection` for one mode of a provider.
 *
 * @param values - settings of the mode by name.
 * @param key - API key, or what stands for it in code.
 */
export function directConnectionOf(
  provider: ProviderKey,
  mode: Mode,
  values: JsonObject,
  key: string | undefined,
): Readonly<Record<string, Json>> {
  const {placement, needsKey} = factsOf(provider);
  const settings = placement === 'root' ? values : nested(mode, values);
  const own = {...(needsKey && key ? {key} : {}), ...settings};
  return {[provider]: Object.keys(own).length > 0 ? own : true};
}

/** Where the settings of a mode are in `directConnection`, name by name. */
export function settingsPath(provider: ProviderKey, mode: Mode): readonly string[] {
  if (factsOf(provider).placement === 'root') return [provider];
  const own = mode.id.startsWith('openAI.') ? mode.id.split('.') : [mode.settingsIn ?? mode.id];
  return [provider, ...own];
}

/** Values of a mode's required settings until the user enters others. */
const REQUIRED: Readonly<Record<string, Json>> = {
  endpoint: 'https://YOUR_RESOURCE.example.com',
  version: 'YOUR_API_VERSION',
  deploymentId: 'YOUR_DEPLOYMENT',
  region: 'YOUR_REGION',
  context: 'The harbor office opens at eight.',
  step_schedule_start: 0.2,
  step_schedule_end: 0.8,
};

/** The least settings with which a mode makes a request. */
export function leastValues(mode: Mode): Readonly<Record<string, Json>> {
  const names = mode.fields.filter(({required}) => required).map(({name}) => name);
  return Object.fromEntries(names.map((name) => [name, REQUIRED[name] ?? 'YOUR_VALUE']));
}

/** Whether a mode makes a request only for an attached file. */
export function needsFile({id}: Mode): boolean {
  return /^(?:audio|imageTo|imageClassification|speechToText)/.test(id);
}

/**
 * The address that a mode's requests go to, with the settings filled in. The settings are put in unchanged,
 * as the component does it, because the check must be about the address of the request.
 */
export function addressOf(mode: Mode | undefined, values: JsonObject, stream = false): string {
  const address = (stream ? mode?.streamUrl : undefined) ?? mode?.url ?? '';
  return address.replace(/<(\w+)>/g, (whole, name: string) => {
    const value = values[name] || mode?.urlDefaults?.[name];
    return typeof value === 'string' ? value : whole;
  });
}
