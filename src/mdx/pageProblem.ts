import path from 'node:path';
import leven from 'leven';

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

/** The candidates that a misspelt name could have meant, nearest first, at most three. */
export function nearestNames(name: string, candidates: readonly string[]): string[] {
  const wanted = name.toLowerCase();
  return candidates
    .map((candidate) => ({candidate, distance: distanceOf(wanted, candidate.toLowerCase())}))
    .sort((a, b) => a.distance - b.distance || a.candidate.localeCompare(b.candidate, 'en'))
    .slice(0, 3)
    .map(({candidate}) => candidate);
}

/** A message about a name that isn't there, with the nearest ones. */
export const noSuch = (what: string, name = '', names: readonly string[]): string =>
  `${what} "${name}". Nearest names: ${nearestNames(name, names).join(', ') || 'none'}.`;

/** Edits between two words; less when one holds the other. */
const distanceOf = (a: string, b: string): number =>
  a && (a.includes(b) || b.includes(a)) ? Math.abs(a.length - b.length) / 2 : leven(a, b);
