import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** Rules that stay off, with the reason. Every entry must be a wrong finding, never an inconvenient one. */
export const AXE_EXCEPTIONS: Readonly<Record<string, string>> = {};

/**
 * Parts that axe does not look at, with the reason.
 * - Highlighted code: thousands of elements in nine colors, checked once for each color in
 *   `tests/unit/code-colors.test.ts`. (If each token is left out separately, axe checks for every element
 *   whether it is in one of thousands of others, which takes longer than all its rules.)
 */
const NOT_LOOKED_AT = ['pre code'];

/** Rules whose result depends on the color mode. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong on the page as it is now, one line for each element, shadow DOM included.
 *
 * @param rules `colors` looks only at what another color mode can change, after a look at everything.
 * @param within Selector of the one part that is looked at, where the rest of the page was before.
 */
export async function axeFindings(
  page: Page,
  rules: 'all' | 'colors' = 'all',
  within?: string,
): Promise<string[]> {
  // In the page itself: the other mode hands every element of every rule over to a second page, which takes
  // three times as long. What it would add are frames of other origins.
  const builder = new AxeBuilder({page}).setLegacyMode(true).options({resultTypes: ['violations']});
  if (within) builder.include(within);
  for (const part of NOT_LOOKED_AT) builder.exclude(part);
  if (rules === 'all') builder.withTags(TAGS).disableRules(Object.keys(AXE_EXCEPTIONS));
  else builder.withRules(COLOR_RULES.filter((rule) => !(rule in AXE_EXCEPTIONS)));
  const {violations} = await builder.analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(
      ({target, failureSummary}) =>
        `${id}: ${target.flat().join(' >> ')} (${failureSummary?.split('\n')[1]?.trim() ?? ''})`,
    ),
  );
}

/**
 * Takes the colors out of all code on the page: axe measures every element, also those that it does not
 * look at. React must not draw that code again afterwards.
 */
export async function plainCode(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const code of document.querySelectorAll('pre code'))
      code.textContent = `${code.textContent}`;
  });
}
