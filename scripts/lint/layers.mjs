import path from 'node:path';

/**
 * The folders of `src`, from the ground up. A folder imports only from layers below its own, never from a
 * neighbor in the same layer. Type-only imports obey the same rule.
 */
export const LAYERS = [
  ['lib'],
  ['config'],
  ['data'],
  ['ui', 'mdx'],
  ['chat'],
  ['example', 'providers', 'reference', 'search'],
  ['assistant'],
  ['home', 'start', 'features', 'playground'],
  ['gallery'],
  ['pages'],
];

/** Folders beside the layers, and what each may import. */
export const BESIDE = {
  theme: ['lib', 'config', 'data', 'ui', 'search', 'assistant'],
  plugins: ['lib', 'config', 'data', 'mdx', 'example', 'providers', 'search'],
  'client-patches': ['lib', 'config'],
};

/** Files that may import more, each with its reason. */
export const EXCEPTIONS = [
  {
    file: 'src/theme/MDXComponents/index.tsx',
    may: ['example', 'reference'],
    reason: 'Docusaurus asks this theme component for everything that pages use without an import.',
  },
  {
    file: 'src/plugins/site/index.ts',
    may: ['gallery'],
    reason: 'The routes of the fragments come from the same lists as their gallery.',
  },
];

const levelOf = (folder) => LAYERS.findIndex((layer) => layer.includes(folder));

/**
 * What is wrong with an import between two files of `src`, or undefined.
 *
 * @param from - Path of the importing file from the root, with `/`.
 * @param to - Path of the imported module from the root, with or without its ending.
 */
export function layerProblem(from, to) {
  const [, source] = from.split('/');
  const [root, target] = to.split('/');
  if (root !== 'src' || from.split('/')[0] !== 'src' || source === target) return undefined;
  if (EXCEPTIONS.some(({file, may}) => file === from && may.includes(target))) return undefined;
  const beside = BESIDE[source];
  if (beside)
    return beside.includes(target)
      ? undefined
      : `src/${source} may import from ${beside.join(', ')}, not from src/${target}.`;
  const [level, other] = [levelOf(source), levelOf(target)];
  if (level === -1) return `src/${source} is in no layer. Add it to scripts/lint/layers.mjs.`;
  if (other !== -1 && other < level) return undefined;
  const below = LAYERS.slice(0, level).flat();
  return `src/${source} may import from ${below.join(', ') || 'no other folder'}, not from src/${target}. Move what both need to a layer below.`;
}

/** ESLint rule: imports follow the layers. */
export const layersRule = {
  meta: {type: 'problem', schema: []},
  create(context) {
    const from = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const check = (node) => {
      const specifier = node?.value ?? node?.literal?.value;
      if (typeof specifier !== 'string') return;
      const to = specifier.startsWith('@site/')
        ? specifier.slice('@site/'.length)
        : specifier.startsWith('.') && path.posix.join(path.posix.dirname(from), specifier);
      const message = to && layerProblem(from, to);
      if (message) context.report({node, message});
    };
    return {
      ImportDeclaration: ({source}) => check(source),
      ExportAllDeclaration: ({source}) => check(source),
      ExportNamedDeclaration: ({source}) => check(source),
      ImportExpression: ({source}) => check(source),
      TSImportType: ({argument}) => check(argument),
    };
  },
};
