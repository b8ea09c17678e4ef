import path from 'node:path';
import {checkTypes} from './checkTypes';
import {ExampleError} from '../../example/model/outline';
import {parseExample} from '../../example/model/parseExample';
import type {LiveFence} from './liveFences';

// On one line, so that lines of the fence are one more than its own.
const HEAD =
  "import {DeepChat} from 'deep-chat-react'; declare const chat: import('deep-chat').DeepChat; " +
  'declare function log(...values: unknown[]): void; export {chat as _chat, log as _log};\n';

/**
 * Checks every live example against the grammar and, when all keep to it, against the types of the installed
 * component: an unknown property or a value of the wrong type is a problem.
 *
 * @param siteDir where `node_modules` is
 * @returns one text for each problem, with file and line; empty when all is well
 */
export function checkFences(fences: readonly LiveFence[], siteDir: string): string[] {
  const place = ({file, line}: LiveFence, within: number) =>
    `${path.relative(siteDir, file)}:${line + within}`;
  const outside = fences.flatMap((fence) => {
    try {
      parseExample(fence.source);
      return [];
    } catch (error) {
      if (error instanceof ExampleError) return `${place(fence, error.line)}  ${error.message}`;
      throw error;
    }
  });
  if (outside.length > 0) return outside;
  const files = fences.map(({source}, index) => ({
    path: path.join(siteDir, `live-example-${index}.tsx`),
    text: HEAD + source,
  }));
  const problems = checkTypes(files, {types: ['react']});
  return problems.map((problem) => {
    const fence = fences[Number(/live-example-(\d+)\.tsx$/.exec(problem.path)?.[1])];
    if (!fence) return problem.message;
    return `${place(fence, problem.line - 1)}  ${problem.message}`;
  });
}
