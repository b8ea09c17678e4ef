import {expect, test} from '@playwright/test';
import {answerFrom, answers, ask, field, followUps, openPanel, panel} from '../support/ask';
import {axeFindings} from '../support/axe';
import {clipboard, open, setColorMode} from '../support/page';
import {standIn} from '../support/stranger';

// As in walk.spec.ts: texts have the same colors at each width, so each width has one mode.
for (const [name, viewport, mode] of [
  ['wide and light', {width: 1280, height: 900}, 'light'],
  ['on a phone and dark', {width: 390, height: 844}, 'dark'],
] as const)
  test(`${name}: axe finds nothing in any state of the panel`, async ({page}) => {
    test.setTimeout(120_000);
    const findings: string[] = [];
    const check = async (state: string) => {
      const found = await axeFindings(page, 'all', '[data-ask]');
      findings.push(...found.map((finding) => `${state}: ${finding}`));
    };
    await standIn(page, 'api.openai.com', {status: 429});
    await page.setViewportSize(viewport);
    await open(page, '/docs/connect');
    await setColorMode(page, mode);
    await openPanel(page);
    await check('empty');
    await ask(page, 'How do I stream the reply of my server?');
    await expect(followUps(page).first()).toBeVisible();
    await check('answered');
    await ask(page, 'What is the weather tomorrow?');
    await expect(answers(page).last()).toContainText('seem to cover');
    await check('refused');
    await answerFrom(page, 'Your provider');
    const key = panel(page).getByLabel('API key');
    await expect(key).toBeVisible();
    await check('provider');
    await ask(page, 'How do I stream?');
    await expect(answers(page).last()).toContainText('Nothing was sent');
    await check('dry run');
    await key.fill('sk-secret-1234567890');
    await ask(page, 'How do I stream?');
    const send = panel(page).getByRole('button', {name: 'Send', exact: true});
    await panel(page).getByText('Show the exact request').click();
    await check('review');
    await expect(send).toBeInViewport({ratio: 1});
    await expect(field(page)).toBeInViewport({ratio: 1});
    const stop = panel(page).locator('#stop-icon');
    const [icon, button] = [await stop.boundingBox(), await stop.locator('..').boundingBox()];
    for (const [start, size] of [
      ['x', 'width'],
      ['y', 'height'],
    ] as const) {
      const middle = icon![start] + icon![size] / 2;
      expect(Math.abs(middle - button![start] - button![size] / 2)).toBeLessThanOrEqual(1);
    }
    await send.click();
    await expect(panel(page).locator('.error-message-text')).toContainText('status 429');
    await check('error');
    expect(findings).toEqual([]);
  });

test('with the keyboard only: to an answer, its links, and back', async ({page}) => {
  await open(page, '/docs/connect');
  await page.evaluate(() => window.scrollTo({top: 900, behavior: 'instant'}));
  await openPanel(page);
  // The text makes room for the panel and keeps a width to read at.
  const text = page.locator('main .theme-doc-markdown');
  await expect
    .poll(async () => {
      const {x, width} = (await text.boundingBox())!;
      return width >= 640 && x + width <= (await panel(page).boundingBox())!.x;
    })
    .toBe(true);
  const place = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('.Ask-chips button').last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(followUps(page).first()).toBeVisible();
  await page.keyboard.type('How do I color the bubbles?');
  await page.keyboard.press('Enter');
  await expect(answers(page)).toHaveCount(2);
  await expect(followUps(page).first()).toBeVisible();

  /** Tabs backwards from the field until a part of the answers has the focus. */
  const reach = async (selector: string) => {
    await field(page).focus();
    await expect(async () => {
      await page.keyboard.press('Shift+Tab');
      await expect(panel(page).locator(selector).and(page.locator(':focus'))).toHaveCount(1, {
        timeout: 50,
      });
    }).toPass();
  };
  await reach('.ask-copy');
  await page.keyboard.press('Enter');
  await expect(panel(page).locator('.ask-copy:focus')).toHaveText('Copied');
  expect(await clipboard(page)).toContain('messageStyles');
  await reach('.ask-chip');
  await page.keyboard.press('Space');
  await expect(answers(page)).toHaveCount(3);
  await expect(followUps(page).first()).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await reach('.ai-message-text a');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/docs\/connect$/);
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
});
