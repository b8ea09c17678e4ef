import {describe, expect, it} from 'vitest';
import {colorsIn, contrast, luminance, brightnessOf} from './color';

describe('colorsIn', () => {
  it('reads hex in all lengths', () => {
    expect(colorsIn('#fff')).toEqual([[255, 255, 255, 1]]);
    expect(colorsIn('#0084ff')).toEqual([[0, 132, 255, 1]]);
    expect(colorsIn('#00000080')[0]?.[3]).toBeCloseTo(0.5, 2);
  });

  it('reads the forms of getComputedStyle', () => {
    expect(colorsIn('rgb(1, 2, 3)')).toEqual([[1, 2, 3, 1]]);
    expect(colorsIn('rgba(1, 2, 3, 0.5)')).toEqual([[1, 2, 3, 0.5]]);
    expect(colorsIn('rgb(10% 0% 100% / 25%)')).toEqual([[25.5, 0, 255, 0.25]]);
    expect(colorsIn('color(srgb 1 0 0.5 / 0.5)')).toEqual([[255, 0, 127.5, 0.5]]);
  });

  it('finds all colors of a gradient, and none in an image', () => {
    expect(colorsIn('linear-gradient(rgb(0, 0, 0) 0%, rgb(20, 20, 20) 100%)')).toHaveLength(2);
    expect(colorsIn('url("a.png")')).toEqual([]);
  });
});

describe('luminance and contrast', () => {
  it('agree with WCAG', () => {
    expect(luminance([255, 255, 255, 1])).toBeCloseTo(1);
    expect(luminance([0, 0, 0, 1])).toBe(0);
    expect(contrast([255, 255, 255, 1], [0, 0, 0, 1])).toBeCloseTo(21);
    // The component's own user bubble.
    expect(contrast([255, 255, 255, 1], [0, 132, 255, 1])).toBeCloseTo(3.65, 1);
  });
});

describe('brightnessOf', () => {
  it('tells light from dark', () => {
    expect(brightnessOf('#fff4d6')).toBe('light');
    expect(brightnessOf('rgb(16, 23, 24)')).toBe('dark');
    expect(brightnessOf('linear-gradient(#101840, #301050)')).toBe('dark');
  });

  it('says nothing about what shows what is behind', () => {
    expect(brightnessOf('rgba(0, 0, 0, 0)')).toBeUndefined();
    expect(brightnessOf('none')).toBeUndefined();
  });
});
