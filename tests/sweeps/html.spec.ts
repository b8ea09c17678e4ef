import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readSettings} from '../../src/config/settings';
import {attribute, BUILD, DOC_PAGES, metaOf, PAGES, REDIRECTS, titleOf} from '../support/site';
import routes from '../data/routes.json';

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

/** Link texts that search engines and lists of links can't use; Lighthouse counts them, too. */
const VAGUE =
  /^(?:click (?:here|this)|continue|details|here|info|(?:more |right )?(?:information|here|info)|(?:learn |read |see |show |view )?more|link|start|this|view)$/i;

/** The content of a page, without its tags. */
const textOf = (html: string) => html.replace(/<[^>]+>/g, '').trim();

const known = new Set([...PAGES, ...REDIRECTS].map(({route}) => route));

// @spec 1.parts 1.topics 1.root 2.routes.pages 2.routes.fragments 2.routes.small 2.routes.docs 2.routes.examples
test('every promised route is a page', () => {
  expect(routes.filter((route) => !known.has(route))).toEqual([]);
});

test('every page has its own title and description, of 80 to 160 characters', () => {
  const seen = new Map<string, string>();
  const problems = PAGES.flatMap(({route, html}) => {
    const title = titleOf(html)?.trim() ?? '';
    const description = (metaOf(html, 'description') ?? '').replace(/&[#\w]+;/g, "'");
    const {length} = description;
    const wrong = title ? [] : [`${route}: no title`];
    if (length < 80 || length > 160) wrong.push(`${route}: a description of ${length} characters`);
    for (const text of [title, description]) {
      const other = seen.get(text);
      seen.set(text, route);
      if (other) wrong.push(`${route}: "${text}" as in ${other}`);
    }
    return wrong;
  });
  expect(problems).toEqual([]);
});

test('links in texts say where they lead', () => {
  const problems = PAGES.flatMap(({route, html}) => {
    const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
    const texts = [...main.matchAll(/<a [^>]*>([^]*?)<\/a>/g)].map(([, text = '']) => textOf(text));
    return texts.filter((text) => VAGUE.test(text)).map((text) => `${route}: "${text}"`);
  });
  expect(problems).toEqual([]);
});

test('every name of the API file leads to its heading', () => {
  const api = JSON.parse(read('docs/api.json')) as Readonly<
    Record<string, readonly {readonly url?: string}[]>
  >;
  const urls = ['properties', 'methods', 'events', 'types', 'providers'].flatMap((kind) =>
    api[kind]!.map(({url}) => new URL(url ?? 'none:')),
  );
  const wrong = urls.filter(({pathname, hash}) => {
    const page = PAGES.find(({route}) => route === pathname.replace(/\/$/, ''));
    return !page || !new RegExp(`\\sid="?${hash.slice(1)}[\\s">]`).test(page.html);
  });
  expect(urls.length).toBeGreaterThan(100);
  expect(wrong.map(String)).toEqual([]);
});

const NO_CODE = ['/docs/glossary', '/docs/reference'];

// @spec 1.topics
test('pages of the docs have their text and code in their HTML, and a place in the sidebar', () => {
  const problems = DOC_PAGES.flatMap(({route, html}) => {
    const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
    const codes = [...main.matchAll(/<pre[^>]*>([^]*?)<\/pre>/g)].map(([, code = '']) => code);
    const prose = textOf(main.replace(/<(pre|script|style|template)\b[^]*?<\/\1>/g, ''));
    return [
      ...(/<h1\b/.test(main) ? [] : [`${route}: no title`]),
      // Examples are mostly code.
      ...(prose.length > (route.startsWith('/docs/') ? 1200 : 700)
        ? []
        : [`${route}: ${prose.length} characters`]),
      ...(codes.length > 0 || NO_CODE.includes(route) ? [] : [`${route}: no code`]),
      ...(codes.every(textOf) ? [] : [`${route}: code without text`]),
      ...(/menu__link--active/.test(html) ? [] : [`${route}: not in the sidebar`]),
    ];
  });
  expect(problems).toEqual([]);
});
