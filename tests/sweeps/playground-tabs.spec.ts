import {expect, test, type Page} from '@playwright/test';
import {readFile} from 'node:fs/promises';
import {bubbles, card, enter, inBothWindows, say, stored} from '../support/playground';

/** Two tabs of the same browser with the same chats: neither overwrites the other without being asked. */

const told = (page: Page, name: string) => card(page, name).locator('.user-message-text');

async function savedFile(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: button}).click();
  return readFile(await (await download).path(), 'utf8');
}

inBothWindows(() => {
  for (const choice of ['Reload', 'Keep mine'] as const)
    // @spec playground.39
    test(`two tabs that both go on: ${choice}, and the rest as a file`, async ({page, context}) => {
      await enter(page);
      await say(page, 'Demo', 'Before');
      await expect(bubbles(page, 'Demo')).toHaveCount(3);
      await expect.poll(() => stored(page)).toContain('"c1"');
      const second = await context.newPage();
      await enter(second);
      await expect(told(second, 'Demo')).toHaveText(['Before']);

      await say(page, 'Demo', 'Said in the first tab');
      await expect(bubbles(page, 'Demo')).toHaveCount(5);
      await expect(second.getByText('Another tab has changed these chats')).toBeVisible();
      await say(second, 'Demo', 'Said in the second tab');
      await expect(bubbles(second, 'Demo')).toHaveCount(5);

      const mine = await savedFile(second, 'Save mine as a file');
      expect(mine).toContain('Said in the second tab');
      expect(mine).not.toContain('Said in the first tab');
      const other = await savedFile(second, 'Save the other tab’s as a file');
      expect(other).toContain('Said in the first tab');
      expect(other).not.toContain('Said in the second tab');

      const left = choice === 'Reload' ? 'Said in the first tab' : 'Said in the second tab';
      await second.getByRole('button', {name: choice, exact: true}).click();
      await expect(told(second, 'Demo')).toHaveText(['Before', left]);
      await expect(second.getByText('Another tab has changed these chats')).toBeHidden();
      if (choice === 'Keep mine')
        await expect(page.getByText('Another tab has changed these chats')).toBeVisible();

      await page.close();
      await second.reload();
      await expect(told(second, 'Demo')).toHaveText(['Before', left]);
    });
});
