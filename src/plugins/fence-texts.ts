import {createHash} from 'node:crypto';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {languageName} from '../lib/languageNames';
import {esm, expressionAttribute, textAttribute} from '../mdx/nodes';
import {fenceWord} from '../mdx/fences';
import type {Homes} from './api-reference/pages';
import {loadReference} from './api-reference/loadModel';
import {writeJson} from './files';
import {printCode} from './live-examples/printFence';

/** Where the texts of the pages' fences are written, as one JSON file for each page. */
const TEXTS_FOLDER = '.docusaurus/fence-texts';

/** Whether the page's code contains texts. The plugin sets it for each bundle. */
const INLINE = '__FENCES_INLINE__';

/** `text` for the bundles that have it in place, `load` for the one that asks for it when it needs it. */
const textAttributes = (value: unknown, index: number) => [
  expressionAttribute('text', `${INLINE} ? ${JSON.stringify(value)} : undefined`),
  expressionAttribute(
    'load',
    `${INLINE} ? undefined : () => loadFences().then((all) => all[${index}])`,
  ),
];

/** An import of types of the component. */
const IMPORT = /^import (?:type )?\{([^}]*)\} from 'deep-chat\//gm;

/** The types that code imports, each with the place that documents it; undefined when there are none. */
function typesIn(code: string, homes: Homes): string | undefined {
  const names = [...code.matchAll(IMPORT)].flatMap(([, list = '']) => list.match(/\w+/g) ?? []);
  const links = names.flatMap((name) => {
    const url = homes.get(name)?.slice(1);
    return url ? [`${name}=${url}`] : [];
  });
  return links.join(' ') || undefined;
}

function fenceElement(fence: Code, index: number, homes: Homes): MdxJsxFlowElement {
  const types = typesIn(fence.value, homes);
  const caption = fenceWord(fence.meta, 'title');
  const language = fence.lang ?? 'text';
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeFence',
    attributes: [
      textAttribute('language', language),
      caption ? textAttribute('title', caption) : textAttribute('name', languageName(language)),
      expressionAttribute('lines', String(fence.value.split('\n').length)),
      ...(types ? [textAttribute('links', types)] : []),
      ...textAttributes(fence.value, index),
    ],
    children: [],
  };
}

/** Takes an attribute with a text out of an element. */
function take(element: MdxJsxFlowElement, name: string): string {
  const at = element.attributes.findIndex(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  const [attribute] = element.attributes.splice(at, 1);
  return String(attribute?.value);
}

/**
 * Takes the texts of all code fences out of a page's code. The built HTML shows them already; what runs in
 * the browser gets them from a chunk of their own when it needs them: after a click on a link, for another
 * framework, for the editor. Use it after the plugin that makes live examples.
 */
export function fenceTexts({siteDir}: {siteDir: string}) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const {homes} = await loadReference(siteDir);
    const codes: Code[] = [];
    visit(tree, 'code', (node) => void codes.push(node));
    for (const code of codes) code.value = await printCode(code.lang ?? '', code.value);
    const texts: unknown[] = [];
    visit(tree, (node, index, parent) => {
      if (node.type === 'code' && parent && index !== undefined) {
        parent.children[index] = fenceElement(node, texts.length, homes);
        texts.push(node.value);
      } else if (node.type === 'mdxJsxFlowElement' && node.name === 'LiveExample') {
        const value = {source: take(node, 'source'), outline: take(node, 'outline')};
        node.attributes.push(...textAttributes(value, texts.length));
        texts.push(value);
      }
    });
    if (texts.length === 0) return;
    const place = path.relative(siteDir, file.path);
    const name = `${createHash('sha256').update(place).digest('hex').slice(0, 12)}.json`;
    writeJson(path.join(siteDir, TEXTS_FOLDER, name), texts);
    const value = `const loadFences = () => import('@site/${TEXTS_FOLDER}/${name}').then((module) => module.default);`;
    tree.children.unshift(esm(value));
  };
}
