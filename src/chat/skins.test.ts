import {describe, expect, it} from 'vitest';
import {colorsIn, contrast, type Rgba} from './color';
import {BLACK_AND_WHITE, skins, skinSheet, type Skin} from './skins';

function ratio(one: string, other: string): number {
  return contrast(colorsIn(one)[0] as Rgba, colorsIn(other)[0] as Rgba);
}

/** The gray that a list of filters makes of a gray from 0 to 1. */
function filtered(filters: string, gray: number): string {
  const steps: Record<string, (value: number, amount: number) => number> = {
    brightness: (value, amount) => value * amount,
    contrast: (value, amount) => (value - 0.5) * amount + 0.5,
    invert: (value, amount) => value + amount * (1 - 2 * value),
  };
  const parts = [...filters.matchAll(/(\w+)\((\d+)%\)/g)];
  const share = parts.reduce((value, [, name, percent]) => {
    const next = steps[name!]!(value, Number(percent) / 100);
    return Math.min(1, Math.max(0, next));
  }, gray);
  return `rgb(${Array(3)
    .fill(Math.round(share * 255))
    .join()})`;
}

const texts: readonly (readonly [keyof Skin, keyof Skin])[] = [
  ['text', 'surface'],
  ['text', 'field'],
  ['text', 'hover'],
  ['text', 'reply'],
  ['muted', 'surface'],
  ['muted', 'field'],
  ['userText', 'user'],
  ['replyText', 'reply'],
  ['errorText', 'error'],
  ['errorText', 'surface'],
  ['accent', 'hover'],
];

describe.each(Object.entries(skins))('the %s skin', (_name, skin) => {
  it.each(texts)('%s can be read on %s', (text, behind) => {
    expect(ratio(skin[text], skin[behind])).toBeGreaterThanOrEqual(4.5);
  });

  it("makes the component's text of code readable", () => {
    expect(ratio('#f8f8f2', skin.code)).toBeGreaterThanOrEqual(4.5);
  });

  it('shows the field, the focus and the icons', () => {
    expect(ratio(skin.outline, skin.field)).toBeGreaterThanOrEqual(3);
    expect(ratio(skin.outline, skin.surface)).toBeGreaterThanOrEqual(3);
    expect(ratio(skin.accent, skin.surface)).toBeGreaterThanOrEqual(3);
    for (const behind of [skin.surface, skin.field, skin.hover]) {
      expect(ratio(filtered(skin.icon, 0), behind)).toBeGreaterThanOrEqual(3);
    }
  });

  it('draws both default avatars alike: a robot in black and a person in gray, on white', () => {
    const filters = `${BLACK_AND_WHITE} ${skin.avatar}`;
    const disc = filtered(filters, 1);
    expect(ratio(filtered(filters, 0), disc)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(filtered(filters, 0.8), disc)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('skinSheet', () => {
  it('puts the own style after the skin', () => {
    expect(skinSheet('.name{color:red}').endsWith('.name{color:red}')).toBe(true);
    expect(skinSheet()).not.toContain('undefined');
  });
});
