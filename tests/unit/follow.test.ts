// @vitest-environment happy-dom
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {beforeAll, describe, expect, it} from 'vitest';
import {factsOf, modeOf} from '../../src/providers/catalog';
import type {ProviderKey} from '../../src/providers/types';
import {addressOn, QUESTION, streamOn, ways} from '../../src/home/follow/ways';
import {recordRequest} from '../support/record';
import {SITE} from './docsModel';

beforeAll(async () => {
  await import('deep-chat');
}, 120_000);

describe('the message that the home page follows', () => {
  it('is sent as the installed component sends it', async () => {
    const found: Record<string, unknown> = {};
    for (const {id} of ways) {
      const isServer = id === 'server';
      const provider: ProviderKey = isServer ? 'openAI' : id;
      found[id] = await recordRequest(provider, modeOf(provider, 'chat'), {
        text: QUESTION,
        stream: true,
        ...(isServer && {
          properties: {directConnection: undefined, connect: {url: '/api/chat', stream: true}},
        }),
      });
    }
    const file = path.join(SITE, 'src/home/follow/requests.json');
    // After a new release: npx vitest run tests/unit/follow.test.ts -u
    const style = await resolveConfig(file);
    const text = await format(JSON.stringify(found), {...style, parser: 'json'});
    await expect(text).toMatchFileSnapshot(file);
  });

  it.each(ways)('comes back from $name in its own shape', (way) => {
    const lines = streamOn(way);
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(() => JSON.parse(line.replace(/^data: /, ''))).not.toThrow();
    if (way.id !== 'server')
      expect(modeOf(way.id, 'chat').reply ?? factsOf(way.id).modes[0]?.reply).toBe(way.reply);
  });

  it.each(ways)('shows no key on the way to $name', (way) => {
    expect(addressOn(way)).not.toContain('YOUR_API_KEY');
  });
});
