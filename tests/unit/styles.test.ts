import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {colorsIn, contrast} from '../../src/chat/color';

const css = readFileSync('src/css/tokens.css', 'utf8');

/** Colors that the rules of a selector set, by name. */
function tokensOf(selector: string): Map<string, string> {
  const bodies = css.split('}').filter((rule) => rule.split('{')[0]!.includes(selector));
  const values = bodies.join(' ').matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6})\b/g);
  return new Map([...values].map(([, name, value]) => [name!, value!]));
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
    expect(contrast(colorsIn(color)[0]!, colorsIn(background)[0]!)).toBeGreaterThanOrEqual(4.5);
  });
});

/** Sizes outside the scale, with the reason. */
const OTHERS: Readonly<Record<string, string>> = {
  'src/chat/Chat.module.css': 'the size that the component itself has',
  'src/home/recordings/recorded.module.css': 'the size that the component itself has',
  'src/home/home.module.css': 'fluid headings and figures',
  'src/home/startPanel.module.css': 'the headline, fluid in its panel',
};

it('text has one of the five sizes of the scale', () => {
  const files = readdirSync('src', {recursive: true, encoding: 'utf8'})
    .map((name) => path.join('src', name))
    .filter((name) => name.endsWith('.css'));
  expect(files.length).toBeGreaterThan(40);
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^\s*font(?:-size)?: .*?\b[\d.]+(?:rem|px)\b.*;/gm)]
      .filter(([line]) => !line.includes('--type-'))
      .map(() => file.replaceAll('\\', '/')),
  );
  expect([...new Set(found)].sort()).toEqual(Object.keys(OTHERS).sort());
});
