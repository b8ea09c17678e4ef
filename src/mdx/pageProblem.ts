import path from 'node:path';

/**
 * An error about a page, for its author: `docs/files.mdx:12  What is wrong`. It has no stack, which Docusaurus would
 * print after the message, and which leads to the code that found the mistake.
 */
export function pageProblem(file: string, line: number, message: string): Error {
  return problemsOf([`${path.relative(process.cwd(), file)}:${line}  ${message}`]);
}

/** Several of them, each with its place. */
export function problemsOf(problems: readonly string[]): Error {
  const error = new Error(problems.join('\n\n'));
  error.stack = '';
  return error;
}
