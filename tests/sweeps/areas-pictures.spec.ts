import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {BUILD, PAGES} from '../support/site';

/** Width and height that a PNG says it has. */
function sizeOf(file: string): readonly [number, number] {
  const png = readFileSync(file);
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

const property = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

test('every page has a card of its own, of the size that services ask for', () => {
  const cards = new Map<string, string>();
  const problems = PAGES.flatMap(({route, html}) => {
    const image = property(html, 'og:image');
    if (!image || image !== property(html, 'twitter:image')) return [`${route}: no card`];
    const {protocol, pathname} = new URL(image);
    const file = path.join(BUILD, pathname);
    if (!protocol.startsWith('http') || !existsSync(file)) return [`${route}: ${image} is no file`];
    if (String(sizeOf(file)) !== '1200,630') return [`${route}: ${String(sizeOf(file))}`];
    const other = cards.get(image);
    cards.set(image, route);
    return other ? [`${route}: same card as ${other}`] : [];
  });
  expect(problems).toEqual([]);
});

test('every page links the manifest, whose icons have the sizes it says', () => {
  const missing = PAGES.filter(
    ({html}) => !/<link rel="?manifest"? href="?\/manifest\.webmanifest"?/.test(html),
  ).map(({route}) => route);
  expect(missing).toEqual([]);
  const manifest = JSON.parse(readFileSync(path.join(BUILD, 'manifest.webmanifest'), 'utf8'));
  // Addresses in a manifest count from its own, so these hold under every base path.
  expect(manifest.start_url).toBe('.');
  const icons: {src: string; sizes: string; purpose?: string}[] = manifest.icons;
  for (const {src, sizes} of icons)
    expect(sizeOf(path.join(BUILD, src)).join('x'), src).toBe(sizes);
  expect(icons.map(({sizes, purpose = 'any'}) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  expect(sizeOf(path.join(BUILD, 'img/apple-touch-icon.png'))).toEqual([180, 180]);
});
