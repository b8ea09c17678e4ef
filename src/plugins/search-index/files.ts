import zlib from 'node:zlib';
import {cutIndex} from '../../search/parts';
import type {SearchIndex} from '../../search/types';

/** Compressed bytes up to which readers load the index as one file. */
const MOST_BYTES = 250_000;

/** Of the compression that hosts do. A higher one takes seconds for few bytes. */
const QUALITY = 5;

/**
 * The files that the search worker imports, by name: `parts.js`, which exports the names of the pages and how
 * to load the rest, and the data. An index of at most `mostBytes` is one file with everything.
 */
export function indexFiles(index: SearchIndex, mostBytes = MOST_BYTES): Map<string, string> {
  const text = JSON.stringify(index);
  const files = new Map([['index.json', text]]);
  const {length} = zlib.brotliCompressSync(text, {
    params: {[zlib.constants.BROTLI_PARAM_QUALITY]: QUALITY},
  });
  if (length <= mostBytes)
    return files.set(
      'parts.js',
      "import index from './index.json';\nexport const names = index;\nexport const rest = [];\n",
    );
  const {names, rest} = cutIndex(index, Math.ceil(length / mostBytes));
  files.set('names.json', JSON.stringify(names));
  for (const [at, part] of rest.entries()) files.set(`part-${at}.json`, JSON.stringify(part));
  const loads = rest.map(
    (_, at) => `  () => import(/* webpackChunkName: "search-part-${at}" */ './part-${at}.json'),\n`,
  );
  return files.set(
    'parts.js',
    `import index from './names.json';\nexport const names = index;\nexport const rest = [\n${loads.join('')}];\n`,
  );
}
