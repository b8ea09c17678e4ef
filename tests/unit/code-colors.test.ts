import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

const css = readFileSync('src/css/tokens.css', 'utf8');

/** Colors that the rules of a selector set, by name. */
function tokensOf(selector: string): Map<string, string> {
  const bodies = css.split('}').filter((rule) => rule.split('{')[0]!.includes(selector));
  const values = bodies.join(' ').matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6})\b/g);
  return new Map([...values].map(([, name, value]) => [name!, value!]));
}

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = parseInt(full.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

// The site walk leaves code out of axe (thousands of tokens have these few colors): all pairs that
// can occur are checked here.
describe.each([':root', "[data-theme='dark']"])('code colors of %s', (selector) => {
  const tokens = tokensOf(selector);
  const background = tokens.get('code-background')!;
  const colors = [...tokens].filter(([name]) => /^code-(?!background)/.test(name));

  it('names a color for every kind of token', () => {
    expect(colors.length).toBe(9);
    const used = readFileSync('src/css/code.css', 'utf8').matchAll(/var\(--([\w-]+)\)/g);
    for (const [, name] of used) expect(tokens.has(name!), name).toBe(true);
  });

  it.each(colors)('%s has AA contrast', (_name, color) => {
    expect(contrast(color, background)).toBeGreaterThanOrEqual(4.5);
  });
});
