import {Parser, type Program} from 'acorn';
import type {Code, Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {compileExample, SCOPE} from '../../example/compile';
import {lineCounts} from '../../example/generate/heights';
import {modelOf} from '../../example/model';
import {ExampleError} from '../../example/outline';
import {parseExample} from '../../example/parse';

/** How many characters a title may have, so that it fits beside its buttons. */
const TITLE_LENGTH = 60;
const DEFAULT_HEIGHT = 360;

/** What the words after `tsx live` say. */
export interface FenceSettings {
  readonly title: string;
  /** Height of the chat in px. */
  readonly height: number;
}

/** Whether a code fence is a live example. */
export function isLive({lang, meta}: {lang?: string | null; meta?: string | null}): boolean {
  return lang === 'tsx' && /(^|\s)live(\s|$)/.test(meta ?? '');
}

/**
 * Reads the words after `tsx live`.
 *
 * @throws ExampleError for a missing or long title, a height that is no number of px, and unknown words
 */
export function readSettings(meta: string): FenceSettings {
  const words = new Map(
    [...meta.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [name!, value]),
  );
  for (const name of words.keys())
    if (!['live', 'title', 'height'].includes(name))
      throw new ExampleError(
        `"${name}" is unknown. A live fence begins with: tsx live title="…" height="360"`,
        0,
      );
  const title = words.get('title');
  if (!title || title.length > TITLE_LENGTH)
    throw new ExampleError(
      `A live fence needs title="…" with 1 to ${TITLE_LENGTH} characters that say what it shows.`,
      0,
    );
  const height = Number(words.get('height') ?? DEFAULT_HEIGHT);
  if (!Number.isInteger(height) || height < 120 || height > 1000)
    throw new ExampleError('The height is a whole number of px from 120 to 1000.', 0);
  return {title, height};
}

function textAttribute(name: string, value: string): MdxJsxAttribute {
  return {type: 'mdxJsxAttribute', name, value};
}

function expressionAttribute(name: string, source: string): MdxJsxAttribute {
  const estree = Parser.parse(source, {ecmaVersion: 'latest', sourceType: 'module'}) as Program & {
    comments: [];
  };
  estree.comments = [];
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {type: 'mdxJsxAttributeValueExpression', value: source, data: {estree: estree as never}},
  };
}

function elementOf(fence: Code): MdxJsxFlowElement {
  const {title, height} = readSettings(fence.meta ?? '');
  const outline = parseExample(fence.value);
  const lines = lineCounts(modelOf(fence.value, outline, title, height));
  const body = compileExample(fence.value, outline);
  return {
    type: 'mdxJsxFlowElement',
    name: 'LiveExample',
    attributes: [
      textAttribute('title', title),
      expressionAttribute('height', String(height)),
      textAttribute('source', fence.value),
      textAttribute('outline', JSON.stringify(outline)),
      expressionAttribute('lines', JSON.stringify(lines)),
      expressionAttribute('create', `((${SCOPE}) => {${body}})`),
    ],
    children: [],
  };
}

/**
 * Turns each `tsx live` fence into a `LiveExample` element. The live chat of the example becomes code of
 * the page, so nothing is evaluated in the browser.
 *
 * @throws Error that names the file and line of a fence outside of the grammar and says what is allowed
 */
export function liveExamples() {
  return (tree: Root, file: VFile): void => {
    const titles = new Set<string>();
    visit(tree, 'code', (fence: Code, index, parent) => {
      if (!isLive(fence) || index === undefined || !parent) return;
      try {
        const {title} = readSettings(fence.meta ?? '');
        if (titles.has(title))
          throw new ExampleError(`"${title}" is the title of another example of this page.`, 0);
        titles.add(title);
        parent.children[index] = elementOf(fence) as RootContent;
      } catch (error) {
        if (!(error instanceof ExampleError)) throw error;
        const line = (fence.position?.start.line ?? 0) + error.line;
        throw new Error(`${file.path}:${line}  ${error.message}`, {cause: error});
      }
    });
  };
}
