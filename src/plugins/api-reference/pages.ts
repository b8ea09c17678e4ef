import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import sidebars from '../../../sidebars';
import {isObject} from '../../lib/isObject';
import {replaceFences} from '../../mdx/fences';
import {filesIn} from '../files';
import {membersOf, typeOf, type ApiModel} from './model';

/** A page of the docs or examples, as it is written. */
export interface Page extends Outline {
  /** Path from the site's folder, `docs/messages/index.mdx`. */
  readonly file: string;
  /** Address under the base URL, `/docs/messages`. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** Its category at the top of a sidebar, or else the name of the sidebar; undefined for a page in none. */
  readonly group: string | undefined;
  readonly source: string;
}

/** The parts of a page that say which symbols it documents. */
interface Outline {
  readonly headings: readonly {
    /** Without the comment that gives the id, and without backticks. */
    readonly text: string;
    readonly id: string;
  }[];
  /** The reference elements. */
  readonly mentions: readonly {
    readonly element: 'Property' | 'Type';
    /** The symbol that it names. */
    readonly symbol: string;
    /** The id of the heading above it. */
    readonly heading: string | undefined;
  }[];
}

/** The folders that hold pages. */
const FOLDERS = ['docs', 'examples'];
const HEADING = /^#{2,6}\s+(.*?)\s*(?:\{\/\*\s*#(\S+)\s*\*\/\})?\s*$/;
const ELEMENT = /^<(?:(Property)|Type)\s+name="([^"]*)"/;

const read = new Map<string, {readonly mtime: number; readonly page: Page}>();

function idsOf(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  if (Array.isArray(item)) return item.flatMap(idsOf);
  if (!isObject(item)) return [];
  const {id, link, items} = item;
  const own = [id, isObject(link) ? link.id : undefined];
  return [...own.filter((name) => typeof name === 'string'), ...idsOf(items)];
}

/** The group of each page by its id, in the order in which the sidebars list them. */
const groups = new Map<string, string>();
for (const [sidebar, items] of Object.entries(sidebars))
  for (const item of [items].flat()) {
    const label = isObject(item) && item.type === 'category' ? item.label : undefined;
    const group =
      typeof label === 'string' ? label : sidebar.charAt(0).toUpperCase() + sidebar.slice(1);
    for (const id of idsOf(item)) if (!groups.has(id)) groups.set(id, group);
  }
const order = [...groups.keys()];

/**
 * Every page, in the order of the sidebars; pages outside of them come last. A file is read again only after it
 * has changed.
 */
export function readPages(siteDir: string): readonly Page[] {
  const place = (file: string) => {
    const index = order.indexOf(idOf(file));
    return index < 0 ? order.length : index;
  };
  const files = pageFiles(siteDir).sort((a, b) => place(a) - place(b));
  return files.map((file) => {
    const full = path.join(siteDir, file);
    const mtime = statSync(full).mtimeMs;
    const known = read.get(full);
    if (known?.mtime === mtime) return known.page;
    const source = readFileSync(full, 'utf8');
    const page = pageOf(file, source);
    read.set(full, {mtime, page});
    return page;
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

/** A page from its file's text. */
export function pageOf(file: string, source: string): Page {
  return {
    file,
    url: urlOf(file),
    title: headOf(source, 'title'),
    description: headOf(source, 'description'),
    group: groups.get(idOf(file)),
    source,
    ...outlineOf(source),
  };
}

const idOf = (file: string) => file.replace(/\.mdx?$/, '');

/** A line of a page's front matter; empty when there is none. */
function headOf(source: string, name: string): string {
  const [head = ''] = source.split('\n---');
  return new RegExp(`^${name}: *(['"]?)(.*)\\1$`, 'm').exec(head)?.[2] ?? '';
}

/** The id of a heading that names none. */
export const slugOf = (heading: string): string => heading.toLowerCase().replace(/[^\w]+/g, '-');

/** `docs/messages/index.mdx` → `/docs/messages` */
export function urlOf(file: string): string {
  return `/${file.replace(/(?:\/index)?\.mdx?$/, '')}`;
}

/** Headings and reference elements of a page's source; code fences are skipped. */
function outlineOf(source: string): Outline {
  const headings: Outline['headings'][number][] = [];
  const mentions: Outline['mentions'][number][] = [];
  for (const line of replaceFences(source, () => '').split('\n')) {
    const [heading, written = '', id] = HEADING.exec(line) ?? [];
    if (heading !== undefined) {
      const text = written.replaceAll('`', '');
      headings.push({text, id: id ?? slugOf(text)});
    }
    const [, property, symbols] = ELEMENT.exec(line) ?? [];
    const element = property ? 'Property' : 'Type';
    for (const symbol of symbols?.split(/\s*,\s*/) ?? [])
      mentions.push({element, symbol, heading: headings.at(-1)?.id});
  }
  return {headings, mentions};
}

/** Where each symbol is documented, a member of the element or a type: `/docs/files#FilesServiceConfig`. */
export type Homes = ReadonlyMap<string, string>;

/**
 * Finds the place that documents each symbol: where a reference element names it, or else under a heading
 * that is its name. The first of several places is used; pages are in sidebar order.
 */
export function findHomes(
  model: ApiModel,
  pages: readonly Pick<Page, 'url' | 'headings' | 'mentions'>[],
): Homes {
  const homes = new Map<string, string>();
  const add = (symbol: string, home: string | undefined) => {
    if (home && !homes.has(symbol)) homes.set(symbol, home);
  };
  const members = membersOf(model);
  const ownerOf = new Map(
    members.flatMap(({name, type}) => (typeOf(model, type) ? [[type, name] as const] : [])),
  );
  for (const {url, mentions} of pages)
    for (const {element, symbol, heading} of mentions) {
      const isProperty = element === 'Property';
      // Other pages show it too: a provider's page that is used through `connect` shows `Connect`.
      const owner = ownerOf.get(symbol);
      const isOwners = mentions.some((one) => one.element === 'Property' && one.symbol === owner);
      if (!isProperty && owner && !isOwners) continue;
      add(symbol, `${url}#${(isProperty && heading) || symbol}`);
    }
  // A type that is a property's whole type is documented with the property (`Connect`), before a heading
  // that happens to be the same word.
  for (const [type, owner] of ownerOf) add(type, homes.get(owner));
  const names = new Set([...model.types, ...members].map(({name}) => name));
  for (const {url, headings} of pages)
    for (const {text, id} of headings) if (names.has(text)) add(text, `${url}#${id}`);
  for (const {name, refs} of members) if (refs[0]) add(refs[0], homes.get(name));
  return homes;
}
