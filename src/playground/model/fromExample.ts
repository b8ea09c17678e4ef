import {readPlaygroundLink, type PlaygroundExample} from '../../example/playgroundLink';
import {isObject} from '../../lib/isObject';
import {factsOf} from '../../providers/catalog';
import {checkWorkspace, type CheckedWorkspace} from './checkWorkspace';
import {WORKSPACE_VERSION, isProvider} from '../schema';
import {CUSTOM} from '../../providers/custom';
import {packedIn, unpackWorkspace} from './link';
import {connectKey, valuesKey} from './workspace';

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

/**
 * Makes a workspace with one chat of an example from the docs. What the playground has no setting for is
 * left out and said.
 */
export function fromExample({title, config}: PlaygroundExample): CheckedWorkspace {
  const entries = Object.entries(asObject(config.directConnection));
  const [provider, given] = entries.find(([key]) => isProvider(key)) ?? [];
  const stream = Boolean(asObject(config.connect).stream);
  const chat: Record<string, unknown> = {name: title, stream};
  const {url, method, headers, credentials, additionalBodyProps, websocket} = asObject(
    config.connect,
  );
  const server = {url, method, headers, credentials, additionalBodyProps, websocket};
  const hasServer = Object.values(server).some((value) => value !== undefined);
  if (isProvider(provider)) {
    const {placement, modes} = factsOf(provider);
    const {key: _, validateKeyProperty: __, ...settings} = asObject(given);
    const mode = modes.find(({id}) => placement === 'root' || id in settings) ?? modes[0];
    const values = placement === 'root' ? settings : asObject(settings[mode?.id ?? '']);
    Object.assign(chat, {
      provider,
      mode: mode?.id,
      values: {
        [valuesKey(provider, mode?.id ?? '')]: values,
        ...(hasServer ? {[connectKey(provider, mode?.id ?? '')]: server} : {}),
      },
    });
  }
  if (!isProvider(provider) && typeof url === 'string') {
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

/** Reads the chats in the hash of an address: shared ones, or an example of the docs. Never throws. */
export async function chatsIn(hash: string): Promise<CheckedWorkspace> {
  const example = readPlaygroundLink(hash);
  if (example) return fromExample(example);
  // An example that can't be read is damaged like any other link.
  return unpackWorkspace(packedIn(hash) ?? '');
}
