import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {filesIn} from '../filesIn';
import {replaceFile} from '../hosting/files';
import {CARD, cardSvg} from './card';
import {sectionOf, titleOf, withCard} from './cardPages';

const FONTS = ['inter-latin-500.ttf', 'inter-latin-700.ttf'].map((name) =>
  path.join(__dirname, 'fonts', name),
);
/** Folder of the cards in the built site. */
const FOLDER = 'assets/cards';

/**
 * Draws a card for every page of a build, with the page's title and section, and names it in the page's
 * head for services that show shared addresses.
 *
 * Called by `src/plugins/hosting`, not a plugin: plugins finish a build in parallel, and two that
 * write into the same pages would undo each other's work.
 */
export async function addSocialCards(
  {siteConfig: {title: site, url, baseUrl}}: Pick<LoadContext, 'siteConfig'>,
  outDir: string,
): Promise<void> {
  const target = path.join(outDir, FOLDER);
  await mkdir(target, {recursive: true});
  const files = filesIn(outDir).filter((file) => file.endsWith('.html'));
  for (const file of files) {
    const html = await readFile(path.join(outDir, file), 'utf8');
    const title = titleOf(html, site);
    if (title === undefined) continue;
    const route = `/${file}`.replace(/\/?(?:index)?\.html$/, '');
    const svg = cardSvg({title, section: sectionOf(route), site});
    const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 16)}.png`;
    await writeFile(path.join(target, name), await draw(svg));
    const card = {url: `${url}${baseUrl}${FOLDER}/${name}`, alt: `${title}, ${site}`, ...CARD};
    replaceFile(path.join(outDir, file), withCard(html, card));
  }
}

async function draw(svg: string): Promise<Buffer> {
  // Only builds that draw need the renderer.
  const {renderAsync} = await import('@resvg/resvg-js');
  const font = {fontFiles: FONTS, loadSystemFonts: false, defaultFontFamily: 'Inter'};
  return (await renderAsync(svg, {font})).asPng();
}
