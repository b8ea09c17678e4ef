import {readFileSync} from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {format, resolveConfig} from 'prettier';
import {beforeAll, describe, expect, it} from 'vitest';
import {COMPONENT_KILOBYTES} from '../../src/data/figures';
import {providers} from '../../src/data/providers';
import {factsOf, modeOf} from '../../src/providers/catalog';
import type {ProviderKey} from '../../src/providers/types';
import {QUESTION, streamOn, ways} from '../../src/home/follow/ways';
import {recordRequest} from '../support/record';
import {BUNDLE, SITE} from '../support/repository';

beforeAll(async () => {
  await import('deep-chat');
}, 120_000);

/** Compares data of the home page with its file. After a new release: npx vitest run tests/unit/home.dom.test.ts -u */
async function expectFile(name: string, data: unknown): Promise<void> {
  const file = path.join(SITE, 'src/home', name);
  const style = await resolveConfig(file);
  const text = await format(JSON.stringify(data), {...style, parser: 'json'});
  await expect(text).toMatchFileSnapshot(file);
}

it('the home page gives the size of the installed component', () => {
  const file = path.join(SITE, BUNDLE);
  const kilobytes = zlib.gzipSync(readFileSync(file), {level: 9}).length / 1000;
  expect(COMPONENT_KILOBYTES).toBe(Math.round(kilobytes));
});

/** Most modes of a provider that the home page names; the provider's page lists them all. */
const MAX_MODES = 6;

it('the home page names the modes of the catalog', async () => {
  const texts = providers.map(({key}) => {
    const names = factsOf(key).modes.map(({name}) => name);
    const more = names.length - MAX_MODES;
    const shown = names.slice(0, MAX_MODES).join(' · ');
    return [key, more > 0 ? `${shown} and ${more} more` : shown];
  });
  await expectFile('providerModes.json', Object.fromEntries(texts));
});

const KEY = 'YOUR_API_KEY';

describe('the message that the home page follows', () => {
  it('is sent as the installed component sends it', async () => {
    const found: Record<string, unknown> = {};
    for (const {id} of ways) {
      const isServer = id === 'server';
      const provider: ProviderKey = isServer ? 'openAI' : id;
      const {url, headers, body} = await recordRequest(provider, modeOf(provider, 'chat'), {
        text: QUESTION,
        stream: true,
        ...(isServer && {
          properties: {directConnection: undefined, connect: {url: '/api/chat', stream: true}},
        }),
      });
      const key = Object.entries(headers)
        .find(([, value]) => value.includes(KEY))
        ?.join(': ');
      found[id] = {url, key, body};
    }
    const shown = JSON.stringify(found).replaceAll(KEY, '…');
    await expectFile('follow/requests.json', JSON.parse(shown));
  });

  it.each(ways)('comes back from $name in its own shape', (way) => {
    const lines = streamOn(way);
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(() => JSON.parse(line.replace(/^data: /, ''))).not.toThrow();
    if (way.id !== 'server')
      expect(modeOf(way.id, 'chat').reply ?? factsOf(way.id).modes[0]?.reply).toBe(way.reply);
  });
});
