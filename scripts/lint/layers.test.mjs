import {existsSync, readdirSync} from 'node:fs';
import {Linter} from 'eslint';
import {expect, it} from 'vitest';
import {BESIDE, EXCEPTIONS, LAYERS, layersRule} from './layers.mjs';

it('knows every folder of src, and only files that are there', () => {
  const folders = readdirSync('src', {withFileTypes: true}).filter((it) => it.isDirectory());
  const known = [...LAYERS.flat(), ...Object.keys(BESIDE), 'css'];
  expect(folders.map(({name}) => name).filter((name) => !known.includes(name))).toEqual([]);
  expect(EXCEPTIONS.filter(({file}) => !existsSync(file))).toEqual([]);
});

it('reports imports of every form from higher layers and neighbors', () => {
  const code = [
    "import '../home/HomePage';",
    "export * from '../home/HomePage';",
    "export {a} from '@site/src/home/HomePage';",
    `void import('../home/HomePage');`,
    "import '../mdx/nodes';",
    "import '../lib/json';",
  ].join('\n');
  const messages = new Linter({cwd: '/site'}).verify(
    code,
    {plugins: {site: {rules: {layers: layersRule}}}, rules: {'site/layers': 'error'}},
    {filename: '/site/src/ui/Button.js'},
  );
  expect(messages.map(({line}) => line)).toEqual([1, 2, 3, 4, 5]);
});
