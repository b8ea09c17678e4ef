import {esm} from '../../mdx/estree';
import {attribute, component, html, isClosedPart, text, type Node} from '../../mdx/nodes';
import {parseMdx} from '../../mdx/parse';
import {
  capabilityMatrix,
  capabilityTable,
  chipsOf,
  closedNote,
  modeRequests,
  providerOf,
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
  'ProviderCard',
  'ProviderNotes',
  'TryProvider',
];

/** Puts the code of the chat to try into the pages that have one, and into no other. */
const IMPORT = "import {TryMode, TryProvider} from '@site/src/providers/try/TryProvider';";

/** Nodes of generated Markdown, without positions: they aren't in the page's source. */
function nodesOf(markdown: string): Node[] {
  const strip = (node: Node): Node => {
    const {position: _, ...rest} = node;
    return {...rest, ...(node.children && {children: node.children.map(strip)})};
  };
  return (parseMdx(markdown).children ?? []).map(strip);
}

/** A closed part of a page. */
const folded = (summary: string, children: Node[]): Node =>
  component('details', {}, [html('summary', {}, [text(summary)]), ...children]);

function drawCard(provider: string | undefined): Node {
  const {name, icon} = providerOf(provider);
  const note = closedNote(provider);
  const can = chipsOf(provider).join(', ');
  return component('ProviderCard', {name, icon, can}, note ? nodesOf(note) : []);
}

/** Up to this number of further modes, each request has its own closed part. */
const FEW = 2;

function drawTry(provider: string | undefined): Node[] {
  const [first, ...others] = modeRequests(provider);
  const modes = others.map(({mode, markdown}) =>
    component('TryMode', {name: mode.name}, nodesOf(markdown)),
  );
  const children = [
    ...(first
      ? [
          folded('The request for “Hello”', [
            ...nodesOf(REQUESTS_INTRO),
            ...nodesOf(first.markdown),
          ]),
        ]
      : []),
    ...(others.length > FEW ? [folded(`Requests of ${others.length} other modes`, modes)] : modes),
  ];
  return [...nodesOf(tryWords(provider)), component('TryProvider', {provider}, children)];
}

/** The Markdown of an element, for the page's twin. */
export function elementMarkdown(element: Node): string {
  const provider = attribute(element, 'provider');
  if (element.name === 'ProviderCard')
    return [`Works: ${chipsOf(provider).join(', ')}.`, closedNote(provider)]
      .filter(Boolean)
      .join(' ');
  if (element.name === 'CapabilityMatrix') return capabilityMatrix();
  if (element.name === 'Capabilities') return capabilityTable(provider, attribute(element, 'mode'));
  if (element.name === 'ProviderNotes') return providerNote(attribute(element, 'about'), provider);
  const parts = modeRequests(provider).map(({mode, markdown}) => `${mode.name}:\n\n${markdown}`);
  return [REQUESTS_INTRO, ...parts].join('\n\n');
}

function draw(element: Node): Node[] {
  const provider = attribute(element, 'provider');
  if (element.name === 'TryProvider') return drawTry(provider);
  if (element.name === 'ProviderCard') return [drawCard(provider)];
  const nodes = nodesOf(elementMarkdown(element));
  if (element.name !== 'Capabilities') return nodes;
  return [folded(`What ${providerOf(provider).name} can do in Deep Chat`, nodes)];
}

/**
 * Draws facts about providers from `src/providers` while MDX is compiled. Use it before the
 * plugins that treat code fences.
 *
 * @throws an error with file and line for a provider or mode that is not known.
 */
export function providerFacts() {
  return (tree: Node, file: File): void => {
    const drawIn = (nodes: readonly Node[]): Node[] =>
      nodes.flatMap((node) => {
        if (node.type !== 'mdxJsxFlowElement') return [node];
        if (isClosedPart(node)) return [{...node, children: drawIn(node.children ?? [])}];
        if (!ELEMENTS.includes(node.name ?? '')) return [node];
        try {
          return draw(node);
        } catch (error) {
          const {line = 1, column = 1} = node.position?.start ?? {};
          const reason = error instanceof Error ? error.message : String(error);
          throw new Error(`${file.path}:${line}:${column}: ${reason}`, {cause: error});
        }
      });
    const children = drawIn(tree.children ?? []);
    const hasTry = children.some(({name}) => name === 'TryProvider');
    tree.children = hasTry ? [esm(IMPORT), ...children] : children;
  };
}
