import {describe, expect, it} from 'vitest';
import {colorsIn, contrast, type Rgba} from './color';
import {skins, skinSheet, type Skin} from './skins';

function ratio(one: string, other: string): number {
  return contrast(colorsIn(one)[0] as Rgba, colorsIn(other)[0] as Rgba);
}

/** The gray that `brightness(0) invert(n%)` makes of a black drawing. */
function iconGrey(filter: string): string {
  const share = Number(/invert\((\d+)%\)/.exec(filter)?.[1]) / 100;
  const value = Math.round(share * 255);
  return `rgb(${value}, ${value}, ${value})`;
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
      expect(ratio(iconGrey(skin.icon), behind)).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('skinSheet', () => {
  it('puts the own style after the skin', () => {
    expect(skinSheet('.name{color:red}').endsWith('.name{color:red}')).toBe(true);
    expect(skinSheet()).not.toContain('undefined');
  });
});
