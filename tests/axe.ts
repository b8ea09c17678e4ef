import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** Rules that stay off, with the reason. Every entry must be a wrong finding, never an inconvenient one. */
export const AXE_EXCEPTIONS: Readonly<Record<string, string>> = {};

/**
 * Parts that axe does not look at, with the reason.
 * - Tokens of highlighted code: thousands of elements in nine colors, checked once for each color in
 *   `tests/unit/code-colors.test.ts`.
 */
const NOT_LOOKED_AT = ['pre code .token'];

/** What axe finds wrong on the page as it is now, one line for each element, shadow DOM included. */
export async function axeFindings(page: Page): Promise<string[]> {
  const builder = new AxeBuilder({page});
  for (const part of NOT_LOOKED_AT) builder.exclude(part);
  const {violations} = await builder
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules(Object.keys(AXE_EXCEPTIONS))
    .analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(
      ({target, failureSummary}) =>
        `${id}: ${target.flat().join(' >> ')} (${failureSummary?.split('\n')[1]?.trim() ?? ''})`,
    ),
  );
}
