import {membersOf, typeOf, type ApiModel} from './model';
import type {Page} from './pages';

/** Where a symbol is documented. */
export interface Home {
  /** Address under the base URL, `/docs/files#FilesServiceConfig`. */
  readonly url: string;
  /** The page, `/docs/files`. */
  readonly page: string;
}

/** Symbols with an entry, by name: members of the element and types. */
export type Homes = ReadonlyMap<string, Home>;

/** The anchor that a reference element gives its symbol: the heading's above it where that says the same. */
export function anchorOf(symbol: string, element: string, heading: string | undefined): string {
  return element === 'Property' ? (heading ?? symbol) : symbol;
}

/**
 * Finds the place that documents each symbol: where a reference element names it, or else under a heading
 * that is its name. The first of several places is used; pages are in sidebar order.
 */
export function findHomes(
  model: ApiModel,
  pages: readonly Pick<Page, 'url' | 'headings' | 'mentions'>[],
): Homes {
  const homes = new Map<string, Home>();
  const add = (symbol: string, home: Home | undefined) => {
    if (home && !homes.has(symbol)) homes.set(symbol, home);
  };
  const at = (page: string, anchor: string): Home => ({url: `${page}#${anchor}`, page});
  const mentions = pages.flatMap((page) => page.mentions.map((mention) => ({...mention, page})));
  const members = membersOf(model);
  const ownerOf = new Map(
    members.flatMap(({name, type}) => (typeOf(model, type) ? [[type, name] as const] : [])),
  );
  for (const {page, element, symbol, heading} of mentions) {
    // Other pages show it too: a provider's page that is used through `connect` shows `Connect`.
    const owner = ownerOf.get(symbol);
    const isPageOfOwner = page.mentions.some(
      (other) => other.element === 'Property' && other.symbol === owner,
    );
    if (element === 'Type' && owner && !isPageOfOwner) continue;
    add(symbol, at(page.url, anchorOf(symbol, element, heading)));
  }
  // A type that is a property's whole type is documented with the property (`Connect`), before a heading
  // that happens to be the same word.
  for (const [type, owner] of ownerOf) add(type, homes.get(owner));
  const names = new Set([...model.types, ...members].map(({name}) => name));
  for (const {url, headings} of pages)
    for (const {text, id} of headings) if (names.has(text)) add(text, at(url, id));
  for (const {name, refs} of members) if (refs[0]) add(refs[0], homes.get(name));
  return homes;
}
