import {differenceOf, MAX_PARTS} from '../model/difference';

/** Lines, from 0, that an edit has added or replaced. Lines between two of them that stayed are not among them. */
export function changedLines(before: string, after: string): readonly number[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const shortest = Math.min(old.length, now.length);
  let start = 0;
  while (start < shortest && old[start] === now[start]) start++;
  let end = 0;
  while (end < shortest - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const changed: number[] = [];
  let line = start;
  const inner = [old, now].map((lines) => lines.slice(start, lines.length - end));
  const [was = [], is = []] = inner;
  if (Math.max(was.length, is.length) > MAX_PARTS) return is.map((_, index) => start + index);
  for (const {kind} of differenceOf(was, is)) {
    if (kind === 'second') changed.push(line);
    if (kind !== 'first') line++;
  }
  return changed;
}

/** Lines in words, from 1: `Line 3`, `Lines 3 to 5`, `Lines 3, 7`. */
export function linesText(lines: readonly number[]): string {
  const [first = 0, ...rest] = lines.map((line) => line + 1);
  if (rest.length === 0) return `Line ${first}`;
  const isRun = rest.every((line, index) => line === first + index + 1);
  return isRun ? `Lines ${first} to ${rest.at(-1)}` : `Lines ${[first, ...rest].join(', ')}`;
}
