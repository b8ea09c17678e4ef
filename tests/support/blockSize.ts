import path from 'node:path';
import zlib from 'node:zlib';

const SITE = path.resolve(__dirname, '../..');

/** The part on the page, and the part that loads near the viewport. */
const PARTS = ['block/LazyExample.tsx', 'block/LiveExample.tsx'];

/** What a page with code has without any live example: React, Docusaurus and the theme. */
const ON_EVERY_PAGE = /^(react|react-dom|@docusaurus\/|@theme\/)|\/theme\/|jsx-runtime/;

/**
 * JavaScript (kB, gzip) of the example block with its chat host that a page loads before anything is touched.
 * Pages share chunks, so the block is bundled separately, without imports on demand.
 */
export async function blockSize(): Promise<number> {
  // Required beside the tests' files, it fails now and then: Node 20 loads it twice at a time.
  const {build} = await import('vite');
  const result = await build({
    root: SITE,
    configFile: false,
    logLevel: 'error',
    define: {'process.env.NODE_ENV': '"production"'},
    oxc: {jsx: {runtime: 'automatic'}},
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: {
        input: PARTS.map((name) => path.join(SITE, 'src/example', name)),
        external: (id) => ON_EVERY_PAGE.test(id),
        preserveEntrySignatures: 'exports-only',
        output: {format: 'es'},
      },
    },
  });
  const [bundle] = [result].flat() as {
    output: {
      type: string;
      isEntry?: boolean;
      fileName: string;
      imports?: string[];
      code?: string;
    }[];
  }[];
  const chunks = bundle!.output.filter(({type}) => type === 'chunk');
  const loaded = new Set<string>();
  const load = (name: string) => {
    const chunk = chunks.find(({fileName}) => fileName === name);
    if (!chunk || loaded.has(name)) return;
    loaded.add(name);
    chunk.imports?.forEach(load);
  };
  for (const {fileName} of chunks.filter(({isEntry}) => isEntry)) load(fileName);
  const code = chunks.filter(({fileName}) => loaded.has(fileName)).map((chunk) => chunk.code!);
  return zlib.gzipSync(code.join('\n')).length / 1000;
}
