/** Names of chunks by the prop that they fill, as Docusaurus generates them. */
export interface ChunkNames {
  readonly [key: string]: string | ChunkNames;
}

/** A route as Docusaurus generates it, with its chunk names instead of its component. */
export interface Route {
  readonly path: string;
  /** Missing for the page that is shown for unknown addresses. */
  readonly chunks?: ChunkNames;
  readonly routes?: readonly Route[];
  readonly [key: string]: unknown;
}

/** What several routes have in common. */
interface Shape {
  /** Chunk names, with an empty text for each chunk that only one route has. */
  readonly chunks?: ChunkNames;
  /** Other properties of the route, such as its sidebar. */
  readonly more: Readonly<Record<string, unknown>>;
  /** Number of routes below this one. They follow it in the table. */
  readonly children?: number;
}

/** All routes of the site in a form that compresses well. */
export interface Table {
  readonly shapes: readonly Shape[];
  /** One row for each route, depth first: index of its shape, a space, its path. */
  readonly rows: string;
  readonly roots: number;
  /** Number of the first chunk that only one route has; the others follow in the order of the rows. */
  readonly firstOwn: number;
}

/** The short name of a chunk, from its place in the list of chunks. */
export const chunkName = (index: number) => `p${index}`;

function fill(chunks: ChunkNames, next: () => string): ChunkNames {
  return Object.fromEntries(
    Object.entries(chunks).map(([key, value]) => [
      key,
      typeof value === 'string' ? value || next() : fill(value, next),
    ]),
  );
}

/** Reads the routes from a table. */
export function readTable({shapes, rows, roots, firstOwn}: Table): Route[] {
  const lines = rows.split('\n');
  let row = 0;
  let own = firstOwn;
  const next = () => chunkName(own++);
  const take = (count: number): Route[] =>
    Array.from({length: count}, () => {
      const line = lines[row++] ?? '';
      const end = line.indexOf(' ');
      const shape = shapes[Number(line.slice(0, end))];
      if (!shape) throw new Error(`The table of addresses has no shape for the row "${line}".`);
      return {
        path: line.slice(end + 1),
        ...shape.more,
        ...(shape.chunks && {chunks: fill(shape.chunks, next)}),
        ...(shape.children && {routes: take(shape.children)}),
      };
    });
  return take(roots);
}

/** All routes of a tree, each before the ones below it. */
export const flatten = (routes: readonly Route[]): Route[] =>
  routes.flatMap((route) => [route, ...flatten(route.routes ?? [])]);
