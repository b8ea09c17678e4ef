import {diffArrays} from 'diff';

/** Texts with more changed lines than this are different altogether. */
const MAX_CHANGES = 1000;

/** Lines, from 0, that an edit has added or replaced. Lines between two of them that stayed are not among them. */
export function changedLines(before: string, after: string): readonly number[] {
  const now = after.split('\n');
  const changes = diffArrays(before.split('\n'), now, {
    // A line that is only indented otherwise is the same.
    comparator: (one, other) => one.trim() === other.trim(),
    maxEditLength: MAX_CHANGES,
  });
  if (!changes) return now.map((_, line) => line);
  let line = 0;
  return changes.flatMap(({added, removed, value}) => {
    if (removed) return [];
    const lines = added ? value.map((_, index) => line + index) : [];
    line += value.length;
    return lines;
  });
}

/** Lines in words, from 1: `Line 3`, `Lines 3 to 5`, `Lines 3, 7`. */
export function linesText(lines: readonly number[]): string {
  const [first = 0, ...rest] = lines.map((line) => line + 1);
  if (rest.length === 0) return `Line ${first}`;
  const isRun = rest.every((line, index) => line === first + index + 1);
  return isRun ? `Lines ${first} to ${rest.at(-1)}` : `Lines ${[first, ...rest].join(', ')}`;
}
