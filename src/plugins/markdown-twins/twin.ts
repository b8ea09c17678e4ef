import {edited, type Edit} from '../../example/model/source';
import {parseExample} from '../../example/model/parseExample';
import {ExampleError} from '../../example/model/outline';
import {modelOf} from '../../example/model/model';
import {generate} from '../../example/generate';
import {blockIn, fileBlocks, snippetBlock} from './blocks';
import {DEFAULT_FRAMEWORK, FRAMEWORKS, type FrameworkId} from '../../example/frameworks';
import {isLive, placed, readFenceSettings} from '../live-examples/fenceSettings';
import {drawingToMarkdown} from '../api-reference/draw';
import {fenceWord, replaceFences} from '../../mdx/fences';
import {attribute, idComment, plainText, rangeOf, walk, type Node, parseMdx} from '../../mdx/nodes';
import {elementMarkdown} from '../provider-facts/remark';
import {replaceElements} from '../api-reference/remark';
import type {Reference} from '../api-reference/loadModel';

/** A page to write as Markdown. */
export interface TwinPage {
  readonly title: string;
  readonly description: string;
  /** Path of the file, for messages. */
  readonly file: string;
  /** The file's text. */
  readonly source: string;
  /** Address of the page with host and base URL. */
  readonly url: string;
}

/**
 * Forms of a page's Markdown: whole, or short, without closed parts and with the lines of live examples that say what
 * they do.
 */
export type TwinForm = 'whole' | 'short';

/** What follows a page's address in the address of its Markdown. */
export function twinEnding(framework: FrameworkId): string {
  return framework === DEFAULT_FRAMEWORK ? '.md' : `.${framework}.md`;
}

/**
 * A page as plain Markdown, for each framework that the examples are written in: title and description on top,
 * live examples as complete code, the reference drawn as lists and tables, notes as quotes, ids of headings left
 * out, links absolute. The page is read once, and each text is made once.
 *
 * @param root address of the site with its base URL, without a slash at the end.
 * @param places addresses under `root` that have Markdown too: links lead to it.
 * @returns a function that makes the Markdown in one of the forms.
 */
export function twinsOf(
  page: TwinPage,
  reference: Reference,
  root: string,
  places: ReadonlySet<string>,
): (framework: FrameworkId, form?: TwinForm) => string {
  const {source, url} = page;
  const tree = parseMdx(source);
  const elements = drawElements(tree, reference, source);
  let framework: FrameworkId = DEFAULT_FRAMEWORK;
  let form: TwinForm = 'whole';
  const texts = new Map<string, string>();
  let shown = new Set<string>();
  const named = codeOfNamedFrameworks(tree);
  return (wanted, wantedForm = 'whole') => {
    const name = `${wanted} ${wantedForm}`;
    const text = texts.get(name) ?? textOf(wanted, wantedForm);
    texts.set(name, text);
    return text;
  };

  function textOf(wanted: FrameworkId, wantedForm: TwinForm): string {
    framework = wanted;
    form = wantedForm;
    shown = new Set();
    const body = render(0, source.length, tree.children ?? []);
    return `# ${page.title}\n\n${page.description}\n\n${body.replace(/\n{3,}/g, '\n\n').trim()}\n`;
  }

  function render(start: number, end: number, nodes: readonly Node[]): string {
    return edited(source, [start, end], nodes.flatMap(editsOf));
  }

  function placedFence(node: Node): string {
    try {
      return fence(node, framework, form, shown);
    } catch (error) {
      if (!(error instanceof ExampleError)) throw error;
      throw placed(error, page.file, node.position?.start.line ?? 0);
    }
  }

  function editsOf(node: Node): Edit[] {
    const {start, end} = rangeOf(node);
    const replaced = (text: string): Edit[] => [{at: [start, end], text}];
    const drawn = elements.get(start);
    if (drawn) return [{...drawn, text: absolute(drawn.text)}];
    switch (node.type) {
      case 'yaml':
      case 'mdxjsEsm':
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return replaced('');
      case 'heading': {
        const id = idComment(node);
        const cut = id ? source.slice(start, rangeOf(id).start).trimEnd().length + start : end;
        return [
          ...(node.children ?? []).filter((child) => child !== id).flatMap(editsOf),
          ...(id ? [{at: [cut, end] as const, text: ''}] : []),
        ];
      }
      case 'inlineCode':
        return named.has(node) ? [] : propertyEdits(node);
      case 'code':
        return replaced(indented(placedFence(node), node));
      case 'containerDirective':
        return replaced(quoteOf(node));
      case 'link':
      case 'image':
        return [...(node.children ?? []).flatMap(editsOf), ...linkEdits(node)];
      case 'mdxJsxTextElement':
        if (node.name === 'summary') return replaced(`**${plainText(node).trim()}**`);
        if (/^[A-Z]/.test(node.name ?? '')) return replaced(elementInLine(node));
        return (node.children ?? []).flatMap(editsOf);
      case 'mdxJsxFlowElement': {
        if (form === 'short' && node.name === 'details') return replaced('');
        const markdown = elementMarkdown(node);
        if (markdown === undefined) return replaced(inner(node));
        return replaced(absolute(drawnIn(markdown, framework, shown)));
      }
      default:
        return (node.children ?? []).flatMap(editsOf);
    }
  }

  /** The content of an element that only this site can draw. */
  function inner({children = []}: Node): string {
    const [first, last] = [children[0], children.at(-1)];
    return first && last ? render(rangeOf(first).start, rangeOf(last).end, children) : '';
  }

  /** The same within a line; an element with `to` is a link. */
  function elementInLine(node: Node): string {
    const to = attribute(node, 'to');
    return to ? `[${inner(node)}](${absoluteUrl(to)})` : inner(node);
  }

  /** A property in the words of the framework. */
  function propertyEdits(node: Node): Edit[] {
    const {start, end} = rangeOf(node);
    const [, name = '', value = ''] = /^([a-z]\w*)=\{([^]*)\}$/.exec(node.value ?? '') ?? [];
    const isProperty = reference.model.properties.some((property) => property.name === name);
    return isProperty
      ? [{at: [start, end], text: `\`${propertyIn(framework, name, value)}\``}]
      : [];
  }

  function quoteOf(node: Node): string {
    const children = node.children ?? [];
    const label = children.find(({data}) => data && 'directiveLabel' in data);
    const name = node.name ?? 'note';
    const title = label ? plainText(label) : name.charAt(0).toUpperCase() + name.slice(1);
    const content = children.filter((child) => child !== label);
    const lines = `**${title}**\n\n${inner({type: 'root', children: content})}`.split('\n');
    return lines.map((line) => `> ${line}`.trimEnd()).join('\n');
  }

  function linkEdits(node: Node): Edit[] {
    const address = node.url ?? '';
    const target = absoluteUrl(address);
    const {start, end} = rangeOf(node);
    const at = source.lastIndexOf(address, end);
    return target === address || at < start ? [] : [{at: [at, at + address.length], text: target}];
  }

  function absoluteUrl(address: string): string {
    const ending = twinEnding(framework);
    if (address.startsWith('#')) return url + ending + address;
    if (!address.startsWith('/')) return address;
    const [, place = '', rest = ''] = /^(.*?)\/?([?#].*)?$/.exec(address) ?? [];
    return root + (places.has(place) ? place + ending + rest : address);
  }

  function absolute(markdown: string): string {
    return markdown.replace(/\]\(([#/][^)]*)\)/g, (_, address) => `](${absoluteUrl(address)})`);
  }
}

/** The Markdown of the reference elements by the offset at which they start; a run of them is one edit. */
function drawElements(tree: Node, reference: Reference, source: string): Map<number, Edit> {
  const edits = new Map<number, Edit>();
  replaceElements(tree, reference, (drawing, nodes) => {
    const [first, ...others] = nodes;
    const {start} = rangeOf(first);
    const {end} = rangeOf(others.at(-1) ?? first);
    const before = edits.get(start)?.text;
    const text = drawingToMarkdown(drawing, reference, source);
    edits.set(start, {at: [start, end], text: before ? `${before}\n\n${text}` : text});
    // The others of a run are part of the first one.
    for (const node of others) edits.set(rangeOf(node).start, {at: [end, end], text: ''});
    return [];
  });
  return edits;
}

/** A code block without the words that only the site understands. */
function fence(node: Node, framework: FrameworkId, form: TwinForm, shown: Set<string>): string {
  if (isLive(node)) {
    const {title, height} = readFenceSettings(node.meta ?? '');
    const example = node.value ?? '';
    const model = modelOf(example, parseExample(example), title, height);
    return `${title}:\n\n${form === 'short' ? snippetBlock(model, framework) : fileBlocks(generate(model, framework).files, shown)}`;
  }
  return blockIn(
    framework,
    node.lang ?? '',
    node.value ?? '',
    fenceWord(node.meta, 'title'),
    shown,
  );
}

/** Lines as far to the right as the node that they replace, which can be part of a list. */
function indented(text: string, node: Node): string {
  const column = node.position?.start.column ?? 1;
  return text.replace(/\n(?=.)/g, `\n${' '.repeat(column - 1)}`);
}

/** The Markdown for an element. The words above a block have its title. */
function drawnIn(markdown: string, framework: FrameworkId, shown: Set<string>): string {
  return replaceFences(markdown, ({language, code}) =>
    blockIn(framework, language, code, undefined, shown),
  );
}

/** The code within lines, table rows and list items that name a framework: it is in that one. */
function codeOfNamedFrameworks(tree: Node): Set<Node> {
  const found = new Set<Node>();
  walk(tree, (line) => {
    if (line.type !== 'paragraph' && line.type !== 'tableRow') return true;
    if (FRAMEWORKS.some(({label}) => plainText(line).includes(label)))
      walk(line, (node) => {
        if (node.type === 'inlineCode') found.add(node);
      });
    return false;
  });
  return found;
}

/** A property and its value as an attribute, or for HTML as an assignment. */
function propertyIn(framework: FrameworkId, name: string, value: string): string {
  switch (framework) {
    case 'html':
      return `chat.${name} = ${value}`;
    case 'vue':
    case 'nuxt':
      return `:${name}="${value}"`;
    case 'angular':
      return `[${name}]="${value}"`;
    case 'solid':
      return `prop:${name}={${value}}`;
    default:
      return `${name}={${value}}`;
  }
}
