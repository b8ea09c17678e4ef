import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsOf, type DocsEntry, type DocsRest} from './restore';
import type {ChunkNames, Route, Table} from './routeTable';
import {writeTable} from './write';

const HELPERS = '@site/src/client-patches/addresses';
/** Where Docusaurus keeps the docs plugin's part of the data for the whole site. */
const DOCS = 'docusaurus-plugin-content-docs';

/** A line of the generated registry: the name of a chunk, and its module. */
const CHUNK = /"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ "([^"]+)"\)/g;

interface GlobalData {
  readonly [DOCS]?: {
    readonly default?: {readonly versions: readonly {readonly docs: readonly DocsEntry[]}[]};
  };
}

/** The routes that Docusaurus has generated, with the names of their chunks. */
function readRoutes(source: string, names: Readonly<Record<string, ChunkNames>>): Route[] {
  const list = source.slice(source.indexOf('export default')).replace('export default', '');
  const create = (at: string, hash?: string) => names[`${at}-${hash}`];
  const routes: unknown = runInNewContext(`(${list.trim().replace(/;$/, '')})`, {
    ComponentCreator: create,
  });
  if (!Array.isArray(routes)) throw new Error('routes.js has no list of routes.');
  // Without values of the other context, and without `undefined`.
  return JSON.parse(JSON.stringify(routes).replaceAll('"component":', '"chunks":'));
}

/** What {@link docsOf} needs to find the given list again. */
function restOf(docs: readonly DocsEntry[], routes: readonly Route[], baseUrl: string): DocsRest {
  const texts = new Set(docs.map((entry) => JSON.stringify(entry)));
  const usual = docsOf(routes, {others: [], without: [], baseUrl});
  const isRight = (entry: DocsEntry) => texts.has(JSON.stringify(entry));
  const found = new Set(usual.filter(isRight).map((entry) => JSON.stringify(entry)));
  return {
    others: docs.filter((entry) => !found.has(JSON.stringify(entry))),
    without: usual.filter((entry) => !isRight(entry)).map((entry) => entry.path),
    baseUrl,
  };
}

const imports = (names: string, from: string) => `import {${names}} from '${HELPERS}/${from}';\n`;

/** Texts of the modules that take the place of the generated ones, by the name of the latter. */
function modulesFor(
  table: Table,
  chunks: readonly string[],
  data: GlobalData,
  rest: DocsRest,
): Record<string, string> {
  const loads = chunks.map(
    (request, index) =>
      `()=>import(/* webpackChunkName: "p${index}" */ ${JSON.stringify(request)})`,
  );
  const routes = `import {routes} from './table.js';\n`;
  const short = JSON.parse(JSON.stringify(data), (key, value: unknown) =>
    key === 'docs' && Array.isArray(value) ? [] : value,
  );
  return {
    table: `${imports('readTable', 'routeTable')}export const routes = readTable(${JSON.stringify(table)});\n`,
    routes: `${imports('withComponents', 'restore')}${routes}import create from '@docusaurus/ComponentCreator';\nexport default withComponents(routes, create);\n`,
    routesChunkNames: `${imports('chunkNamesOf', 'restore')}${routes}export default chunkNamesOf(routes);\n`,
    registry: `${imports('chunkName', 'routeTable')}export default Object.fromEntries([${loads.join(',\n')}].map((load, index) => [chunkName(index), [load]]));\n`,
    globalData: `${imports('docsOf', 'restore')}${routes}const data = ${JSON.stringify(short)};\ndata['${DOCS}'].default.versions[0].docs = docsOf(routes, ${JSON.stringify(rest)});\nexport default data;\n`,
  };
}

/**
 * Writes what Docusaurus generates about the pages of the site (their addresses, the chunks of each, how to
 * load them, the list of docs pages) as one table. Each page names its address in four places otherwise, and
 * its chunks by eight random digits: 18 kB (brotli) on every page, where the table takes 7.
 */
export default function addresses({generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const read = (name: string) => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const folder = path.join(generatedFilesDir, 'addresses');
  const write = (name: string, text: string) => {
    const file = path.join(folder, `${name}.js`);
    mkdirSync(folder, {recursive: true});
    // A file that doesn't change leaves the bundler's cache as it is.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
    return file;
  };
  return {
    name: 'addresses',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const routes = readRoutes(read('routes.js'), JSON.parse(read('routesChunkNames.json')));
      const requests = new Map(
        [...read('registry.js').matchAll(CHUNK)].map(([, name = '', request = '']) => [
          name,
          request,
        ]),
      );
      const {table, modules} = writeTable(routes, requests);
      const data: GlobalData = JSON.parse(read('globalData.json'));
      const versions = data[DOCS]?.default?.versions ?? [];
      const [version] = versions;
      if (!version || versions.length > 1)
        throw new Error(
          'src/client-patches/addresses: the docs have no version or several, and the table of addresses holds one.',
        );
      const texts = modulesFor(table, modules, data, restOf(version.docs, routes, baseUrl));
      return {
        plugins: Object.entries(texts).map(([name, text]) => {
          const file = write(name, text);
          return new NormalModuleReplacementPlugin(new RegExp(`^@generated/${name}$`), file);
        }),
      };
    },
  };
}
