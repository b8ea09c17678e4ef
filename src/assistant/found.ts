import type {Section} from './engine';

/** A section with how well its page fits the question. */
export interface FoundSection extends Section {
  /** How much of the question its page has: the mean of what it has in one place and as a whole, 0 to 1. */
  readonly share: number;
}

/** A page with less of the question than this only happens to have some of its words. */
const MIN_SHARE = 0.75;

/** Whether the best section can be an answer; otherwise the docs don't say. */
export function isFound(
  sections: readonly Section[],
): sections is readonly [FoundSection, ...FoundSection[]] {
  const [best] = sections;
  if (best === undefined || !('share' in best)) return false;
  return typeof best.share === 'number' && best.share >= MIN_SHARE;
}
