import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

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
const ELEMENT = /^<(Property|Type)\s+name="([^"]*)"/;

const outlines = new Map<string, {mtime: number; page: Page; outline: Outline}>();

/** Every page, sorted by file. A file is read again only after it has changed. */
export function readPages(siteDir: string): readonly (Page & {readonly outline: Outline})[] {
  return FOLDERS.flatMap((folder) => filesIn(path.join(siteDir, folder))).map((full) => {
    const mtime = statSync(full).mtimeMs;
    const known = outlines.get(full);
    if (known?.mtime === mtime) return {...known.page, outline: known.outline};
    const file = path.relative(siteDir, full).split(path.sep).join('/');
    const page = {file, url: urlOf(file), source: readFileSync(full, 'utf8')};
    const outline = outlineOf(page.source);
    outlines.set(full, {mtime, page, outline});
    return {...page, outline};
  });
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true})
    .filter(({name}) => !name.startsWith('_'))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .flatMap((entry) => {
      const full = path.join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(full);
      return /\.mdx?$/.test(entry.name) ? [full] : [];
    });
}

/** `docs/messages/index.mdx` → `/docs/messages` */
export function urlOf(file: string): string {
  return `/${file.replace(/(?:\/index)?\.mdx?$/, '')}`;
}

/** Headings and reference elements of a page's source; code fences are skipped. */
export function outlineOf(source: string): Outline {
  const headings: Heading[] = [];
  const mentions: Mention[] = [];
  let fence = '';
  source.split('\n').forEach((text, index) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(text)?.[1];
    if (fence) {
      if (mark?.startsWith(fence) && text.trim() === mark) fence = '';
      return;
    }
    if (mark) {
      fence = mark;
      return;
    }
    const heading = HEADING.exec(text);
    if (heading) {
      const title = heading[2]!.replaceAll('`', '');
      headings.push({
        line: index + 1,
        depth: heading[1]!.length,
        text: title,
        id: heading[3] ?? title.toLowerCase().replace(/[^\w]+/g, '-'),
      });
    }
    const element = ELEMENT.exec(text);
    for (const symbol of element?.[2]?.split(/\s*,\s*/) ?? [])
      mentions.push({
        line: index + 1,
        element: element![1] as Mention['element'],
        symbol,
        heading: headings.at(-1),
      });
  });
  return {headings, mentions};
}
