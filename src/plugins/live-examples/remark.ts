import {statSync} from 'node:fs';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {compileExample, SCOPE} from '../../example/generate/compile';
import {modelOf, type Model} from '../../example/model/model';
import {ExampleError} from '../../example/model/outline';
import {parseExample} from '../../example/model/parseExample';
import {visiblePartsOf} from '../../example/model/visibleParts';
import {blockId} from '../../example/block/blockId';
import {expressionAttribute, textAttribute} from '../../mdx/estree';
import {checkPrompt, isLive, placed, readFenceSettings} from './fenceSettings';
import type {LiveFence} from './liveFences';
import {FRAMEWORKS} from '../../example/frameworks';
import {generate} from '../../example/generate';

/** The lines that each framework's files of an example have, in the order of `FRAMEWORKS`. */
function lineCounts(model: Model): readonly number[] {
  return FRAMEWORKS.map(({id}) =>
    generate(model, id).files.reduce((sum, {code}) => sum + code.trimEnd().split('\n').length, 0),
  );
}

function elementOf(fence: Code): MdxJsxFlowElement {
  const {title, height, body: blockBody, prompt} = readFenceSettings(fence.meta ?? '');
  const outline = parseExample(fence.value);
  const lines = lineCounts(modelOf(fence.value, outline, title, height));
  if (prompt) checkPrompt(outline);
  const body = compileExample(fence.value, outline);
  return {
    type: 'mdxJsxFlowElement',
    name: 'LiveExample',
    attributes: [
      textAttribute('title', title),
      expressionAttribute('height', String(height)),
      ...(blockBody ? [expressionAttribute('body', String(blockBody))] : []),
      ...(prompt ? [textAttribute('prompt', prompt)] : []),
      textAttribute('parts', JSON.stringify(visiblePartsOf(outline))),
      // Taken out of the page's code again by src/plugins/fence-texts.
      textAttribute('source', fence.value),
      textAttribute('outline', JSON.stringify(outline)),
      expressionAttribute('lines', JSON.stringify(lines)),
      expressionAttribute('create', `((${SCOPE}) => {${body}})`),
    ],
    children: [],
  };
}

const STARTED = Date.now();

/**
 * In the development server: checks the types of a page's examples when it was saved since the start. Others would make
 * the first compilation slow, and a build checks them all.
 */
async function checkEdited(fences: readonly LiveFence[], file: VFile): Promise<void> {
  if (fences.length === 0 || statSync(file.path).mtimeMs < STARTED) return;
  const {checkFences} = await import('./checkFences');
  const problems = checkFences(fences, file.cwd);
  if (problems.length > 0) throw new Error(problems.join('\n\n'));
}

/**
 * Turns each `tsx live` fence into a `LiveExample` element. The live chat of the example becomes code of
 * the page, so nothing is evaluated in the browser.
 *
 * @throws Error with file, line and the allowed grammar, for a fence outside it
 */
export function liveExamples() {
  return (tree: Root, file: VFile): Promise<void> | undefined => {
    const fences: LiveFence[] = [];
    const ids = new Set<string>();
    visit(tree, 'code', (fence: Code, index, parent) => {
      if (!isLive(fence) || index === undefined || !parent) return;
      try {
        const settings = readFenceSettings(fence.meta ?? '');
        const {title} = settings;
        const line = fence.position?.start.line ?? 0;
        fences.push({...settings, file: file.path, line, source: fence.value});
        const id = blockId(title);
        if (ids.has(id))
          throw new ExampleError(
            `"${title}" is the title of another example of this page, or makes the same id: ${id}.`,
            0,
          );
        ids.add(id);
        parent.children[index] = elementOf(fence);
      } catch (error) {
        if (!(error instanceof ExampleError)) throw error;
        throw placed(error, file.path, fence.position?.start.line ?? 0);
      }
    });
    return process.env.NODE_ENV === 'development' ? checkEdited(fences, file) : undefined;
  };
}
