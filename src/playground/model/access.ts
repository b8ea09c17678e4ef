import {factsOf} from '../../providers/catalog';
import {isOpenHeader} from '../../providers/custom';
import {originOf} from './address';
import {addressOf} from '../../providers/modeConnection';
import {targetsOf, type Access} from './connection';
import {reachOf} from './reach';
import {connectValuesOf, modeOfChat} from './workspace';
import type {ChatModel, Values} from '../schema';
import {tidy} from '../schemaParts';

/** Secrets by slot: a provider's key by the provider, a header's value by {@link headerSlot}. */
export type Secrets = Readonly<Record<string, string>>;

/**
 * What the user has allowed, by {@link permitOf}: `requests` without the key, or `key` with it. What is
 * absent was never confirmed, so nothing is sent there.
 */
export type Permits = Readonly<Record<string, 'requests' | 'key'>>;

/** Hosts of the resources that Azure gives to its customers. No other provider's requests belong there. */
const AZURE_HOSTS =
  /^https:\/\/[a-z\d-]+\.(openai\.azure\.com|cognitiveservices\.azure\.com|services\.ai\.azure\.com|api\.cognitive\.microsoft\.com|tts\.speech\.microsoft\.com|stt\.speech\.microsoft\.com)$/i;

/** Where the value of a secret header is kept. It belongs to a host, so no other host gets it. */
export function headerSlot(origin: string, name: string): string {
  return `${origin} ${name.toLowerCase()}`;
}

/** Name of a permission: which provider's requests may go to which host. */
export function permitOf(provider: string | undefined, origin: string): string {
  return `${provider ?? 'custom'} ${origin}`;
}

export function reachPermitOf(provider: string | undefined, name: string): string {
  return permitOf(provider, `via ${name}`);
}

/** The origins that a chat asks; undefined stands for an address that has none. */
function originsOf(chat: ChatModel): readonly (string | undefined)[] {
  return [...new Set(targetsOf(chat).map(originOf))];
}

/** The hosts that a chat asks and that are not the provider's own, the one that gets messages first. */
export function foreignOrigins(chat: ChatModel): readonly string[] {
  const mode = modeOfChat(chat);
  if (!mode) return [];
  const own = originOf(addressOf(mode, {}));
  return originsOf(chat).filter(
    (origin): origin is string =>
      origin !== undefined &&
      origin !== own &&
      !(chat.provider === 'azure' && AZURE_HOSTS.test(origin)),
  );
}

/** Whether one of the addresses that a chat asks is incomplete, so that nobody can say who would get it. */
export function isAimless(chat: ChatModel): boolean {
  return originsOf(chat).includes(undefined);
}

/** Names of the headers that a chat sends and whose values are kept like keys. */
export function secretHeaders(connect: Values): readonly string[] {
  const {headers} = connect;
  if (typeof headers !== 'object' || headers === null || Array.isArray(headers)) return [];
  return Object.keys(headers).filter((name) => !isOpenHeader(name));
}

export function accessOf(chat: ChatModel, secrets: Secrets, permits: Permits): Access {
  const {provider} = chat;
  const foreign = foreignOrigins(chat);
  const permitted = foreign.map((origin) => permits[permitOf(provider, origin)]);
  const hosts = foreign.filter((_, index) => !permitted[index]);
  const reach = reachOf(chat).filter((name) => !permits[reachPermitOf(provider, name)]);
  const isUnconfirmed = isAimless(chat) || hosts.length > 0 || reach.length > 0;
  const needsKey = provider !== undefined && factsOf(provider).needsKey;
  const mayUseKey = !isUnconfirmed && permitted.every((permit) => permit === 'key');
  const key = needsKey && mayUseKey ? secrets[provider] : undefined;
  const [target, ...others] = originsOf(chat);
  // The component sends the headers with every request, so there must be no other host than theirs.
  const hasHeaders = target !== undefined && others.length === 0 && !isUnconfirmed;
  const held = (hasHeaders ? secretHeaders(connectValuesOf(chat)) : []).flatMap((name) => {
    const value = secrets[headerSlot(target ?? '', name)];
    return value ? [[name, value] as const] : [];
  });
  const [origin] = foreign;
  return tidy({key, headers: Object.fromEntries(held), origin, isUnconfirmed, hosts, reach});
}
