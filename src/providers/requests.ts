import type {RequestParts} from './requestText';
import recorded from './recordedRequests.json';
import type {ProviderKey} from './types';

/** A request of the installed deep-chat for the message "Hello", with the least settings. */
export type RecordedRequest = RequestParts;

/** The requests by `provider.mode`. They are written by tests/unit/requests.dom.test.ts. */
export const requests = recorded as unknown as Readonly<Record<string, RecordedRequest>>;

/** The request of a mode, unless it makes none before a call to another service has been answered. */
export function requestOf(provider: ProviderKey, mode: string): RecordedRequest | undefined {
  return requests[`${provider}.${mode}`];
}
