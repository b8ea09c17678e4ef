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
  const mentions = pages.flatMap(({url, outline}) =>
    outline.mentions.map((mention) => ({...mention, url})),
  );
  const isPageOf = (member: string, url: string) =>
    mentions.some((one) => one.element === 'Property' && one.symbol === member && one.url === url);
  const ownerOf = new Map(
    membersOf(model).flatMap(({name, type}) =>
      type.length === 1 && typeof type[0] === 'object' ? [[type[0].ref, name] as const] : [],
    ),
  );
  for (const {url, element, symbol, heading} of mentions) {
    // Other pages show it too: a provider's page that is used through `connect` shows `Connect`.
    const owner = ownerOf.get(symbol);
    if (element === 'Type' && owner && !isPageOf(owner, url)) continue;
    add(symbol, url, anchorOf(symbol, element, heading));
  }
  // A type that is a property's whole type is documented with the property (`Connect`), before a heading
  // that happens to be the same word.
  for (const [type, owner] of ownerOf) addWith(type, owner);
  const names = new Set([...model.types, ...membersOf(model)].map(({name}) => name));
  for (const {url, outline} of pages)
    for (const {text, id} of outline.headings) if (names.has(text)) add(text, url, id);
  for (const {name, refs} of membersOf(model)) if (refs[0]) addWith(refs[0], name);
  return homes;

  /** Adds a type at the place of the member that it belongs to. */
  function addWith(type: string, owner: string): void {
    const home = homes.get(owner);
    if (home) add(type, home.page, home.anchor);
  }
}
