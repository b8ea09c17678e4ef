import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {BUILD, DOC_PAGES, metaOf, PAGES, REDIRECTS, titleOf} from '../support/site';
import routes from '../data/routes.json';

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
  const api = JSON.parse(readFileSync(path.join(BUILD, 'docs/api.json'), 'utf8')) as Readonly<
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
