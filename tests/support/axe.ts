import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

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
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    runOnly: rules === 'all' ? TAGS : {type: 'rule', values: COLOR_RULES},
    rules: Object.fromEntries(Object.keys(AXE_EXCEPTIONS).map((rule) => [rule, {enabled: false}])),
  };
  for (const frame of page.frames())
    if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(AXE);
  const context = {
    exclude: NOT_LOOKED_AT.map((part) => [part]),
    ...(within && {include: [[within]]}),
  };
  const {violations} = await page.evaluate(
    ([where, what]) => (window as unknown as {axe: typeof axe}).axe.run(where, what),
    [context, options] as const,
  );
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
