import type {Fragment} from '../data/fragment';

const MIN_SUMMARY = 80;
const MAX_SUMMARY = 160;

function doubles(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

/**
 * What is wrong with a list of parts, one sentence for each mistake; none when all is well.
 *
 * @param exists returns whether a module path, relative to `src/`, is a file.
 */
export function fragmentMistakes(
  fragments: readonly Fragment[],
  exists: (module: string) => boolean,
): string[] {
  const mistakes = [
    ...doubles(fragments.map(({path}) => path)).map(
      (path) => `Two parts have the path ${path}. Give each its own, or remove one of them.`,
    ),
    ...doubles(fragments.map(({title}) => title)).map(
      (title) =>
        `Two parts have the title "${title}". Page titles must differ: rename one of them.`,
    ),
    ...doubles(fragments.map(({summary}) => summary)).map(
      (summary) => `Two parts have the summary "${summary}". Say what each one does.`,
    ),
  ];
  for (const {path, module, summary} of fragments) {
    if (!/^(\/[\w-]+)+$/.test(path))
      mistakes.push(`The path ${path} must start with a slash and end without one.`);
    if (!exists(module))
      mistakes.push(
        `${path} names the module src/${module}, which is no file. Create it or correct the name.`,
      );
    if (summary.length < MIN_SUMMARY || summary.length > MAX_SUMMARY)
      mistakes.push(
        `The summary of ${path} has ${summary.length} characters. It is also the description of the page: use ${MIN_SUMMARY} to ${MAX_SUMMARY}.`,
      );
  }
  return mistakes;
}
