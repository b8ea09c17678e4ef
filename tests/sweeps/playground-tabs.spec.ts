import {expect, test, type Page} from '@playwright/test';
import {
  allCards,
  bubbles,
  card,
  enter,
  inBothWindows,
  names,
  say,
  show,
  stored,
} from '../support/playground';

/** Two tabs of the same browser with the same chats: neither loses the other's messages. */

const told = (page: Page, name: string) => card(page, name).locator('.user-message-text');

inBothWindows(() => {
  for (const choice of ['Load the other ones', 'Keep these'] as const)
    test(`what was said in two tabs is kept in both: ${choice}`, async ({page, context}) => {
      await enter(page);
      await say(page, 'Demo', 'Before');
      await expect(bubbles(page, 'Demo')).toHaveCount(3);
      await expect.poll(() => stored(page)).toContain('"c1"');
      const second = await context.newPage();
      await enter(second);
      await expect(told(second, 'Demo')).toHaveText(['Before']);

      await say(page, 'Demo', 'Said in the first tab');
      await expect(bubbles(page, 'Demo')).toHaveCount(5);
      await expect(second.getByText('changed elsewhere')).toBeVisible();
      await say(second, 'Demo', 'Said in the second tab');
      await expect(bubbles(second, 'Demo')).toHaveCount(5);
      await second.getByRole('button', {name: choice}).click();
      await expect(allCards(second)).toHaveCount(3);
      const other = choice === 'Keep these' ? 'Demo (other tab)' : 'Demo (this tab)';
      expect(await names(second)).toContain(other);

      // Both are there after a reload too.
      await expect.poll(() => stored(second)).toContain(other);
      await page.close();
      await second.reload();
      const [here, there] = ['Said in the second tab', 'Said in the first tab'];
      const [kept = '', brought = ''] = choice === 'Keep these' ? [here, there] : [there, here];
      await show(second, 'Demo');
      await expect(told(second, 'Demo')).toHaveText(['Before', kept]);
      await show(second, other);
      await expect(told(second, other)).toHaveText(['Before', brought]);
    });
});
