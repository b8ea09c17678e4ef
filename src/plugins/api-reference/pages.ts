import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import sidebars from '../../../sidebars';
import {isObject} from '../../lib/isObject';
import {replaceFences} from '../../mdx/fences';
import {filesIn} from '../filesIn';

/** A page of the docs or examples, as it is written. */
export interface Page {
  /** Path from the site's folder, `docs/messages/index.mdx`. */
  readonly file: string;
  /** Address under the base URL, `/docs/messages`. */
  readonly url: string;
  readonly source: string;
}

/** A heading of a page. */
export interface Heading {
  readonly line: number;
  readonly depth: number;
  /** Without the comment that gives the id, and without backticks. */
  readonly text: string;
  readonly id: string;
}

/** One of the reference elements in a page. */
export interface Mention {
  readonly line: number;
  readonly element: 'Property' | 'Type';
  /** The symbol that it names. */
  readonly symbol: string;
  /** The heading above it. */
  readonly heading?: Heading;
}

/** The parts of a page that say which symbols it documents. */
export interface Outline {
  readonly headings: readonly Heading[];
  readonly mentions: readonly Mention[];
}

/** The folders that hold pages. */
const FOLDERS = ['docs', 'examples'];
const HEADING = /^(#{2,6})\s+(.*?)\s*(?:\{\/\*\s*#(\S+)\s*\*\/\})?\s*$/;
const ELEMENT = /^<(?:(Property)|Type)\s+name="([^"]*)"/;

const outlines = new Map<string, {mtime: number; page: Page; outline: Outline}>();

function idsOf(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  if (Array.isArray(item)) return item.flatMap(idsOf);
  if (!isObject(item)) return [];
  const {id, link, items} = item;
  const own = [id, isObject(link) ? link.id : undefined];
  return [...own.filter((name) => typeof name === 'string'), ...idsOf(items)];
}

/** Ids of the pages in the order in which the sidebars list them. */
export const sidebarOrder: readonly string[] = Object.values(sidebars).flatMap(idsOf);

/**
 * Every page, in the order of the sidebars; pages outside of them come last. A file is read again only after it
 * has changed.
 */
export function readPages(siteDir: string): readonly (Page & {readonly outline: Outline})[] {
  const place = (file: string) => {
    const index = sidebarOrder.indexOf(file.replace(/\.mdx?$/, ''));
    return index < 0 ? sidebarOrder.length : index;
  };
  const files = pageFiles(siteDir).sort((a, b) => place(a) - place(b));
  return files.map((file) => {
    const full = path.join(siteDir, file);
    const mtime = statSync(full).mtimeMs;
    const known = outlines.get(full);
    if (known?.mtime === mtime) return {...known.page, outline: known.outline};
    const page = {file, url: urlOf(file), source: readFileSync(full, 'utf8')};
    const outline = outlineOf(page.source);
    outlines.set(full, {mtime, page, outline});
    return {...page, outline};
  });
}

/** The files of all pages, by their path from the site's folder. */
export function pageFiles(siteDir: string): string[] {
  return FOLDERS.flatMap((folder) =>
    filesIn(path.join(siteDir, folder), (name) => !name.startsWith('_'))
      .filter((file) => /\.mdx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
}

/** `docs/messages/index.mdx` → `/docs/messages` */
export function urlOf(file: string): string {
  return `/${file.replace(/(?:\/index)?\.mdx?$/, '')}`;
}

/** Headings and reference elements of a page's source; code fences are skipped. */
export function outlineOf(source: string): Outline {
  const headings: Heading[] = [];
  const mentions: Mention[] = [];
  const prose = replaceFences(source, ({code}) => '\n'.repeat(code.split('\n').length));
  prose.split('\n').forEach((text, index) => {
    const [heading, marks = '', written = '', id] = HEADING.exec(text) ?? [];
    if (heading !== undefined) {
      const title = written.replaceAll('`', '');
      headings.push({
        line: index + 1,
        depth: marks.length,
        text: title,
        id: id ?? title.toLowerCase().replace(/[^\w]+/g, '-'),
      });
    }
    const [, property, symbols] = ELEMENT.exec(text) ?? [];
    for (const symbol of symbols?.split(/\s*,\s*/) ?? [])
      mentions.push({
        line: index + 1,
        element: property ? 'Property' : 'Type',
        symbol,
        heading: headings.at(-1),
      });
  });
  return {headings, mentions};
}
