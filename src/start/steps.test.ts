import {describe, expect, it} from 'vitest';
import {markOf, steps, waysFrom} from './steps';

const step = (title: string) => steps.find((one) => one.title === title)!;
const titles = (title: string, by: -1 | 1) => waysFrom(step(title), by).map((one) => one.title);

describe('the steps of the start path', () => {
  it('are numbered by phase, with letters where one of several is enough', () => {
    expect(steps.map(markOf)).toEqual(['1', '2a', '2b', '2c', '3', 'or']);
  });

  it('never lead from one way to another', () => {
    const ways = ['Connect to a popular API', 'Connect to your own API', 'AI in your browser'];
    expect(titles('Create a component', 1)).toEqual(ways);
    for (const way of ways) {
      expect(titles(way, -1)).toEqual(['Create a component']);
      expect(titles(way, 1)).toEqual(['Choose options']);
    }
    expect(titles('Choose options', -1)).toEqual(ways);
    expect(titles('Choose options', 1)).toEqual([]);
    expect(titles('Install with AI', -1)).toEqual([]);
    expect(titles('Install with AI', 1)).toEqual([]);
  });
});
