import {originOf} from '../model/address';
import type {ChatCode} from '../model/chatCode';
import {targetsOf} from '../model/connection';
import type {ChatModel} from '../model/workspace';
import {isOrigin} from '../sandbox/framePolicy';

const ADDRESS = /(?:https?|wss?):\/\/[\w.-]+(?::\d+)?/gi;

function written(code: ChatCode): readonly string[] {
  return Object.values(code).flatMap((source) => source.match(ADDRESS) ?? []);
}

/**
 * The origins that a chat's own code names, and that of its own server. The person confirms each before the
 * code may ask it; an origin that the code puts together while it runs is never asked.
 */
export function hostsOf(chat: ChatModel): readonly string[] {
  const {code = {}, provider} = chat;
  // A provider isn't asked from the frame, because no key is there.
  const targets = provider || code.handler ? [] : targetsOf(chat);
  const found = [...targets, ...written(code)].map((address) => originOf(address));
  return [...new Set(found)].flatMap((origin) =>
    origin !== undefined && isOrigin(origin) ? [origin] : [],
  );
}
