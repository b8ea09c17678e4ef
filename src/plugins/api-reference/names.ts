/** The candidates that a misspelt name could have meant, nearest first, at most three. */
export function nearestNames(name: string, candidates: readonly string[]): string[] {
  const wanted = name.toLowerCase();
  return candidates
    .map((candidate) => ({candidate, distance: distanceOf(wanted, candidate.toLowerCase())}))
    .sort((a, b) => a.distance - b.distance || a.candidate.localeCompare(b.candidate, 'en'))
    .slice(0, 3)
    .map(({candidate}) => candidate);
}

/** Edits between two words; less when one holds the other. */
function distanceOf(a: string, b: string): number {
  if (a && (a.includes(b) || b.includes(a))) return Math.abs(a.length - b.length) / 2;
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
    row = next;
  }
  return row[b.length]!;
}
