/** Lines, from 0, that an edit has put between those that stayed at the start and at the end. */
export function changedLines(before: string, after: string): readonly number[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const shortest = Math.min(old.length, now.length);
  let start = 0;
  while (start < shortest && old[start] === now[start]) start++;
  let end = 0;
  while (end < shortest - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  return Array.from({length: now.length - start - end}, (_, index) => start + index);
}
