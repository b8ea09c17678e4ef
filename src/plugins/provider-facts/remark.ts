import type {VFile} from 'vfile';
import {
  attribute,
  component,
  html,
  isClosedPart,
  text,
  walk,
  type Node,
  parseMdx,
} from '../../mdx/nodes';
import {
  capabilityMatrix,
  capabilityTable,
  chipsOf,
  closedNote,
  modeRequests,
  moreCapabilities,
  providerOf,
  REQUESTS_INTRO,
  tryWords,
  errorTable,
} from './providerMarkdown';
import {functionExample, proxyExample} from './providerExamples';
import {pageProblem, noSuch} from '../../mdx/pageProblem';

/** Sentences that most provider pages need, by topic. Each may name the provider. */
const NOTES: Readonly<Record<string, (name: string) => string>> = {
  key: () =>
    'Anyone who opens the page can read this key. Before you publish, [move it to your server](/docs/guides/api-keys) or [let users enter their own](/docs/directConnection#key-example).',
  system: () =>
    '`system_prompt` sets the task or tone of the model. Deep Chat sends it as the first message, with the role `system`, and it counts toward `totalMessagesMaxCharLength`.',
  conversation: () =>
    'Each request holds the whole conversation, including [`history`](/docs/messages#history). Shorten it with [`requestBodyLimits`](/docs/connect#requestBodyLimits), for example `{maxMessages: 7}`: an odd number begins with the user, as some models require. [`browserStorage`](/docs/messages#browserStorage) keeps the conversation after a reload.',
  handler: () =>
    '`function_handler` runs in the browser when the model calls a function. It receives one `{name, arguments}` per call, where `arguments` is a JSON string, and returns one `{response: string}` per call in the same order, or a promise of that array. The component then sends the results and shows the final reply. [FunctionsDetails](/docs/directConnection#FunctionsDetails) lists what happens with other values or without a handler.',
  request: (name) =>
    `The chat shows the exact body that would go to ${name}; nothing leaves the page. It shortens long strings, such as image data. Your app can [do the same](/docs/directConnection#dry-run).`,
  production: (name) =>
    `In public apps, keep the key on your server. Call ${name} from your own endpoint and use only [\`connect\`](/docs/connect), or add the key in a proxy. [API keys](/docs/directConnection#key-risks) compares the two, and [Keep API keys safe](/docs/guides/api-keys#limits) lists the limits that a proxy needs.`,
  validation: () =>
    '`validateKeyProperty: true` also goes into every request body, which a strict API may refuse. Leave it out, or remove it in [`requestInterceptor`](/docs/interceptors#requestInterceptor).',
  errors: (name) =>
    `A failed connection, a CORS refusal or a rejected request usually shows "Error, please try again."; the browser's console or Network panel names the reason. The component sends values without validating them. To show error texts from ${name}, set [\`errorMessages\`](/docs/messages#errorMessages) to \`{displayServiceErrorMessages: true}\`. This works for the [formats that the component can read](/docs/directConnection#service-errors).`,
};

/**
 * Sentences that provider pages share, as Markdown.
 *
 * @param about - Topic of the sentences.
 * @param provider - Key of the provider that they name.
 * @throws Error with the nearest names for a topic or provider that does not exist.
 */
export function providerNote(about: string | undefined, provider: string | undefined): string {
  const note = about === undefined ? undefined : NOTES[about];
  if (note) return note(providerOf(provider).name);
  const file = 'src/plugins/provider-facts/remark.ts';
  throw new Error(noSuch(`${file} has no note about`, about, Object.keys(NOTES)));
}

type Read = (attribute: string) => string | undefined;

/** The Markdown of each element that a page can use without an import. */
const MARKDOWN: Readonly<Record<string, (provider: string | undefined, read: Read) => string>> = {
  Capabilities: (provider, read) => capabilityTable(provider, read('mode')),
  CapabilityMatrix: () => `${capabilityMatrix()}\n\n${moreCapabilities()}`,
  ProviderCard: (provider) =>
    [`Works: ${chipsOf(provider).join(', ')}.`, closedNote(provider)].filter(Boolean).join(' '),
  ProviderErrors: errorTable,
  ProviderFunction: (provider, read) => functionExample({provider, model: read('model')}),
  ProviderNotes: (provider, read) => providerNote(read('about'), provider),
  ProviderProxy: (provider, read) =>
    proxyExample({
      provider,
      mode: read('mode'),
      model: read('model'),
      env: read('env'),
      limit: read('limit'),
    }),
  TryProvider: (provider) => {
    const parts = modeRequests(provider).map(({mode, markdown}) => `${mode.name}:\n\n${markdown}`);
    return [REQUESTS_INTRO, ...parts].join('\n\n');
  },
};

/** The Markdown of an element that this plugin draws, for the page's twin; undefined for any other node. */
export const elementMarkdown = (element: Node): string | undefined =>
  MARKDOWN[element.name ?? '']?.(attribute(element, 'provider'), (name) =>
    attribute(element, name),
  );

/** Nodes of generated Markdown, without positions: they aren't in the page's source. */
function nodesOf(markdown: string): Node[] {
  const root: Node = parseMdx(markdown);
  walk(root, (node) => {
    delete node.position;
  });
  return root.children ?? [];
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
  const modes = others.map(({mode, markdown}) => folded(mode.name, nodesOf(markdown)));
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
  return [...nodesOf(tryWords(provider)), ...children];
}

function draw(element: Node): Node[] {
  const provider = attribute(element, 'provider');
  if (element.name === 'TryProvider') return drawTry(provider);
  if (element.name === 'ProviderCard') return [drawCard(provider)];
  if (element.name === 'CapabilityMatrix')
    return [
      ...nodesOf(capabilityMatrix()),
      folded('Modes, other files, media, keys and browser access', nodesOf(moreCapabilities())),
    ];
  const nodes = nodesOf(elementMarkdown(element) ?? '');
  if (element.name === 'ProviderNotes' && attribute(element, 'about') === 'key')
    return [component('admonition', {type: 'warning'}, nodes)];
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
  return (tree: Node, file: VFile): void => {
    const drawIn = (nodes: readonly Node[]): Node[] =>
      nodes.flatMap((node) => {
        if (node.type !== 'mdxJsxFlowElement') return [node];
        if (isClosedPart(node)) return [{...node, children: drawIn(node.children ?? [])}];
        if (!MARKDOWN[node.name ?? '']) return [node];
        try {
          return draw(node);
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          throw pageProblem(file.path, node.position?.start.line ?? 1, reason);
        }
      });
    tree.children = drawIn(tree.children ?? []);
  };
}
