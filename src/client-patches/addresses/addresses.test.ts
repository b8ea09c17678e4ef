import {describe, expect, it} from 'vitest';
import {chunkNamesOf, docsOf, withComponents} from './restore';
import {flatten, readTable, type Route} from './routeTable';
import {writeTable} from './write';

const ROUTES: Route[] = [
  {path: '/start', exact: true, chunks: {__comp: 'aa', config: 'cc'}},
  {path: '/gallery', exact: true, chunks: {__comp: 'bb', config: 'cc'}},
  {
    path: '/',
    chunks: {__comp: 'dd', __context: {plugin: 'ee'}},
    routes: [
      {path: '/docs/a page', exact: true, sidebar: 'docs', chunks: {__comp: 'ff', content: '11'}},
      {path: '/docs/styles/', exact: true, sidebar: 'docs', chunks: {__comp: 'ff', content: '22'}},
    ],
  },
  {path: '*'},
];
const REQUESTS = new Map(
  ['aa', 'bb', 'cc', 'dd', 'ee', 'ff', '11', '22'].map((name) => [name, `@site/${name}.ts`]),
);

describe('the table of addresses', () => {
  const {table, modules} = writeTable(ROUTES, REQUESTS);
  const routes = readTable(table);

  it('leads back to the routes, each chunk with the module that it had', () => {
    const names = flatten(routes).map(({path, chunks}) => ({path, chunks}));
    const moduleOf = (name: unknown) => modules[Number(String(name).slice(1))];
    expect(routes.map(({path}) => path)).toEqual(['/start', '/gallery', '/', '*']);
    expect(names[0]?.chunks).toEqual({__comp: expect.any(String), config: expect.any(String)});
    expect(moduleOf(names[0]?.chunks?.__comp)).toBe('@site/aa.ts');
    expect(moduleOf(names[1]?.chunks?.config)).toBe('@site/cc.ts');
    expect(moduleOf(names[3]?.chunks?.content)).toBe('@site/11.ts');
    expect(moduleOf(names[4]?.chunks?.content)).toBe('@site/22.ts');
    expect(routes[2]?.routes?.[0]).toMatchObject({exact: true, sidebar: 'docs'});
    expect(new Set(modules).size).toBe(REQUESTS.size);
  });

  it('says each path once', () => {
    expect(JSON.stringify(table).match(/\/docs\/styles/g)).toHaveLength(1);
  });

  it('refuses a chunk that has no module', () => {
    expect(() => writeTable(ROUTES, new Map())).toThrow('The chunk cc of the generated routes');
  });

  it('gives every route its component, and its chunks under the key that Docusaurus asks for', () => {
    const names = chunkNamesOf(routes);
    const restored = withComponents(routes, (path, hash) => names[`${path}-${hash}`]);
    const all = flatten(JSON.parse(JSON.stringify(restored)));
    expect(all.map(({component}) => component)).toEqual(flatten(routes).map((it) => it.chunks));
    const paths = Object.keys(names).map((key) => key.replace(/-[^-]+$/, ''));
    expect(paths).toEqual(['/start', '/gallery', '/', '/docs/a page', '/docs/styles/']);
  });

  it('finds the list of docs pages again', () => {
    const others = [{id: 'docs/styles/index', path: '/docs/styles/', sidebar: 'docs'}];
    expect(docsOf(routes, {others, without: ['/docs/styles/'], baseUrl: '/'})).toEqual([
      {id: 'docs/a page', path: '/docs/a page', sidebar: 'docs'},
      ...others,
    ]);
  });
});
