import {describe, expect, it, vi} from 'vitest';
import {INDEX} from '../../tests/support/search/fixture';
import {GrowingEngine} from './growing';
import {cutIndex, joinIndex, type IndexPart} from './indexParts';

const request = (query: string) => ({query, indexName: 'docs'});
const {names, rest} = cutIndex(INDEX, 3);
const loadsOf = (parts: readonly IndexPart[]) => parts.map((part) => async () => ({default: part}));

/** Addresses of the hits for a query. */
async function found(engine: GrowingEngine, query: string): Promise<string[]> {
  const [result] = await engine.search([request(query)]);
  return result?.hits.map(({url}) => url) ?? [];
}

describe('cutIndex', () => {
  it('gives every page once, in order, in parts of about one size', () => {
    expect(rest).toHaveLength(3);
    expect(rest.flatMap(({pages}) => pages)).toEqual(INDEX.pages);
    expect(rest.map(({start}) => start)).toEqual([
      0,
      rest[0]?.pages.length,
      INDEX.pages.length - (rest[2]?.pages.length ?? 0),
    ]);
    const sizes = rest.map((part) => JSON.stringify(part.pages).length);
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.5);
  });

  it('keeps headings, documented names and the first paragraph of a page', () => {
    expect(names.pages[0]?.sections).toEqual([
      {level: 1, anchor: '', heading: 'Connect', text: ['Connect the chat to a server.']},
      {
        level: 2,
        anchor: 'requestBodyLimits',
        heading: 'requestBodyLimits',
        text: [],
        symbols: [['maxMessages', '']],
      },
      {level: 3, anchor: 'few', heading: 'Send few', text: []},
    ]);
  });

  it('is undone by joinIndex, in whatever order the parts come', () => {
    expect(joinIndex(names, rest)).toEqual(INDEX);
    expect(joinIndex(names, [...rest].reverse())).toEqual(INDEX);
  });
});

describe('GrowingEngine', () => {
  it('searches an index of one part at once', async () => {
    expect(await found(new GrowingEngine(INDEX, []), 'newest')).toEqual(['/docs/connect#few']);
  });

  it('waits for the other parts, and finds words of their texts', async () => {
    const engine = new GrowingEngine(names, loadsOf(rest));
    expect(await found(engine, 'newest')).toEqual(['/docs/connect#few']);
  });

  it('answers from the names while the other parts are late, and asks for them once', async () => {
    let arrive: () => void = () => undefined;
    const isHere = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const loads = loadsOf(rest).map((load) => vi.fn(() => isHere.then(load)));
    const engine = new GrowingEngine(names, loads, 5);
    expect((await found(engine, 'maxMessages'))[0]).toBe('/docs/connect#requestBodyLimits');
    expect(await found(engine, 'newest')).toEqual([]);
    arrive();
    expect(await found(engine, 'newest')).toEqual(['/docs/connect#few']);
    for (const load of loads) expect(load).toHaveBeenCalledTimes(1);
  });

  it('asks again for parts that could not be loaded; what weighs texts fails until then', async () => {
    let isBroken = true;
    const loads = loadsOf(rest).map((load) => async () => {
      if (isBroken) throw new Error('no network');
      return load();
    });
    const engine = new GrowingEngine(names, loads);
    expect((await found(engine, 'maxMessages'))[0]).toBe('/docs/connect#requestBodyLimits');
    await expect(
      engine.search([{...request('maxMessages'), getRankingInfo: true}]),
    ).rejects.toThrow('no network');
    isBroken = false;
    expect(await found(engine, 'newest')).toEqual(['/docs/connect#few']);
  });
});
