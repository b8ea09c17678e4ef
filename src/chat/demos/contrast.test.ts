import {describe, expect, it} from 'vitest';
import {designs} from './designs';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[\da-f]{2}/gi) ?? []).map((part) => {
    const value = parseInt(part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, two: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(two)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('designs', () => {
  it.each(designs)('$name can be read', ({config}) => {
    const roles = config.messageStyles?.default;
    for (const role of [roles?.user, roles?.ai]) {
      const bubble = role?.bubble as {color: string; backgroundColor: string};
      expect(contrast(bubble.color, bubble.backgroundColor)).toBeGreaterThanOrEqual(4.5);
    }
    const field = config.textInput?.styles?.container as {color: string; backgroundColor: string};
    expect(contrast(field.color, field.backgroundColor)).toBeGreaterThanOrEqual(4.5);
  });
});
