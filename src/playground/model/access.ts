import {factsOf} from '../../providers/catalog';
import {isOpenHeader} from '../../providers/custom';
import {originOf} from './address';
import {targetOf} from './connection';
import {connectValuesOf, modeOfChat, type ChatModel, type Values} from './workspace';

/** Secrets by slot: a provider's key by the provider, a header's value by {@link headerSlot}. */
export type Secrets = Readonly<Record<string, string>>;

/**
 * What the reader has allowed, by {@link permitOf}: `requests` without the key, or `key` with it. What is
 * absent was never confirmed, so nothing is sent there.
 */
export type Permits = Readonly<Record<string, 'requests' | 'key'>>;

/** What a chat may use of the reader's secrets, and whether it may send at all. */
export interface Access {
  /** The key that goes with a request. */
  readonly key?: string;
  /** Values of the headers that are kept like keys, by name. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Host that is not the provider's own, such as `https://a.example`. */
  readonly origin?: string;
  /** True: nothing is sent, because the reader has not confirmed the host. */
  readonly isUnconfirmed?: boolean;
}

/** Hosts of resources that a service gives to its customers. */
const SERVICE_HOSTS =
  /^https:\/\/[a-z\d-]+(\.[a-z\d-]+)?\.(openai\.azure\.com|cognitiveservices\.azure\.com|services\.ai\.azure\.com|api\.cognitive\.microsoft\.com|tts\.speech\.microsoft\.com|stt\.speech\.microsoft\.com)$/i;

/** Where the value of a secret header is kept. It belongs to a host, so no other host gets it. */
export function headerSlot(origin: string, name: string): string {
  return `${origin} ${name.toLowerCase()}`;
}

/** Name of a permission: which provider's requests may go to which host. */
export function permitOf(provider: string | undefined, origin: string): string {
  return `${provider ?? 'custom'} ${origin}`;
}

/**
 * The host that a chat asks, when it is not one of the provider's own.
 *
 * @returns undefined for the demo, for the provider's own host, and while the address is incomplete
 */
export function foreignOrigin(chat: ChatModel): string | undefined {
  const mode = modeOfChat(chat);
  if (!mode) return undefined;
  const origin = originOf(targetOf(chat));
  if (!origin || origin === originOf(mode.url)) return undefined;
  return chat.provider && SERVICE_HOSTS.test(origin) ? undefined : origin;
}

/** Names of the headers that a chat sends and whose values are kept like keys. */
export function secretHeaders(connect: Values): readonly string[] {
  const {headers} = connect;
  if (typeof headers !== 'object' || headers === null || Array.isArray(headers)) return [];
  return Object.keys(headers).filter((name) => !isOpenHeader(name));
}

/** What a chat may use now. */
export function accessOf(chat: ChatModel, secrets: Secrets, permits: Permits): Access {
  const {provider} = chat;
  const origin = foreignOrigin(chat);
  const permit = origin ? permits[permitOf(provider, origin)] : 'key';
  const needsKey = provider !== undefined && factsOf(provider).needsKey;
  const key = needsKey && permit === 'key' ? secrets[provider] : undefined;
  const target = origin ?? originOf(targetOf(chat)) ?? '';
  const held = secretHeaders(connectValuesOf(chat)).flatMap((name) => {
    const value = secrets[headerSlot(target, name)];
    return value ? [[name, value] as const] : [];
  });
  return {
    ...(key ? {key} : {}),
    ...(permit && held.length > 0 ? {headers: Object.fromEntries(held)} : {}),
    ...(origin ? {origin} : {}),
    ...(permit ? {} : {isUnconfirmed: true}),
  };
}
