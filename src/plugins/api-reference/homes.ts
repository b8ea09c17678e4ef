import {membersOf, typeOf, type ApiModel} from './model';
import type {Page} from './pages';

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
