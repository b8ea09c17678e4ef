import leven from 'leven';

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
