import {describe, expect, it, vi} from 'vitest';
import {INDEX} from '../../tests/support/search/fixture';
import {GrowingEngine} from './growing';
import {cutIndex, joinIndex} from './indexParts';

const request = (query: string) => ({query, indexName: 'docs'});
const {names, texts} = cutIndex(INDEX);
const load = async () => texts;

/** Addresses of the hits for a query. */
async function found(engine: GrowingEngine, query: string): Promise<string[]> {
  const [result] = await engine.search([request(query)]);
  return result?.hits.map(({url}) => url) ?? [];
}

describe('cutIndex', () => {
  it('keeps headings, documented names and the first paragraph of a page', () => {
    expect(names.pages[0]?.sections).toEqual([
      {level: 1, anchor: '', heading: 'Connect', text: ['Connect the chat to a server.']},
      {
        level: 2,
        heading: 'requestBodyLimits',
        symbols: ['maxMessages'],
      },
      {level: 3, anchor: 'few', heading: 'Send few'},
    ]);
  });

  it('is undone by joinIndex', () => {
    expect(joinIndex(names, texts)).toEqual(INDEX);
  });
});

describe('GrowingEngine', () => {
  it('waits for the texts, and finds their words', async () => {
    const engine = new GrowingEngine(names, load);
    expect(await found(engine, 'newest')).toEqual(['/docs/connect#few']);
  });

  it('answers from the names while the texts are late, and asks for them once', async () => {
    let arrive: () => void = () => undefined;
    const late = vi.fn(async () => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return load();
    });
    const engine = new GrowingEngine(names, late, 5);
    expect((await found(engine, 'maxMessages'))[0]).toBe('/docs/connect#requestBodyLimits');
    const ofText = found(engine, 'newest');
    expect(await Promise.race([ofText, found(engine, 'maxMessages')])).not.toEqual([]);
    arrive();
    expect(await ofText).toEqual(['/docs/connect#few']);
    expect(late).toHaveBeenCalledTimes(1);
  });

  it('asks again for texts that could not be loaded; what weighs them fails until then', async () => {
    let isBroken = true;
    const engine = new GrowingEngine(names, async () => {
      if (isBroken) throw new Error('no network');
      return load();
    });
    expect((await found(engine, 'maxMessages'))[0]).toBe('/docs/connect#requestBodyLimits');
    expect(await found(engine, 'newest')).toEqual([]);
    await expect(
      engine.search([{...request('maxMessages'), getRankingInfo: true}]),
    ).rejects.toThrow('no network');
    isBroken = false;
    expect(await found(engine, 'newest')).toEqual(['/docs/connect#few']);
  });
});
