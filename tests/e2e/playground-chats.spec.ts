import {expect, test} from '@playwright/test';
import {
  bubbles,
  card,
  closePanel,
  command,
  panelOf,
  enter,
  inBothWindows,
  isNarrow,
  more,
  names,
  rename,
  say,
  show,
  tool,
  use,
} from '../support/playground';
import {openWith} from '../support/wire/playgroundPage';

/** Chats are added, named, moved, copied and removed, by hand and by keys, and every step is undone. */

inBothWindows(() => {
  // @spec playground.16
  test('chats are added, renamed, moved, cleared and removed, and every step is undone', async ({
    page,
  }) => {
    await enter(page);
    await say(page, 'Demo', 'Keep me');
    await expect(bubbles(page, 'Demo')).toHaveCount(3);

    await more(page, 'Demo', 'Clear conversation');
    await expect(bubbles(page, 'Demo')).toHaveCount(1);
    await use(page, 'Undo');
    await expect(bubbles(page, 'Demo')).toHaveCount(3);

    await page.getByLabel('Name of the chat Demo').fill('Mine');
    await page.getByLabel('Name of the chat Demo').press('Enter');
    await expect(card(page, 'Mine')).toBeVisible();
    await more(page, 'Mine', 'Move later');
    expect(await names(page)).toEqual(['Claude', 'Mine']);
    await more(page, 'Mine', 'Duplicate');
    expect(await names(page)).toEqual(['Claude', 'Mine', 'Mine (2)']);
    await more(page, 'Mine', 'Remove');
    expect(await names(page)).toHaveLength(2);
    await expect(page.getByText('Mine removed')).toBeVisible();
    for (let step = 0; step < 4; step++) await page.keyboard.press('Control+z');
    await expect.poll(() => names(page)).toEqual(['Demo', 'Claude']);
    await expect(bubbles(page, 'Demo')).toHaveCount(3);
    for (let step = 0; step < 4; step++) await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => names(page)).toEqual(['Claude', 'Mine']);
  });

  test('a chat that is cleared while it answers has what it said so far after undo', async ({
    page,
  }) => {
    await enter(page);
    await card(page, 'Demo').getByLabel('Demo Demo replies with').selectOption('stream');
    await say(page, 'Demo', 'Begin');
    await expect(card(page, 'Demo').locator('.streamed-message')).toContainText(' ');
    await more(page, 'Demo', 'Clear conversation');
    await expect(bubbles(page, 'Demo')).toHaveCount(1);
    await use(page, 'Undo');
    await expect(bubbles(page, 'Demo')).toHaveCount(3);
  });

  // @spec playground.34 playground.40
  test('mixed edits are undone and done again, a copy asks for the key, and prompts are at hand', async ({
    page,
  }) => {
    await enter(page);
    await use(page, 'Settings of all chats');
    await page.getByLabel('Begin with').selectOption({label: 'Patient teacher'});
    await expect(page.getByLabel('System prompt')).toHaveValue(/step by step/);
    await page.keyboard.press('Escape');
    await rename(page, 'Demo', 'First');
    await use(page, 'Add a chat');
    await command(page, 'layout: focus');
    await command(page, 'layout: grid');
    const dialog = await panelOf(page, 'Settings', 'Claude');
    await dialog.getByLabel('API key for Claude').fill('sentinel-twin-7431');
    await closePanel(page);
    await more(page, 'Claude', 'Duplicate');
    await page.getByRole('button', {name: 'Without the key'}).click();
    await expect(card(page, 'Claude (2)').getByText('Preview only', {exact: true})).toBeVisible();
    await show(page, 'Claude');
    await expect(card(page, 'Claude').getByText('Live', {exact: true})).toBeVisible();
    const after = await names(page);
    const undo = tool(page, 'Undo');
    for (let step = 0; step < 20 && (await undo.getAttribute('aria-disabled')) !== 'true'; step++)
      await page.keyboard.press('Control+z');
    await expect.poll(() => names(page)).toEqual(['Demo', 'Claude']);
    const redo = tool(page, 'Redo');
    for (let step = 0; step < 20 && (await redo.getAttribute('aria-disabled')) !== 'true'; step++)
      await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => names(page)).toEqual(after);
  });

  // @spec playground.16 playground.17
  test('the keyboard alone adds, sets up, names, copies, moves and removes a chat', async ({
    page,
  }) => {
    await enter(page);
    await tool(page, 'Add a chat').focus();
    await page.keyboard.press('Enter');
    await tool(page, 'More tools').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    if (isNarrow(page)) {
      // There the menu begins with what the toolbar has no room for.
      await expect(tool(page, 'Templates')).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
    }
    await expect(tool(page, 'Settings of all chats')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', {name: 'Settings of all chats'})).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tool(page, 'More tools')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(tool(page, 'Export')).toBeHidden();

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
    const change = panel.getByRole('button', {name: 'Change provider'});
    await expect(change).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(change).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel.getByLabel('Find a provider')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('radio', {name: 'Demo', exact: true})).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(panel.getByRole('radio', {name: 'Your own server', exact: true})).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(panel.getByRole('radio', {name: 'OpenAI', exact: true})).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(change).toBeFocused();
    await expect(card(page, 'OpenAI: Chat')).toBeVisible();
    // Escape closes the panel, loses nothing and goes back to where the panel was opened.
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', {name: 'Settings of OpenAI: Chat'})).toBeFocused();
    await expect(card(page, 'OpenAI: Chat')).toBeVisible();

    const opener = (name: string) =>
      page.getByRole('button', {name: `More for ${name}`, exact: true});
    const run = async (name: string, action: string) => {
      await opener(name).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', {name: `${action} ${name}`, exact: true}).focus();
      await page.keyboard.press('Enter');
    };
    await run('OpenAI: Chat', 'Move earlier');
    await expect(page.getByText('OpenAI: Chat moved')).toBeVisible();
    await expect(opener('OpenAI: Chat')).toBeFocused();
    await page.getByLabel('Name of the chat OpenAI: Chat').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Keys');
    await page.keyboard.press('Enter');
    await expect(card(page, 'Keys')).toBeVisible();
    await run('Keys', 'Duplicate');
    await expect.poll(() => names(page)).toEqual(['Demo', 'Keys', 'Keys (2)', 'Claude']);
    await show(page, 'Keys');
    await run('Keys', 'Remove');
    await expect.poll(() => names(page)).toEqual(['Demo', 'Keys', 'Claude']);
    await page.keyboard.press('Control+z');
    await expect.poll(() => names(page)).toEqual(['Demo', 'Keys', 'Keys (2)', 'Claude']);
  });
});

// @spec playground.16
test('chats are moved by hand and by keys, and what is removed comes back with its place', async ({
  page,
}) => {
  await openWith(page, [{name: 'One'}, {name: 'Two'}, {name: 'Three'}]);
  await say(page, 'One', 'Mine');
  await expect(bubbles(page, 'One')).toHaveCount(3);
  const grip = (name: string) =>
    page.getByRole('button', {name: `Move ${name} with the arrow keys`});
  await grip('One').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => names(page)).toEqual(['Two', 'One', 'Three']);
  await expect(grip('One')).toBeFocused();
  await page.keyboard.press('End');
  await expect.poll(() => names(page)).toEqual(['Two', 'Three', 'One']);
  await expect(grip('One')).toBeFocused();
  await expect(bubbles(page, 'One')).toHaveCount(3);

  const from = (await grip('Two').boundingBox())!;
  await page.mouse.move(from.x + 8, from.y + 12);
  await page.mouse.down();
  const to = (await card(page, 'Three').boundingBox())!;
  await page.mouse.move(to.x + to.width / 2, to.y + 60, {steps: 4});
  await expect(card(page, 'Three')).toHaveAttribute('data-drop');
  await page.mouse.up();
  await expect.poll(() => names(page)).toEqual(['Three', 'Two', 'One']);

  await more(page, 'Three', 'Remove');
  await expect(grip('Two')).toBeFocused();
  await page.getByRole('button', {name: 'Undo that'}).click();
  await expect.poll(() => names(page)).toEqual(['Three', 'Two', 'One']);
  await more(page, 'One', 'Remove');
  await page.getByRole('button', {name: 'Undo that'}).click();
  await expect(bubbles(page, 'One')).toHaveCount(3);
  await expect.poll(() => names(page)).toEqual(['Three', 'Two', 'One']);
});
