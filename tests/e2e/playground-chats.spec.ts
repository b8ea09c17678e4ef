import {expect} from '@playwright/test';
import {inBothWindows, test} from '../support/playground';

/** Chats are added, named, moved, copied and removed, by pointer and by keys, and every step is undone. */

inBothWindows(() => {
  // @spec playground.16 playground.40
  test('every change of the list of chats is undone', async ({page, chats}) => {
    await chats.enter();
    await chats.say('Demo', 'Keep me');
    await expect(chats.bubbles('Demo')).toHaveCount(3);

    await chats.more('Demo', 'Clear conversation');
    await expect(chats.bubbles('Demo')).toHaveCount(1);
    await chats.use('Undo');
    await expect(chats.bubbles('Demo')).toHaveCount(3);

    await chats.rename('Demo', 'Mine');
    await expect(chats.card('Mine')).toBeVisible();
    await chats.more('Mine', 'Move later');
    expect(await chats.names()).toEqual(['Claude', 'Mine']);
    await expect(chats.bubbles('Mine')).toHaveCount(3);
    await chats.more('Mine', 'Duplicate');
    expect(await chats.names()).toEqual(['Claude', 'Mine', 'Mine (2)']);
    await chats.more('Mine', 'Remove');
    expect(await chats.names()).toHaveLength(2);
    await expect(page.getByText('Mine removed')).toBeVisible();
    // The focus is in the chat beside it, whose name needs no number now.
    await expect(page.getByRole('button', {name: 'Settings of Mine'})).toBeFocused();
    await page.getByRole('button', {name: 'Undo that'}).click();
    expect(await chats.names()).toEqual(['Claude', 'Mine', 'Mine (2)']);
    await expect(chats.bubbles('Mine')).toHaveCount(3);
    await chats.more('Mine (2)', 'Remove');
    for (let step = 0; step < 4; step++) await page.keyboard.press('Control+z');
    await expect.poll(() => chats.names()).toEqual(['Demo', 'Claude']);
    await expect(chats.bubbles('Demo')).toHaveCount(3);
    for (let step = 0; step < 4; step++) await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => chats.names()).toEqual(['Claude', 'Mine']);
  });

  // @spec playground.16 playground.17
  test('the keyboard alone does everything with a chat', async ({page, chats}) => {
    await chats.enter();
    await chats.tool('Add a chat').focus();
    await page.keyboard.press('Enter');
    await chats.tool('More tools').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    if (chats.isNarrow()) {
      // There the menu begins with what the toolbar has no room for.
      await expect(chats.tool('Templates')).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
    }
    await expect(chats.tool('Settings of all chats')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', {name: 'Settings of all chats'})).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chats.tool('More tools')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(chats.tool('Export')).toBeHidden();

    await page.getByRole('button', {name: 'Settings of Demo (2)'}).focus();
    await page.keyboard.press('Enter');
    // The panel takes the focus; its tabs are changed with the arrow keys.
    const panel = page.getByRole('complementary', {name: /^Panel of/});
    const tab = (name: string) => panel.getByRole('tab', {name});
    await expect(tab('Settings')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Style')).toBeFocused();
    await expect(panel.getByRole('tabpanel', {name: 'Style of Demo (2)'})).toBeVisible();
    await page.keyboard.press('End');
    await expect(tab('Tools')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tab('Settings')).toBeFocused();
    // The list of a demo is open from the start, and leaves the focus where it is.
    const change = panel.getByRole('button', {name: /^(Done|Change) provider$/});
    await expect(change).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(change).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel.getByLabel('Find a provider')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('radio', {name: 'Demo', exact: true})).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(panel.getByRole('radio', {name: 'Your own server', exact: true})).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(panel.getByRole('radio', {name: 'OpenAI', exact: true})).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(change).toBeFocused();
    await expect(chats.card('OpenAI: Chat')).toBeVisible();
    // Escape closes the panel, loses nothing and goes back to where the panel was opened.
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', {name: 'Settings of OpenAI: Chat'})).toBeFocused();
    await expect(chats.card('OpenAI: Chat')).toBeVisible();

    const opener = page.getByRole('button', {name: 'More for OpenAI: Chat', exact: true});
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', {name: 'Move earlier OpenAI: Chat'}).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('OpenAI: Chat moved')).toBeVisible();
    await expect(opener).toBeFocused();
  });
});

test('clearing during a reply keeps it for undo', {tag: '@full'}, async ({chats}) => {
  await chats.enter();
  await chats.card('Demo').getByLabel('Demo Demo replies with').selectOption('stream');
  await chats.say('Demo', 'Begin');
  await expect(chats.card('Demo').locator('.streamed-message')).toContainText(' ');
  await chats.more('Demo', 'Clear conversation');
  await expect(chats.bubbles('Demo')).toHaveCount(1);
  await chats.use('Undo');
  await expect(chats.bubbles('Demo')).toHaveCount(3);
});

test('a copy made by key stays the shown chat', {tag: '@full'}, async ({page, chats}) => {
  await chats.enter();
  await chats.panelOf('Settings', 'Demo');
  // The focus comes back here, so the original hears the release.
  await page.getByRole('button', {name: 'More for Demo', exact: true}).focus();
  await page.keyboard.press('Control+.');
  const palette = page.getByRole('dialog', {name: 'Commands'});
  await palette.getByRole('searchbox').fill('duplicate demo');
  await page.keyboard.down('Enter');
  const panel = page.getByRole('complementary', {name: 'Panel of Demo (2)'});
  await expect(panel).toBeVisible();
  await page.keyboard.up('Enter');
  await expect(panel).toBeVisible();
  await chats.closePanel();
  await page.setViewportSize({width: 390, height: 844});
  await expect(chats.card('Demo (2)')).toBeVisible();
  await expect(chats.card('Demo')).toBeHidden();
  // The tabs have the names there. The field for a new one takes no room until it's wanted.
  const name = page.getByLabel('Name of the chat Demo (2)');
  await expect(name).toHaveCSS('opacity', '0');
  await chats.more('Demo (2)', 'Rename');
  await expect(name).toBeFocused();
  await expect(name).toHaveCSS('opacity', '1');
  await page.keyboard.type('!');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', {name: 'Demo (2)!', exact: true})).toBeVisible();
});
