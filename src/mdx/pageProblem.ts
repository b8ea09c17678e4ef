/** Path of a page as its author knows it. */
const shown = (file: string) =>
  file.startsWith(`${process.cwd()}/`) ? file.slice(process.cwd().length + 1) : file;

/**
 * An error about a page, for its author: `docs/files.mdx:12  What is wrong`. It has no stack, which Docusaurus would
 * print after the message, and which leads to the code that found the mistake.
 */
export function pageProblem(file: string, line: number, message: string): Error {
  return problemsOf([`${shown(file)}:${line}  ${message}`]);
}

/** Several of them, each with its place. */
export function problemsOf(problems: readonly string[]): Error {
  const error = new Error(problems.join('\n\n'));
  error.stack = '';
  return error;
}
