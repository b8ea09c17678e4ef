import path from 'node:path';
import {checkTypes} from './checkTypes';
import type {LiveFence} from './fences';

// On one line, so that lines of the fence are one more than its own.
const HEAD =
  "import {DeepChat} from 'deep-chat-react'; declare const chat: import('deep-chat').DeepChat; " +
  'declare function log(...values: unknown[]): void; export {chat as _chat, log as _log};\n';

/**
 * Checks every live example against the types of the installed component: an unknown property or a value
 * of the wrong type is a problem.
 *
 * @param siteDir where `node_modules` is
 * @returns one text for each problem, with file and line; empty when all is well
 */
export function checkFences(fences: readonly LiveFence[], siteDir: string): string[] {
  const files = fences.map(({source}, index) => ({
    path: path.join(siteDir, `live-example-${index}.tsx`),
    text: HEAD + source,
  }));
  const problems = checkTypes(files, {types: ['react']});
  return problems.map((problem) => {
    const fence = fences[Number(/live-example-(\d+)\.tsx$/.exec(problem.path)?.[1])];
    if (!fence) return problem.message;
    const file = path.relative(siteDir, fence.file);
    return `${file}:${fence.line + problem.line - 1}  ${problem.message}`;
  });
}
