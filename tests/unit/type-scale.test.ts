import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

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
