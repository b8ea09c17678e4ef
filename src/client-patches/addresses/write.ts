import {chunkName, flatten, readTable, type ChunkNames, type Route, type Table} from './routeTable';

const namesIn = (chunks: ChunkNames): string[] =>
  Object.values(chunks).flatMap((value) => (typeof value === 'string' ? [value] : namesIn(value)));

function rename(chunks: ChunkNames, to: (name: string) => string): ChunkNames {
  return Object.fromEntries(
    Object.entries(chunks).map(([key, value]) => [
      key,
      typeof value === 'string' ? to(value) : rename(value, to),
    ]),
  );
}

/**
 * The routes of a site as a {@link Table}.
 *
 * @param requests the module of each chunk, by the name of the chunk
 * @returns the table, and the modules in the order of their short names
 * @throws Error when the table doesn't lead back to the routes
 */
export function writeTable(
  routes: readonly Route[],
  requests: ReadonlyMap<string, string>,
): {table: Table; modules: string[]} {
  const all = flatten(routes);
  const uses = new Map<string, number>();
  for (const name of all.flatMap(({chunks}) => namesIn(chunks ?? {})))
    uses.set(name, (uses.get(name) ?? 0) + 1);
  const shared = [...uses].filter(([, count]) => count > 1).map(([name]) => name);
  const own = [...uses].filter(([, count]) => count === 1).map(([name]) => name);
  const names = new Map([...shared, ...own].map((name, index) => [name, chunkName(index)]));
  const nameOf = (name: string) => names.get(name) ?? name;

  const shapes = new Map<string, number>();
  const rows = all.map(({path, chunks, routes: below, ...more}) => {
    const shape = JSON.stringify({
      ...(chunks && {
        chunks: rename(chunks, (name) => (uses.get(name) === 1 ? '' : nameOf(name))),
      }),
      more,
      ...(below && {children: below.length}),
    });
    const index = shapes.get(shape) ?? shapes.size;
    shapes.set(shape, index);
    return `${index} ${path}`;
  });
  const table: Table = {
    shapes: [...shapes.keys()].map((shape) => JSON.parse(shape)),
    rows: rows.join('\n'),
    roots: routes.length,
    firstOwn: shared.length,
  };
  const wanted = flatten(routes).map(({chunks, ...route}) => ({
    ...route,
    routes: undefined,
    chunks: chunks && rename(chunks, nameOf),
  }));
  const read = flatten(readTable(table)).map((route) => ({...route, routes: undefined}));
  if (sorted(read) !== sorted(wanted))
    throw new Error('The table of addresses does not lead back to the routes of the site.');
  return {
    table,
    modules: [...names.keys()].map((name) => {
      const request = requests.get(name);
      if (!request) throw new Error(`The chunk ${name} of the generated routes has no module.`);
      return request;
    }),
  };
}

/** A text that doesn't depend on the order of properties. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
