import {providers} from '../../data/providers';
import {factsOf} from '../../providers/catalog';
import type {Field} from '../../providers/types';
import {isSecretName} from '../../lib/keyEchoes';
import type {CheckedWorkspace} from './checkWorkspace';
import {checkValue} from './checkValues';
import {demoChat, firstWorkspace, type Connection} from '../schema';
import type {Json} from '../../lib/json';
import {valuesKey} from './workspace';

/** What an address such as `/playground?p=claude&temperature=0.5` asks for. */
export interface DeepLink {
  /** Absent when the provider is unknown: nothing is added then. */
  readonly connection?: Connection;
  readonly ignored: readonly string[];
  /** Whether a key was in the address. It is taken out and neither used nor shown. */
  readonly hasSecret?: boolean;
}

/** Names that are not settings. */
const OWN = new Set(['p', 'provider', 'mode', 'stream']);
const MAX_ENTRIES = 30;

function fromText(field: Field, text: string): Json | undefined {
  switch (field.kind) {
    case 'number':
    case 'integer':
      return checkValue(field, text.trim() === '' ? NaN : Number(text)).value;
    case 'switch':
      return text === 'true' || text === 'false' ? text === 'true' : undefined;
    case 'text':
    case 'longText':
    case 'choice':
      return checkValue(field, text).value;
    case 'list':
      return checkValue(field, text.split(',')).value;
    default:
      // Addresses of servers and nested settings are too much for a link that people read.
      return undefined;
  }
}

const DECIDES_HOST = new Set(['endpoint', 'region', 'custom_base_url']);

/**
 * Reads the search part of the address. Only known settings with values of the right kind are taken; never
 * an address, a key or a header.
 *
 * @returns undefined when the address asks for nothing
 */
export function readDeepLink(search: string): DeepLink | undefined {
  const parameters = new URLSearchParams(search);
  const secrets = [...parameters.keys()].filter(isSecretName);
  if (secrets.length > 0) {
    for (const name of secrets) parameters.delete(name);
    return {...(readDeepLink(parameters.toString()) ?? {ignored: []}), hasSecret: true};
  }
  const wanted = parameters.get('p') ?? parameters.get('provider');
  if (wanted === null) return undefined;
  const found = providers.find(({key, page}) =>
    [key, page].map((name) => name.toLowerCase()).includes(wanted.toLowerCase()),
  );
  if (!found) return {ignored: [`the provider ${wanted.slice(0, 40)}`]};
  const provider = found.key;
  const {modes} = factsOf(provider);
  const ignored: string[] = [];
  const asked = parameters.get('mode');
  const mode = modes.find(({id, unavailable}) => id === asked && !unavailable) ?? modes[0];
  if (!mode) return {ignored: [`the provider ${found.name}`]};
  if (asked !== null && mode.id !== asked) ignored.push(`the mode ${asked.slice(0, 40)}`);
  const values: Record<string, Json> = {};
  for (const [name, text] of [...parameters].slice(0, MAX_ENTRIES)) {
    if (OWN.has(name)) continue;
    const field = mode.fields.find((one) => one.name === name);
    const value = field && !DECIDES_HOST.has(name) ? fromText(field, text) : undefined;
    if (value === undefined) ignored.push(`${name.slice(0, 40)}=${text.slice(0, 40)}`);
    else values[name] = value;
  }
  return {
    connection: {
      provider,
      mode: mode.id,
      values: Object.keys(values).length > 0 ? {[valuesKey(provider, mode.id)]: values} : {},
      stream: mode.stream && ['1', 'true', ''].includes(parameters.get('stream') ?? '0'),
      dryRun: false,
    },
    ignored,
  };
}

/** What an address asked for and did not get, one sentence each. */
export function deepLinkNotes({ignored, hasSecret}: DeepLink): readonly string[] {
  return [
    ...(ignored.length > 0
      ? [
          `The link also asked for ${ignored.join(', ')}. This playground does not know that, so it was left out.`,
        ]
      : []),
    ...(hasSecret
      ? [
          'The link contained a key. It was removed and not used. Revoke it if it is yours: others may have seen the link.',
        ]
      : []),
  ];
}

/**
 * What to show before the chat of an address is added; undefined when the address brings no settings, so that
 * there is nothing to look at. A setting can be a text that tells the model what to do.
 */
export function deepLinkPreview(found: DeepLink): CheckedWorkspace | undefined {
  const {connection} = found;
  if (!connection || Object.keys(connection.values).length === 0) return undefined;
  const chat = {...demoChat('c1'), ...connection};
  return {workspace: {...firstWorkspace, chats: [chat]}, notes: deepLinkNotes(found)};
}
