import {beforeAll, describe, expect, it} from 'vitest';
import {factsOf} from '../../src/providers/catalog';
import {leastValues} from '../../src/providers/modeConnection';
import type {ProviderKey} from '../../src/providers/types';
import {accessOf, foreignOrigins, isAimless, type Secrets} from '../../src/playground/model/access';
import {connectionOf, sendingOf, targetOf} from '../../src/playground/model/connection';
import {isMounted} from '../../src/playground/model/connection';
import {elementProps} from '../../src/playground/model/elementProps';
import {connectKey, modeOfChat, valuesKey} from '../../src/playground/model/workspace';
import {demoChat, type ChatModel, type Values} from '../../src/playground/schema';
import {addressPlaces, hostileAddresses} from '../data/fuzz/addresses';
import {neededFiles, recordable as modes, recordRequest, sample} from '../support/record';

const PAGE = 'https://docs.example/playground';
const SECRETS: Secrets = new Proxy({}, {get: () => 'SENTINEL-KEY'});
const shared = {systemPrompt: ''};

beforeAll(async () => {
  await import('deep-chat');
}, 120_000);

/** A chat with these values as they are, unchecked: the address check must work without it. */
function chatWith(
  provider: ProviderKey | undefined,
  mode: string,
  values: Values,
  connect: Values,
): ChatModel {
  return {
    ...demoChat('c1'),
    ...(provider ? {provider} : {}),
    mode,
    values: {[valuesKey(provider, mode)]: values, [connectKey(provider, mode)]: connect},
  };
}

/** The address that the installed component asks for this chat, once it may send. */
async function askedBy(chat: ChatModel): Promise<string> {
  const mode = modeOfChat(chat)!;
  const properties = {directConnection: undefined, ...connectionOf(chat, shared, {key: 'K'})};
  const {url} = await recordRequest(chat.provider ?? 'openAI', mode, {
    files: neededFiles(mode),
    properties,
  });
  return url;
}

/** Where the browser would send a request to. */
function originAsBrowser(address: string): string | undefined {
  try {
    return new URL(address, PAGE).origin;
  } catch {
    return undefined;
  }
}

function chatAt({provider, mode, setting}: (typeof addressPlaces)[number], address: string) {
  const facts = factsOf(provider).modes.find(({id}) => id === mode)!;
  const isConnect = setting === 'connect.url';
  const values = {...leastValues(facts), ...(!isConnect && {[setting]: address})};
  return chatWith(provider, mode, values, isConnect ? {url: address} : {});
}

describe('the address that is checked is the one that the component asks', () => {
  const places = addressPlaces.map((place) => ({
    ...place,
    name: `${place.provider}.${place.mode} ${place.setting}`,
  }));

  it.each(places)(
    '$name',
    async (place) => {
      for (const address of hostileAddresses) {
        const chat = chatAt(place, address);
        const asked = await askedBy(chat);
        expect(targetOf(chat), JSON.stringify(address)).toBe(asked);

        const access = accessOf(chat, SECRETS, {});
        const isHeld = isAimless(chat) || foreignOrigins(chat).length > 0;
        const origin = originAsBrowser(asked);
        const azure = /^https:\/\/[\w-]+\.(openai\.azure|(tts|stt)\.speech\.microsoft)\.com$/;
        const isOwn = place.provider === 'azure' && azure.test(origin ?? '');
        if (!isOwn) {
          expect(isHeld, JSON.stringify(address)).toBe(true);
          expect(sendingOf(chat, access), JSON.stringify(address)).toBe('unconfirmed');
          expect(access.key, JSON.stringify(address)).toBeUndefined();
        }
        if (!modeOfChat(chat)?.reply && access.isUnconfirmed)
          expect(isMounted(chat, access)).toBe(false);
      }
    },
    60_000,
  );

  it.each(modes)('$name through another address', async ({key, mode}) => {
    for (const url of ['https://proxy.example', 'https://proxy.example/v1?a=b']) {
      const chat = chatWith(key, mode.id, leastValues(mode), {url});
      const asked = await askedBy(chat);
      expect(asked.replace(/\/files\/upload$/, '')).toBe(targetOf(chat));
      expect(foreignOrigins(chat)[0]).toBe('https://proxy.example');
    }
  });

  it('a server of one’s own', async () => {
    for (const url of ['https://proxy.example', '//evil.example', 'evil.example']) {
      const chat = chatWith(undefined, 'custom', {url}, {url});
      expect(await askedBy(chat)).toBe(targetOf(chat));
      expect(accessOf(chat, SECRETS, {}).isUnconfirmed).toBe(true);
    }
  });

  const dry = modes.filter(({mode}) => mode.reply);
  it.each(dry)('$name asks nobody in a dry run, not for a file either', async ({key, mode}) => {
    const media = ['images', 'audio', 'mixedFiles'] as const;
    const base = chatWith(key, mode.id, leastValues(mode), {url: 'https://proxy.example/v1'});
    const chat: ChatModel = {...base, media};
    const wires = {onRequest: () => undefined, onReply: () => undefined};
    const properties = elementProps(chat, shared, accessOf(chat, SECRETS, {}), wires);
    expect(properties.connect).toHaveProperty('handler');
    expect(JSON.stringify(properties)).not.toContain('SENTINEL');
    // A chat without the button takes no files.
    const extra = 'images' in properties ? [sample('image')] : [];
    const files = neededFiles(mode).length > 0 ? neededFiles(mode) : extra;
    const asked = recordRequest(key, mode, {files, properties, patience: 250});
    await expect(asked).rejects.toThrow('was not asked');
  });
});
