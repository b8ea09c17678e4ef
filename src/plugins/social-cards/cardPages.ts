import {escapeHtml} from '../../lib/escapeHtml';

/** The part of the site that an address belongs to, as its card names it. */
export function sectionOf(route: string): string {
  const found = SECTIONS.find(([start]) => route === start || route.startsWith(`${start}/`));
  return found ? found[1] : 'Web component';
}

/** Starts of addresses, the more exact ones first. */
const SECTIONS: readonly (readonly [start: string, name: string])[] = [
  ['/docs/directConnection', 'Docs: providers'],
  ['/docs/guides', 'Docs: guides'],
  ['/docs', 'Docs'],
  ['/examples', 'Examples'],
  ['/start', 'Start'],
  ['/features', 'Features'],
  ['/playground', 'Playground'],
  ['/search', 'Search'],
  ...[
    '/gallery',
    '/startPanel',
    '/smallScreen',
    '/footer',
    '/exploreButton',
    '/preload',
    '/utils',
  ].map((start) => [start, 'Gallery of parts'] as const),
];

const NAMED: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'"};

/** Text of HTML without elements. */
function decode(html: string): string {
  return html.replace(/&(?:#(x?[\da-f]+)|(\w+));/gi, (all, code?: string, name?: string) => {
    if (code) return String.fromCodePoint(Number(code.replace(/^x/i, '0x')));
    return NAMED[name ?? ''] ?? all;
  });
}

/** Title of a built page without the site's name at its end; nothing for pages that only lead on. */
export function titleOf(html: string, site: string): string | undefined {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1];
  if (title === undefined || /http-equiv="?refresh/.test(html)) return undefined;
  const text = decode(title).trim();
  return text.endsWith(` | ${site}`) ? text.slice(0, -site.length - 3) : text;
}

/** The page with a card in its head. */
export function withCard(
  html: string,
  card: {url: string; alt: string; width: number; height: number},
): string {
  const facts: readonly (readonly [kind: string, name: string, content: string])[] = [
    ['property', 'og:image', card.url],
    ['property', 'og:image:width', String(card.width)],
    ['property', 'og:image:height', String(card.height)],
    ['property', 'og:image:alt', card.alt],
    ['name', 'twitter:image', card.url],
    ['name', 'twitter:image:alt', card.alt],
  ];
  const tags = facts.map(
    ([kind, name, content]) => `<meta ${kind}="${name}" content="${escapeHtml(content)}">`,
  );
  return html.replace('</head>', () => `${tags.join('')}</head>`);
}
