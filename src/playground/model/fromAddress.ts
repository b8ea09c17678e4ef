import {providers} from '../../data/providers';
import {readPlaygroundLink, type PlaygroundExample} from '../../example/playgroundLink';
import {isObject} from '../../lib/isObject';
import type {Json} from '../../lib/json';
import {isSecretName} from '../../lib/keyEchoes';
import {factsOf, modeOf} from '../../providers/catalog';
import {CUSTOM} from '../../providers/custom';
import type {Field} from '../../providers/types';
import {demoChat, firstWorkspace, isProvider, WORKSPACE_VERSION, type Connection} from '../schema';
import {readText} from './form';
import {checkWorkspace, type CheckedWorkspace} from './checkWorkspace';
import {packedIn, unpackWorkspace} from './link';
import {connectKey, valuesKey} from './workspace';

/** What an address such as `/playground?p=claude&temperature=0.5` asks for. */
interface DeepLink {
  /** Absent when the provider is unknown: nothing is added then. */
  readonly connection?: Connection;
  readonly ignored: readonly string[];
}

const OWN = new Set(['p', 'provider', 'mode', 'stream']);
const MAX_ENTRIES = 30;

/** Addresses of servers and nested settings are too much for a link that people read. */
const READ = /^(text|longText|choice|number|integer|switch|list)$/;

function fromText(field: Field, text: string): Json | undefined {
  if (!READ.test(field.kind)) return undefined;
  return readText(field, field.kind === 'list' ? text.replaceAll(',', '\n') : text).value;
}

const DECIDES_HOST = new Set(['endpoint', 'region', 'custom_base_url']);

/** Reads the search part of the address: known settings with good values, never an address, a key or a header. */
export function readDeepLink(search: string): DeepLink {
  const parameters = new URLSearchParams(search);
  const wanted = parameters.get('p') ?? parameters.get('provider');
  if (wanted === null) return {ignored: []};
  const found = providers.find(({key, page}) =>
    [key, page].map((name) => name.toLowerCase()).includes(wanted.toLowerCase()),
  );
  if (!found) return {ignored: [`the provider ${wanted.slice(0, 40)}`]};
  const provider = found.key;
  const {modes} = factsOf(provider);
  const ignored: string[] = [];
  const asked = parameters.get('mode');
  const mode =
    modes.find(({id, unavailable}) => id === asked && !unavailable) ?? modeOf(provider, '');
  if (asked !== null && mode.id !== asked) ignored.push(`the mode ${asked.slice(0, 40)}`);
  const values: Record<string, Json> = {};
  for (const [name, text] of [...parameters].slice(0, MAX_ENTRIES)) {
    if (OWN.has(name) || isSecretName(name)) continue;
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

const asObject = (value: unknown) => (isObject(value) ? value : {});

/** Properties of an example that a chat of the playground can have, in one way or another. */
const KNOWN = new Set([
  'connect',
  'directConnection',
  'demo',
  'style',
  'errorMessages',
  'requestBodyLimits',
]);

/** Makes a workspace with the chat of an example from the docs. What the playground has no setting for is noted. */
export function fromExample({title, config}: PlaygroundExample): CheckedWorkspace {
  const {stream, url, method, headers, credentials, additionalBodyProps, websocket} = asObject(
    config.connect,
  );
  const server = {url, method, headers, credentials, additionalBodyProps, websocket};
  const chat: Record<string, unknown> = {name: title, stream: Boolean(stream)};
  const connections = asObject(config.directConnection);
  const provider = Object.keys(connections).find(isProvider);
  if (provider) {
    const {placement, modes} = factsOf(provider);
    const {key: _, validateKeyProperty: __, ...settings} = asObject(connections[provider]);
    const isRoot = placement === 'root';
    const mode = modes.find(({id}) => isRoot || id in settings) ?? modeOf(provider, '');
    Object.assign(chat, {
      provider,
      mode: mode.id,
      values: {
        [valuesKey(provider, mode.id)]: isRoot ? settings : asObject(settings[mode.id]),
        [connectKey(provider, mode.id)]: server,
      },
    });
  } else if (typeof url === 'string') {
    const {requestBodyLimits} = config;
    Object.assign(chat, {
      mode: CUSTOM,
      values: {[connectKey(undefined, CUSTOM)]: {...server, requestBodyLimits}},
    });
  }
  const checked = checkWorkspace({version: WORKSPACE_VERSION, chats: [chat]});
  if (!checked.workspace) return checked;
  const left = Object.keys(config).filter((name) => !KNOWN.has(name));
  const notes = left.map((name) => `The playground has no setting for ${name.slice(0, 40)}.`);
  return {...checked, notes: [...checked.notes, ...notes]};
}

interface Brought {
  /** Chats to look at before they are added. */
  readonly found?: CheckedWorkspace;
  /** A chat without settings, so that there is nothing to look at. */
  readonly connection?: Connection;
  /** What the address asked for and did not get. */
  readonly notice?: string;
}

/** Reads the search part of an address; undefined when it asks for nothing. */
export function fromSearch(search: string): Brought | undefined {
  const {connection, ignored} = readDeepLink(search);
  const notes: string[] = [];
  if (ignored.length > 0)
    notes.push(
      `The link also asked for ${ignored.join(', ')}. This playground does not know that, so it was left out.`,
    );
  if ([...new URLSearchParams(search).keys()].some(isSecretName))
    notes.push(
      'The link contained a key. It was removed and not used. Revoke it if it is yours: others may have seen the link.',
    );
  if (!connection && notes.length === 0) return undefined;
  // A setting can be a text that tells the model what to do.
  if (connection && Object.keys(connection.values).length > 0) {
    const chats = [{...demoChat('c1'), ...connection}];
    return {found: {workspace: {...firstWorkspace, chats}, notes}};
  }
  return {connection, notice: notes.join(' ')};
}

/** Reads the chats in the hash of an address: shared ones, or an example of the docs. Never throws. */
export async function fromHash(hash: string): Promise<Brought> {
  const example = readPlaygroundLink(hash);
  // An example that can't be read is damaged like any other link.
  return {found: example ? fromExample(example) : await unpackWorkspace(packedIn(hash) ?? '')};
}
