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
function distanceOf(a: string, b: string): number {
  if (a && (a.includes(b) || b.includes(a))) return Math.abs(a.length - b.length) / 2;
  // Row by row of the table of distances between the beginnings of both words.
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (const [at, letter] of [...a].entries()) {
    let [left, corner] = [at + 1, at];
    row = row.map((above, index) => {
      if (index > 0)
        left = Math.min(above + 1, left + 1, corner + (letter === b[index - 1] ? 0 : 1));
      corner = above;
      return left;
    });
  }
  return row.at(-1) ?? 0;
}
