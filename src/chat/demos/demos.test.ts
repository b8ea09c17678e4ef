import {describe, expect, it} from 'vitest';
import {colorsIn, contrast} from '../color';
import {designs} from './designs';
import {EXAMPLE, stateOf, wordsOf} from './demoExchange';
import {lookCode, lookProperties, textOn} from './demoLook';
import {BARS, barsOf, saidBy, SAMPLE, sampleBars} from './waveform';

describe('the style editor', () => {
  it.each(designs)('writes the values of $name that the chat is shown with', ({look}) => {
    const code = lookCode(look).join('\n');
    for (const value of Object.values(lookProperties(look))) expect(code).toContain(`'${value}'`);
  });

  it.each(['#000000', '#ffffff', '#767676', '#1d4e79', '#ffdd00'])(
    'chooses a text color that can be read on %s',
    (color) => {
      const [behind, text] = [color, textOn(color)].map((css) => colorsIn(css)[0]!);
      expect(contrast(behind!, text!)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe('the network panel', () => {
  it('starts with an example, and says so', () => {
    expect(stateOf(EXAMPLE)).toMatch(/^Example: 14 events in 1\.9 s$/);
    expect(stateOf({request: '', events: []})).toBe('Receiving events');
  });

  it('streams words that add up to the text', () => {
    expect(wordsOf('Hello, there now').join('')).toBe('Hello, there now');
    expect(wordsOf('')).toEqual([]);
  });
});

describe('the waveform', () => {
  it('grows its transcript from nothing to the whole sample', () => {
    expect(saidBy(0)).toBe('');
    expect(saidBy(0.5).length).toBeLessThan(SAMPLE.length);
    expect(saidBy(1)).toBe(SAMPLE);
  });

  it('has as many bars from a microphone as from the sample, all inside the picture', () => {
    expect(sampleBars()).toHaveLength(BARS);
    const loud = barsOf(new Uint8Array(2048).fill(255));
    expect(loud).toHaveLength(BARS);
    expect(Math.max(...loud)).toBe(1);
    expect(Math.max(...barsOf(new Uint8Array(2048).fill(128)))).toBe(0.04);
  });
});
