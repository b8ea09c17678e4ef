import {membersOf, type ApiModel} from './model';
import type {Heading, Outline, Page} from './pages';

/** Where a symbol is documented. */
export interface Home {
  /** Address under the base URL, `/docs/files#FilesServiceConfig`. */
  readonly url: string;
  /** The page, `/docs/files`. */
  readonly page: string;
  readonly anchor: string;
}

/** Symbols with an entry, by name: members of the element and types. */
export type Homes = ReadonlyMap<string, Home>;

/** The anchor that a reference element gives its symbol: the heading's above it where that says the same. */
export function anchorOf(symbol: string, element: string, heading: Heading | undefined): string {
  if (heading && (element === 'Property' || heading.id === symbol)) return heading.id;
  return symbol;
}

/**
 * Finds the place that documents each symbol: where a reference element names it, or else under a heading
 * that is its name. The first of several places is used; pages are in sidebar order.
 */
export function findHomes(
  model: ApiModel,
  pages: readonly (Pick<Page, 'url'> & {readonly outline: Outline})[],
): Homes {
  const homes = new Map<string, Home>();
  const add = (symbol: string, page: string, anchor: string) => {
    if (!homes.has(symbol)) homes.set(symbol, {url: `${page}#${anchor}`, page, anchor});
  };
  for (const {url, outline} of pages)
    for (const {element, symbol, heading} of outline.mentions)
      add(symbol, url, anchorOf(symbol, element, heading));
  const names = new Set([...model.types, ...membersOf(model)].map(({name}) => name));
  for (const {url, outline} of pages)
    for (const {text, id} of outline.headings) if (names.has(text)) add(text, url, id);
  // A type that is a property's whole type is documented with the property (`Connect`).
  for (const {name, refs} of membersOf(model)) {
    const home = homes.get(name);
    if (home && refs[0]) add(refs[0], home.page, home.anchor);
  }
  return homes;
}
