// Draws the bitmaps that are kept in static/ from their sources:
//   npm run pictures
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {renderAsync} from '@resvg/resvg-js';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const file = (name) => path.join(root, name);

/** A PNG of the logo, `size` px wide and high; `margin` is the space around it, in units of its 31. */
async function icon(size, {margin = 0, background, corner = 0} = {}) {
  const logo = await readFile(file('static/img/favicon.svg'), 'utf8');
  const edge = 31 + 2 * margin;
  const ground = background
    ? `<rect x="${-margin}" y="${-margin}" width="${edge}" height="${edge}" rx="${corner}" fill="${background}"/>`
    : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-margin} ${-margin} ${edge} ${edge}">${ground}${logo.replace('width="32" height="32"', 'width="31" height="31"')}</svg>`;
  return (await renderAsync(svg)).asPng();
}

/** An icon file that holds one PNG, 32 px wide and high. */
function ico(png) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // kind: icon
  head.writeUInt16LE(1, 4); // pictures in the file
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits for each pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

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
const PAPER = '#f6f8f8';
await writeFile(
  file('static/img/apple-touch-icon.png'),
  await icon(180, {margin: 6, background: PAPER}),
);
for (const size of [192, 512])
  await writeFile(
    file(`static/img/icon-${size}.png`),
    await icon(size, {margin: 4, background: PAPER, corner: 9}),
  );
// Launchers cut this one to their shape: what counts lies within the middle 80 percent.
await writeFile(
  file('static/img/icon-maskable-512.png'),
  await icon(512, {margin: 12, background: PAPER}),
);
await writeFile(file('static/favicon.ico'), ico(await icon(32)));
