import {expect} from '@playwright/test';
import {inBothWindows, test, Playground} from '../support/playground';

/** Two tabs of the same browser with the same chats: neither overwrites the other without being asked. */

inBothWindows(() => {
  for (const choice of ['Reload', 'Keep mine'] as const)
    // @spec playground.39
    test(`two tabs that both go on: ${choice}, and the rest as a file`, async ({
      page,
      context,
      chats,
    }) => {
      await chats.enter();
      await chats.say('Demo', 'Before');
      await expect(chats.bubbles('Demo')).toHaveCount(3);
      await expect.poll(() => chats.stored()).toContain('"c1"');
      const second = await context.newPage();
      const theirs = new Playground(second);
      await theirs.enter();
      await expect(theirs.asked('Demo')).toHaveText(['Before']);

      await chats.say('Demo', 'Said in the first tab');
      await expect(chats.bubbles('Demo')).toHaveCount(5);
      await expect(second.getByText('Another tab has changed these chats')).toBeVisible();
      await theirs.say('Demo', 'Said in the second tab');
      await expect(theirs.bubbles('Demo')).toHaveCount(5);

      const mine = await theirs.savedBy('Save mine as a file');
      expect(mine).toContain('Said in the second tab');
      expect(mine).not.toContain('Said in the first tab');
      const other = await theirs.savedBy('Save the other tab’s as a file');
      expect(other).toContain('Said in the first tab');
      expect(other).not.toContain('Said in the second tab');

      const left = choice === 'Reload' ? 'Said in the first tab' : 'Said in the second tab';
      await second.getByRole('button', {name: choice, exact: true}).click();
      await expect(theirs.asked('Demo')).toHaveText(['Before', left]);
      await expect(second.getByText('Another tab has changed these chats')).toBeHidden();
      if (choice === 'Keep mine')
        await expect(page.getByText('Another tab has changed these chats')).toBeVisible();

      await page.close();
      await second.reload();
      await expect(theirs.asked('Demo')).toHaveText(['Before', left]);
    });
});
