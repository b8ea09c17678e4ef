import {program} from '../../mdx/estree';
import {attribute, component, type Node} from '../api-reference/nodes';
import {parseMdx} from '../api-reference/parse';
import {
  capabilityMatrix,
  capabilityTable,
  modeRequests,
  REQUESTS_INTRO,
  tryWords,
} from './markdown';
import {providerNote} from './notes';

/** The part of a VFile that is used here. */
interface File {
  readonly path: string;
}

/** Elements that a page can use without an import. */
export const ELEMENTS: readonly string[] = [
  'Capabilities',
  'CapabilityMatrix',
  'ProviderNotes',
  'TryProvider',
];

/** Puts the code of the chat to try into the pages that have one, and into no other. */
const IMPORT = "import {TryMode, TryProvider} from '@site/src/providers/try/TryProvider';";

function importNode(): Node {
  return {type: 'mdxjsEsm', value: IMPORT, data: {estree: program(IMPORT)}};
}

/** Nodes of a piece of Markdown, without places: they stand nowhere in the page's source. */
function nodesOf(markdown: string): Node[] {
  const strip = (node: Node): Node => {
    const {position: _, ...rest} = node;
    return {...rest, ...(node.children && {children: node.children.map(strip)})};
  };
  return (parseMdx(markdown).children ?? []).map(strip);
}

function drawTry(provider: string | undefined): Node[] {
  const [first, ...others] = modeRequests(provider);
  const children = [
    ...nodesOf(REQUESTS_INTRO),
    ...nodesOf(first!.markdown),
    ...others.map(({mode, markdown}) => component('TryMode', {name: mode.name}, nodesOf(markdown))),
  ];
  return [...nodesOf(tryWords(provider)), component('TryProvider', {provider}, children)];
}

/** The Markdown that an element stands for, for the page's twin. */
export function elementMarkdown(element: Node): string {
  const provider = attribute(element, 'provider');
  if (element.name === 'CapabilityMatrix') return capabilityMatrix();
  if (element.name === 'Capabilities') return capabilityTable(provider, attribute(element, 'mode'));
  if (element.name === 'ProviderNotes') return providerNote(attribute(element, 'about'), provider);
  const parts = modeRequests(provider).map(({mode, markdown}) => `${mode.name}:\n\n${markdown}`);
  return [REQUESTS_INTRO, ...parts].join('\n\n');
}

function draw(element: Node): Node[] {
  if (element.name === 'TryProvider') return drawTry(attribute(element, 'provider'));
  return nodesOf(elementMarkdown(element));
}

/**
 * Draws what the pages say about providers from `src/providers` while MDX is compiled. Use it before the
 * plugins that treat code fences.
 *
 * @throws an error with file and line for a provider or mode that is not known.
 */
export function providerFacts() {
  return (tree: Node, file: File): void => {
    const children = (tree.children ?? []).flatMap((node) => {
      if (node.type !== 'mdxJsxFlowElement' || !ELEMENTS.includes(node.name ?? '')) return [node];
      try {
        return draw(node);
      } catch (error) {
        const {line = 1, column = 1} = node.position?.start ?? {};
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`${file.path}:${line}:${column}: ${reason}`, {cause: error});
      }
    });
    const hasTry = children.some(({name}) => name === 'TryProvider');
    tree.children = hasTry ? [importNode(), ...children] : children;
  };
}
