import path from 'node:path';
import ts from 'typescript';
import {ExampleError} from '../../example/model/outline';
import {parseExample} from '../../example/model/parseExample';
import type {LiveFence} from './fenceSettings';

/** A file that exists only for the check. */
export interface VirtualFile {
  /** Beside the installed packages, so that imports find them: a path within the site's folder. */
  readonly path: string;
  readonly text: string;
}

export interface TypeProblem {
  readonly path: string;
  /** Counts from 1. */
  readonly line: number;
  readonly message: string;
}

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

/** Declarations of packages by options, parsed once: they are most of the work of each program. */
const parsed = new Map<string, ts.SourceFile>();

/** One program of TypeScript with files that exist only in it, beside the installed packages. */
export function virtualProgram(
  files: readonly VirtualFile[],
  options: ts.CompilerOptions = {},
): ts.Program {
  const texts = new Map(files.map((file) => [path.resolve(file.path), file.text]));
  const all = {...OPTIONS, ...options};
  const host = ts.createCompilerHost(all);
  const folders = new Set([...texts.keys()].map((file) => path.dirname(file)));
  const {fileExists, readFile, getSourceFile, directoryExists} = host;
  host.directoryExists = (name) =>
    folders.has(path.resolve(name)) || (directoryExists?.(name) ?? true);
  host.fileExists = (name) => texts.has(path.resolve(name)) || fileExists(name);
  host.readFile = (name) => texts.get(path.resolve(name)) ?? readFile(name);
  host.getSourceFile = (name, ...rest) => {
    const text = texts.get(path.resolve(name));
    if (text !== undefined)
      return ts.createSourceFile(name, text, all.target ?? ts.ScriptTarget.ES2022, true);
    if (!name.includes('/node_modules/')) return getSourceFile(name, ...rest);
    const key = JSON.stringify([name, rest[0], all]);
    const file = parsed.get(key) ?? getSourceFile(name, ...rest);
    if (file) parsed.set(key, file);
    return file;
  };
  return ts.createProgram([...texts.keys()], all, host);
}

/** The last line of a compiler's message names the mistake. A type of many lines in it doesn't help. */
function shortMessage(message: string): string {
  const last = message.trim().split('\n').at(-1) ?? message;
  return last.trim().replace(/ (?:on|in|to) type '[^']{80,}'/g, '');
}

/** Checks files against the installed packages, all of them in one program. */
export function checkTypes(
  files: readonly VirtualFile[],
  options?: ts.CompilerOptions,
): TypeProblem[] {
  const own = new Set(files.map((file) => path.resolve(file.path)));
  const program = virtualProgram(files, options);
  return ts.getPreEmitDiagnostics(program).flatMap(({file, start = 0, messageText}) => {
    if (file && !own.has(path.resolve(file.fileName))) return [];
    return {
      path: file?.fileName ?? '',
      line: file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0,
      message: shortMessage(ts.flattenDiagnosticMessageText(messageText, '\n')),
    };
  });
}

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
