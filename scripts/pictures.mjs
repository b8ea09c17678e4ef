// Draws the providers' logos into one file from their sources:
//   npm run pictures
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {ROOT} from './lib/command.mjs';

const file = (name) => path.join(ROOT, name);

/** The providers' marks as one file of symbols, colored by the text around them. */
async function sprite() {
  const list = await readFile(file('src/data/providers.ts'), 'utf8');
  const names = [...list.matchAll(/icon: '(\w+)'/g)].map((match) => match[1]);
  const symbols = await Promise.all(
    names.map(async (name) => {
      const svg = await readFile(
        file(`node_modules/@lobehub/icons-static-svg/icons/${name}.svg`),
        'utf8',
      );
      const box = /viewBox="([^"]+)"/.exec(svg)[1];
      const shapes = svg.replace(/<\/?svg[^>]*>|<title>.*?<\/title>/g, '');
      return `<symbol id="${name}" viewBox="${box}" fill-rule="evenodd">${shapes}</symbol>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>\n`;
}

await writeFile(file('static/img/providers.svg'), await sprite());
