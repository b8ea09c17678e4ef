import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readSettings} from '../../src/config/settings';
import {attribute, BUILD, metaOf, PAGES, REDIRECTS, titleOf} from '../support/site';

const {url: SITE} = readSettings({});
const read = (file: string) => readFileSync(path.join(BUILD, file), 'utf8');
const isUnlisted = (html: string) => /noindex/.test(metaOf(html, 'robots') ?? '');

/** Width and height that a PNG says it has. */
function sizeOf(file: string): readonly [number, number] {
  const png = readFileSync(file);
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

// @spec 1.locale 1.settings 9.toc
test('every page: language, canonical address, link preview with a card', () => {
  const problems = PAGES.flatMap(({route, html}) => {
    const wrong: string[] = [];
    const expectIt = (isRight: boolean, what: string) => {
      if (!isRight) wrong.push(`${route}: ${what}`);
    };
    const og = (name: string) =>
      attribute(html, new RegExp(`<meta[^>]*property="?og:${name}"?[^>]*>`), 'content');
    expectIt(/<html lang="?en"? dir="?ltr"?/.test(html), 'language');
    const icon = attribute(html, /<link[^>]*rel="?icon"?[^>]*>/, 'href') ?? 'none';
    expectIt(existsSync(path.join(BUILD, icon)), `icon ${icon}`);
    const canonical = attribute(html, /<link[^>]*rel="?canonical"?[^>]*>/, 'href');
    expectIt(
      canonical?.replace(/(.)\/$/, '$1') === (SITE + route).replace(/\/$/, '') ||
        canonical === `${SITE}/`,
      `canonical ${canonical}`,
    );
    expectIt(og('url') === canonical, `og:url ${og('url')}`);
    expectIt(
      Boolean(og('title')) && titleOf(html)!.startsWith(og('title')!.slice(0, 5)),
      'og:title',
    );
    expectIt(og('description') === metaOf(html, 'description'), 'og:description');
    expectIt(metaOf(html, 'twitter:card') === 'summary_large_image', 'twitter:card');
    const image = og('image') ?? '';
    expectIt(image.startsWith(`${SITE}/`), `og:image ${image}`);
    expectIt(image === metaOf(html, 'twitter:image'), 'twitter:image');
    const file = path.join(BUILD, image.slice(SITE.length));
    expectIt(
      file.endsWith('.png') && existsSync(file) && String(sizeOf(file)) === '1200,630',
      `card ${image}`,
    );
    return wrong;
  });
  expect(problems).toEqual([]);
});

test('the sitemap has every page to land on once, and robots.txt names it', () => {
  const places = [...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) =>
    place.slice(SITE.length).replace(/(.)\/$/, '$1'),
  );
  expect(new Set(places).size).toBe(places.length);
  const wanted = PAGES.filter(({html}) => !isUnlisted(html)).map(({route}) => route);
  const hidden = [...PAGES.filter(({html}) => isUnlisted(html)), ...REDIRECTS].map(
    ({route}) => route,
  );
  expect(wanted.filter((route) => !places.includes(route))).toEqual([]);
  expect(places).toContain('/search');
  expect(hidden.filter((route) => places.includes(route))).toEqual([]);
  expect(hidden).toContain('/examples/Layout/sticky/preview');
  expect(read('llms.txt')).not.toContain('/preview');
  expect(read('robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml`);
});

// @spec 1.version 1.root
test('the docs have one version, current, labelled Next, at the root of the site', () => {
  const data = JSON.parse(
    readFileSync(path.join(BUILD, '../.docusaurus/globalData.json'), 'utf8'),
  ) as Record<string, {default: {path: string; versions: object[]}}>;
  const docs = data['docusaurus-plugin-content-docs']!.default;
  // The data of the last build, which may have been the one below a path.
  expect(['/', '/sub/path/']).toContain(docs.path);
  expect(docs.versions).toEqual([
    expect.objectContaining({name: 'current', label: 'Next', isLast: true, path: docs.path}),
  ]);
});

test('nobody has to log in: no page asks for an account or a password', () => {
  const problems = PAGES.flatMap(({route, html}) => {
    const controls = html.match(/<(?:a|button)\b[^>]*>[\s\S]*?<\/(?:a|button)>/g) ?? [];
    const entries = controls
      .map((control) => control.replace(/<[^>]*>/g, ' ').trim())
      .filter((text) => /^(log ?in|sign ?(in|up|out)|create an account|my account)\b/i.test(text));
    // The field of that type in the form of a provider is for its key.
    const isKey = route.startsWith('/playground/serviceModal/');
    if (!isKey && /<input[^>]*type="?password/.test(html)) entries.push('a password');
    return entries.map((entry) => `${route}: ${entry}`);
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
