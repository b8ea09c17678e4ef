import {flatten, type ChunkNames, type Route} from './routeTable';

/** A page of the docs, as the docs plugin lists it for the whole site. */
export interface DocsEntry {
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
}

/** What the list of docs pages needs besides the routes. */
export interface DocsRest {
  /** Pages that have another id than their path, or no sidebar. */
  readonly others: readonly DocsEntry[];
  /** Paths with a sidebar that are no pages of the docs, or are among the others. */
  readonly without: readonly string[];
  readonly baseUrl: string;
}

/** The list of docs pages that the docs plugin gives to the whole site: nearly all of it is in the routes. */
export function docsOf(
  routes: readonly Route[],
  {others, without, baseUrl}: DocsRest,
): DocsEntry[] {
  const usual = flatten(routes).flatMap(({path, sidebar, routes: below}) =>
    typeof sidebar === 'string' && !below && !without.includes(path)
      ? [{id: path.slice(baseUrl.length), path, sidebar}]
      : [],
  );
  return [...usual, ...others];
}

/** Key of a route's chunk names, as Docusaurus looks them up: its path, a hyphen, and something short. */
const keyOf = (path: string, index: number) => `${path}-${index}`;

/** Chunk names by route, as Docusaurus generates them. */
export function chunkNamesOf(routes: readonly Route[]): Record<string, ChunkNames> {
  return Object.fromEntries(
    flatten(routes).flatMap(({path, chunks}, index) =>
      chunks ? [[keyOf(path, index), chunks]] : [],
    ),
  );
}

/** Routes with their components, as Docusaurus generates them. */
export function withComponents<Component>(
  routes: readonly Route[],
  create: (path: string, hash: string) => Component,
) {
  let index = 0;
  const restore = ({chunks: _chunks, routes: below, ...route}: Route): object => {
    const component = create(route.path, String(index++));
    return {...route, component, ...(below && {routes: below.map(restore)})};
  };
  return routes.map(restore);
}
