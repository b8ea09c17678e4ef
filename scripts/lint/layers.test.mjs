import {existsSync, readdirSync} from 'node:fs';
import {Linter} from 'eslint';
import {describe, expect, it} from 'vitest';
import {BESIDE, EXCEPTIONS, LAYERS, layerProblem, layersRule} from './layers.mjs';

describe('layerProblem', () => {
  it('allows imports from lower layers and from the folder itself', () => {
    expect(layerProblem('src/playground/Toolbar.tsx', 'src/ui/Button')).toBeUndefined();
    expect(layerProblem('src/playground/Toolbar.tsx', 'src/playground/model/link')).toBeUndefined();
    expect(layerProblem('src/theme/Loading/index.tsx', 'src/ui/Icon')).toBeUndefined();
  });

  it('refuses neighbors, higher layers and folders that no layer names', () => {
    expect(layerProblem('src/home/HomePage.tsx', 'src/start/steps')).toContain(
      'not from src/start',
    );
    expect(layerProblem('src/ui/Button.tsx', 'src/chat/index')).toContain('a layer below');
    expect(layerProblem('src/theme/Loading/index.tsx', 'src/chat')).toContain('not from src/chat');
    expect(layerProblem('src/extra/a.ts', 'src/lib/json')).toContain('in no layer');
  });

  it('knows every folder of src, and only files that are there', () => {
    const folders = readdirSync('src', {withFileTypes: true}).filter((it) => it.isDirectory());
    const known = [...LAYERS.flat(), ...Object.keys(BESIDE), 'css'];
    expect(folders.map(({name}) => name).filter((name) => !known.includes(name))).toEqual([]);
    expect(EXCEPTIONS.filter(({file}) => !existsSync(file))).toEqual([]);
  });
});

it('reports imports of every form, type-only ones included', () => {
  const code = [
    "import '../home/HomePage';",
    "export * from '../home/HomePage';",
    "export {a} from '@site/src/home/HomePage';",
    `void import('../home/HomePage');`,
    "import '../lib/json';",
  ].join('\n');
  const messages = new Linter({cwd: '/site'}).verify(
    code,
    {plugins: {site: {rules: {layers: layersRule}}}, rules: {'site/layers': 'error'}},
    {filename: '/site/src/ui/Button.js'},
  );
  expect(messages.map(({line}) => line)).toEqual([1, 2, 3, 4]);
});
