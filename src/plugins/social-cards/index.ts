import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {filesIn} from '../filesIn';
import {replaceFile} from '../hosting/files';
import {CARD, cardSvg} from './card';
import {sectionOf, titleOf, withCard} from './cardPages';
import {palettePng} from './png';

const FONTS = ['inter-latin-500.ttf', 'inter-latin-700.ttf'].map((name) =>
  path.join(__dirname, 'fonts', name),
);
/** Raised when pictures of the same text are drawn in another way. */
const DRAWING = 1;
/** Folder of the cards in the built site. */
const FOLDER = 'assets/cards';

/** Name of the file with the card, drawn unless an earlier build has drawn the same. */
async function cardFor(svg: string, cache: string, target: string): Promise<string> {
  const name = `${createHash('sha256').update(`${DRAWING}${svg}`).digest('hex').slice(0, 16)}.png`;
  let png = await readFile(path.join(cache, name)).catch(() => undefined);
  if (!png) {
    png = await draw(svg);
    await writeFile(path.join(cache, name), png);
  }
  await writeFile(path.join(target, name), png);
  return name;
}

/**
 * Draws a card for every page of a build, with the page's title and section, and names it in the page's
 * head for services that show shared addresses. Drawn cards are kept in `node_modules/.cache`.
 *
 * Called by `src/plugins/hosting`, not a plugin: plugins finish a build in parallel, and two that
 * write into the same pages would undo each other's work.
 */
export async function addSocialCards(
  {siteDir, siteConfig: {title: site, url, baseUrl}}: Pick<LoadContext, 'siteDir' | 'siteConfig'>,
  outDir: string,
): Promise<void> {
  const cache = path.join(siteDir, 'node_modules/.cache/social-cards');
  const target = path.join(outDir, FOLDER);
  await mkdir(cache, {recursive: true});
  await mkdir(target, {recursive: true});
  const files = filesIn(outDir).filter((file) => file.endsWith('.html'));
  for (const file of files) {
    const html = await readFile(path.join(outDir, file), 'utf8');
    const title = titleOf(html, site);
    if (title === undefined) continue;
    const route = `/${file}`.replace(/\/?(?:index)?\.html$/, '');
    const svg = cardSvg({title, section: sectionOf(route), site});
    const name = await cardFor(svg, cache, target);
    const card = {url: `${url}${baseUrl}${FOLDER}/${name}`, alt: `${title}, ${site}`, ...CARD};
    replaceFile(path.join(outDir, file), withCard(html, card));
  }
}

async function draw(svg: string): Promise<Buffer> {
  // Only builds that draw need the renderer.
  const {renderAsync} = await import('@resvg/resvg-js');
  const font = {fontFiles: FONTS, loadSystemFonts: false, defaultFontFamily: 'Inter'};
  const image = await renderAsync(svg, {font});
  return palettePng(image.pixels, image.width, image.height) ?? image.asPng();
}
