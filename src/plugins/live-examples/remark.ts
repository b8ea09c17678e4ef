import {statSync} from 'node:fs';
import type {Code, Parent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {compileExample, SCOPE} from '../../example/generate/compile';
import {modelOf, type Model} from '../../example/model/model';
import {ExampleError} from '../../example/model/outline';
import {parseExample} from '../../example/model/parseExample';
import {blockId, BODY, linesOf, visiblePartsOf} from '../../example/block/figure';
import {expressionAttribute, textAttribute} from '../../mdx/nodes';
import {problemsOf} from '../../mdx/pageProblem';
import {
  checkPrompt,
  isLive,
  placed,
  readFenceSettings,
  checkShown,
  type FenceSettings,
  type LiveFence,
} from './fenceSettings';
import {printFence} from './printFence';
import {DEFAULT_FRAMEWORK} from '../../example/frameworks';
import {generate, snippetOf} from '../../example/generate';
import {heightOf, linesIn, roomIn} from '../../example/generate/rows';

/** The least height in px in which a conversation can be read. */
const LEAST_BODY = 260;

/** Height in px in which a question and the request that it makes can be read. */
const REQUEST_BODY = 336;

/** Height in px of a block's body: that of its code, so that neither code nor chat is an empty box. */
function bodyOf(model: Model): number {
  if (model.properties.some(({name}) => name === 'directConnection')) return REQUEST_BODY;
  const lines = linesIn(snippetOf(model, DEFAULT_FRAMEWORK).split('\n'));
  return Math.max(LEAST_BODY, Math.min(BODY, heightOf(lines)));
}

/** The elements by their fences: a page is compiled again after each edit, and most of its fences are the same. */
const made = new Map<string, Promise<MdxJsxFlowElement>>();

async function elementOf(fence: Code, settings: FenceSettings): Promise<MdxJsxFlowElement> {
  const key = `${fence.meta}\n${fence.value}`;
  const element = made.get(key) ?? makeElement(fence.value, settings);
  made.set(key, element);
  // Later plugins change it.
  return structuredClone(await element);
}

async function makeElement(code: string, settings: FenceSettings): Promise<MdxJsxFlowElement> {
  const {title, height, body: ownBody, prompt, ...more} = settings;
  parseExample(code); // an error names a line of the page
  const source = await printFence(code);
  const rows = ownBody && roomIn(ownBody);
  const outline = {...parseExample(source), ...more, rows};
  const model = modelOf(source, outline, title, height);
  checkShown(outline);
  if (prompt) checkPrompt(outline);
  const body = compileExample(source, outline);
  return {
    type: 'mdxJsxFlowElement',
    name: 'LiveExample',
    attributes: [
      textAttribute('title', title),
      expressionAttribute('height', String(height)),
      expressionAttribute('body', String(ownBody ?? bodyOf(model))),
      ...(prompt ? [textAttribute('prompt', prompt)] : []),
      textAttribute('parts', JSON.stringify(visiblePartsOf(outline))),
      // Taken out of the page's code again by src/plugins/fence-texts.
      textAttribute('source', source),
      textAttribute('outline', JSON.stringify(outline)),
      expressionAttribute('lines', String(linesOf(generate(model, DEFAULT_FRAMEWORK)))),
      expressionAttribute('create', `((${SCOPE}) => {${body}})`),
    ],
    children: [],
  };
}

const STARTED = Date.now();

/** Examples that were there when the server started, or that have been checked since. */
const checked = new Set<string>();

/**
 * In the development server: checks the types of a page's examples that were edited since the start. All of them would make
 * the first compilation slow, and a build checks them.
 */
async function checkEdited(fences: readonly LiveFence[], file: VFile): Promise<void> {
  const edited = fences.filter(({source}) => !checked.has(source));
  if (edited.length > 0 && statSync(file.path).mtimeMs >= STARTED) {
    const {checkFences} = await import('./checkTypes');
    const problems = checkFences(edited, file.cwd);
    if (problems.length > 0) throw problemsOf(problems);
  }
  for (const {source} of edited) checked.add(source);
}

/**
 * Turns each `tsx live` fence into a `LiveExample` element. The live chat of the example becomes code of
 * the page, so nothing is evaluated in the browser.
 *
 * @throws Error with file, line and the allowed grammar, for a fence outside it
 */
export function liveExamples() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const read: LiveFence[] = [];
    const ids = new Set<string>();
    const fences: [fence: Code, index: number, parent: Parent][] = [];
    visit(tree, 'code', (fence: Code, index, parent) => {
      if (isLive(fence) && index !== undefined && parent) fences.push([fence, index, parent]);
    });
    for (const [fence, index, parent] of fences) {
      try {
        const settings = readFenceSettings(fence.meta ?? '');
        const {title} = settings;
        const line = fence.position?.start.line ?? 0;
        read.push({...settings, file: file.path, line, source: fence.value});
        const id = blockId(title);
        if (ids.has(id))
          throw new ExampleError(
            `"${title}" is the title of another example of this page, or makes the same id: ${id}.`,
            0,
          );
        ids.add(id);
        parent.children[index] = await elementOf(fence, settings);
      } catch (error) {
        if (!(error instanceof ExampleError)) throw error;
        throw placed(error, file.path, fence.position?.start.line ?? 0);
      }
    }
    if (process.env.NODE_ENV === 'development') await checkEdited(read, file);
  };
}
