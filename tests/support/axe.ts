import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe does not look at: highlighted code, thousands of elements in nine colors, which
 * `tests/unit/styles.test.ts` checks. (If each token is left out separately, axe checks for every element whether
 * it is in one of thousands of others, which takes longer than all its rules.)
 */
const CODE = 'pre code';

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
  };
  for (const frame of page.frames())
    if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(AXE);
  const context = {exclude: [[CODE]], ...(within && {include: [[within]]})};
  const look = () =>
    page.evaluate(
      async ([where, what]) => {
        // What scrolls becomes a stop of the Tab key when its size is observed, which is in the next frame.
        for (let frame = 0; frame < 2; frame++)
          await new Promise((resolve) => requestAnimationFrame(resolve));
        return (window as unknown as {axe: typeof axe}).axe.run(where, what);
      },
      [context, options] as const,
    );
  let {violations} = await look();
  if (violations.length > 0) {
    // A chat takes the colors of another mode over in several frames. What stays is a fault.
    await page.waitForTimeout(500);
    ({violations} = await look());
  }
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
