import {expect, test} from '@playwright/test';
import {axeFindings} from '../support/axe';
import {overflow} from '../support/page';
import {
  bubbles,
  card,
  closePanel,
  enter,
  inBothWindows,
  more,
  names,
  say,
  show,
  stored,
  use,
} from '../support/playground';

/** Branches of a conversation: edited, asked again, forked. */

inBothWindows(() => {
  // @spec playground.60
  test('messages are edited, asked again in place and forked, and undo brings each back', async ({
    page,
  }) => {
    await enter(page);
    await say(page, 'Demo', 'First question');
    await expect(bubbles(page, 'Demo')).toHaveCount(3);
    await say(page, 'Demo', 'Second question');
    await expect(bubbles(page, 'Demo')).toHaveCount(5);
    const users = () => card(page, 'Demo').locator('.user-message-text');

    await more(page, 'Demo', 'Messages');
    const tab = page.getByRole('tabpanel', {name: 'Messages of Demo'});
    const list = tab.getByRole('list', {name: 'Messages of Demo'});
    await expect(list.getByRole('listitem')).toHaveCount(4);
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    // With the keyboard only: open, write, and leave with Escape, which closes the edit but not the panel.
    await tab.getByRole('button', {name: 'Edit message 2'}).press('Enter');
    const text = tab.getByLabel('Text of message 2');
    await expect(text).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(text).toHaveCount(0);
    await expect(list.getByRole('listitem').nth(1)).toBeFocused();
    await tab.getByRole('button', {name: 'Edit message 2'}).click();
    await text.fill('An edited reply');
    await tab.getByRole('button', {name: 'Save', exact: true}).click();
    await expect(list.getByRole('listitem').nth(1)).toContainText('An edited reply');
    await expect(list.getByRole('listitem')).toHaveCount(4);
    await closePanel(page);
    await show(page, 'Demo');
    await expect(bubbles(page, 'Demo').filter({hasText: 'An edited reply'})).toHaveCount(1);
    await use(page, 'Undo');
    await expect(bubbles(page, 'Demo').filter({hasText: 'An edited reply'})).toHaveCount(0);

    // Replacing the first question removes everything after it.
    await more(page, 'Demo', 'Messages');
    await tab.getByRole('button', {name: 'Edit message 1'}).click();
    await tab.getByLabel('Text of message 1').fill('Other question');
    await tab.getByRole('button', {name: 'Send', exact: true}).click();
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(list.getByRole('listitem').first()).toContainText('Other question');
    await use(page, 'Undo');
    await expect(list.getByRole('listitem')).toHaveCount(4);

    await tab.getByRole('button', {name: 'Fork after message 2'}).click();
    await expect.poll(() => names(page)).toEqual(['Demo', 'Demo (2)', 'Claude']);
    await closePanel(page);
    await show(page, 'Demo (2)');
    await expect(card(page, 'Demo (2)').locator('.user-message-text')).toHaveText([
      'First question',
    ]);
    await use(page, 'Undo');
    await expect.poll(() => names(page)).toEqual(['Demo', 'Claude']);

    await show(page, 'Demo');
    await more(page, 'Demo', 'Regenerate the last reply');
    await expect(bubbles(page, 'Demo')).toHaveCount(5);
    await expect(users()).toHaveText(['First question', 'Second question']);
  });

  // @spec playground.60
  test('a copy has the messages too, also after a reload', async ({page}) => {
    await enter(page);
    await say(page, 'Demo', 'Take me along');
    await expect(bubbles(page, 'Demo')).toHaveCount(3);
    await more(page, 'Demo', 'Duplicate');
    await show(page, 'Demo (2)');
    const copied = card(page, 'Demo (2)').locator('.user-message-text');
    await expect(copied).toHaveText(['Take me along']);
    const saved = async () => (JSON.parse(await stored(page)) as {chats: unknown[]}).chats;
    await expect.poll(saved).toHaveLength(3);
    await page.reload();
    await show(page, 'Demo (2)');
    await expect(copied).toHaveText(['Take me along']);
  });
});
