import {expect} from '@playwright/test';
import {providers} from '../../src/data/providers';

import {inBothWindows, test} from '../support/playground';

/** An interface that explains itself: what to do first, what an edit changes, what a command did. */

inBothWindows(() => {
  // @spec playground.13
  test('without a key, prompts lead to a preview and to the key', async ({
    cleanPage: page,
    chats,
  }) => {
    await chats.enter();
    const none = (await chats.panelOf('Requests', 'Demo')).getByText('No requests yet');
    await expect(none).toBeVisible();
    // Beside the panel the chat is narrower, and its newest message still in view.
    await expect(chats.bubbles('Demo').last()).toBeInViewport({ratio: 0.5});
    await chats.closePanel();
    await chats.show('Claude');
    const chat = chats.card('Claude');
    await expect(chat.getByText('preview its request. Nothing is sent.')).toBeVisible();
    const text = 'What can you help me with?';
    await chat.getByRole('button', {name: text}).click();
    const question = chats.asked('Claude');
    await expect(question).toHaveText(text);
    const showRequest = chat.getByRole('button', {name: 'Requests of Claude'});
    await expect(chat.getByText('See Requests. Nothing is sent.')).toBeAttached();
    await showRequest.click();
    const requests = page.getByRole('tabpanel', {name: 'Requests of Claude'});
    await expect(requests.locator('pre code').first()).toContainText(text);
    await expect(requests.getByText(/^Would go to https:\S+\. Nothing was sent\.$/)).toBeVisible();
    await chats.closePanel();
    // Another style rebuilds the chat.
    await (await chats.panelOf('Style', 'Claude')).getByRole('button', {name: 'Orchid'}).click();
    await expect(question).toHaveCSS('background-color', 'rgb(138, 43, 99)');
    await chats.closePanel();
    await expect(showRequest).toBeVisible();

    // A preview is no message, so only the question is saved.
    await expect.poll(() => chats.databases()).toContain(text);
    expect(await chats.databases()).not.toContain('Preview only');
    await page.reload();
    await chats.show('Claude');
    await showRequest.click();
    await expect(requests).toContainText(
      'or ask again, and the request appears here. Requests aren’t saved',
    );
    await chats.closePanel();
    await page.getByRole('button', {name: 'Ask again in Claude'}).click();
    await showRequest.click();
    await expect(requests.locator('pre code').first()).toContainText('messages');
    await chats.closePanel();

    const addKey = chat.getByRole('button', {name: 'Add API key'});
    await addKey.click();
    const settings = page.getByRole('tabpanel', {name: 'Settings of Claude'});
    await settings.getByLabel('API key for Claude').fill('sentinel-start-7431');
    await chats.closePanel();
    await expect(chats.state('Claude', 'Live')).toBeVisible();
    // With the key there is nothing to add.
    await expect(addKey).toHaveCount(0);
  });

  test('a toast moves nothing and goes by itself', {tag: '@full'}, async ({page, chats}) => {
    await chats.enter();
    await chats.tool('Add a chat').click();
    await chats.show('Claude');
    const before = await chats.card('Claude').boundingBox();
    await page.clock.install();
    await chats.more('Claude', 'Clear conversation');
    const toast = page.getByText('Conversation of Claude cleared');
    await expect(toast).toBeVisible();
    expect(await chats.card('Claude').boundingBox()).toEqual(before);
    // The buttons of the first chat stay free, also in the narrow card’s second line: it is above or below them.
    const buttons = page.getByRole('button', {
      name: chats.isNarrow() ? 'Code of Claude' : 'Code of Demo',
      exact: true,
    });
    const [tools, said] = [await buttons.boundingBox(), await toast.boundingBox()];
    expect(said!.y + said!.height <= tools!.y || said!.y >= tools!.y + tools!.height).toBe(true);
    // Nor does it cover the greeting, or the line below the chat.
    const greeting = await chats.bubbles('Claude').first().boundingBox();
    if (chats.isNarrow()) expect(said!.y + said!.height).toBeLessThan(greeting!.y);
    await page.mouse.move(0, 0);
    await page.clock.fastForward(10_000);
    await expect(toast).toHaveCount(0);
  });
});

// @spec playground.11
test('the code follows every edit', async ({page, chats}) => {
  await chats.openWith([{name: 'A', provider: 'claude', mode: 'chat'}]);
  const code = await chats.panelOf('Code', 'A');
  await code.getByLabel('Framework').selectOption('React');
  const text = code.locator('pre').first();
  await expect(text).toContainText('directConnection');
  await expect(text).not.toContainText('temperature');
  // The demo’s own controls, undo and redo change the chat while its code is open.
  const panel = page.getByRole('complementary', {name: 'Panel of A'});
  // No tab hides beyond the edge.
  const beyond = ({scrollWidth, clientWidth}: HTMLElement) => scrollWidth - clientWidth;
  const tabs = panel.getByRole('tablist');
  expect(await tabs.evaluate(beyond)).toBe(0);
  await panel.getByRole('tab', {name: 'Settings'}).click();
  await panel.getByLabel('Temperature').fill('0.25');
  await panel.getByRole('tab', {name: 'Code'}).click();
  await expect(text).toContainText('temperature: 0.25');
  await chats.use('Undo');
  await expect(text).not.toContainText('temperature');
  await chats.use('Redo');
  await expect(text).toContainText('temperature: 0.25');
});

// @spec playground.47
test('menu, palette and keys run the same commands, which ask alike', async ({page, chats}) => {
  await chats.enter();
  await chats.giveKey('Claude', 'Claude', 'sentinel-copy-7431');
  const question = page.getByRole('dialog', {name: 'Duplicate Claude'});
  await chats.more('Claude', 'Duplicate');
  await question.getByRole('button', {name: 'Without the key'}).click();
  await expect(chats.state('Claude (2)', 'Preview only')).toBeVisible();
  await chats.use('Undo');
  await chats.command('duplicate claude');
  await expect(question).toBeVisible();
  await question.getByRole('button', {name: 'With my key'}).click();
  await expect(chats.state('Claude (2)', 'Live')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect.poll(() => chats.names()).toEqual(['Demo', 'Claude']);
  await page.keyboard.press('Control+y');
  await expect.poll(() => chats.names()).toEqual(['Demo', 'Claude', 'Claude (2)']);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', {name: 'Commands'});
  await expect(help.getByText('Ctrl Shift Z')).toBeVisible();
  await expect(help.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  // In a text field a question mark is a character.
  const name = page.getByLabel('Name of the chat Claude', {exact: true});
  await chats.show('Claude');
  await name.press('End');
  await page.keyboard.type('?');
  await expect(name).toHaveValue('Claude?');
  await expect(help).toBeHidden();
});

// @spec playground.17
test('icons say what they do', {tag: '@full'}, async ({page, chats}) => {
  await chats.enter();
  const undo = chats.tool('Undo');
  const words = page.getByText('Undo (Ctrl Z)', {exact: true});
  await expect(words).toHaveCount(0);
  await page.keyboard.press('Tab');
  await undo.focus();
  await expect(words).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(words).toHaveCount(0);
  await chats.tool('Add a chat').focus();
  // A tap is too short to ask, all in one moment; a finger that rests asks.
  await undo.evaluate((element) => {
    for (const name of ['pointerdown', 'pointerup'])
      element.dispatchEvent(new PointerEvent(name, {pointerType: 'touch', bubbles: true}));
  });
  await page.waitForTimeout(700);
  await expect(words).toHaveCount(0);
  await undo.dispatchEvent('pointerdown', {pointerType: 'touch'});
  await expect(words).toBeVisible();
  await undo.dispatchEvent('pointerup', {pointerType: 'touch'});
  await expect(words).toBeVisible();
  await page.getByRole('region', {name: 'Chats', exact: true}).dispatchEvent('pointerdown');
  await expect(words).toHaveCount(0);
});

// @spec playground.2
test('Enter in the list of providers takes the first that was found', async ({page, chats}) => {
  await chats.enter();
  // A demo’s list is open from the start.
  const panel = await chats.panelOf('Settings', 'Demo');
  const choices = panel.getByRole('group', {name: 'Provider', exact: true}).getByRole('radio');
  // All providers, the demo and your own server.
  await expect(choices).toHaveCount(providers.length + 2);
  const field = panel.getByLabel('Find a provider');
  await field.fill('no such provider');
  await field.press('Enter');
  await expect(field).toBeVisible();
  await field.fill('mist');
  await field.press('Enter');
  await expect(page.getByRole('tabpanel', {name: 'Settings of Mistral'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Change provider'})).toBeFocused();
  // With a long explanation beside it, a checkbox keeps its size.
  for (const box of await page.getByRole('checkbox', {name: /^(Stream|Preview)/}).all())
    expect((await box.boundingBox())!.width).toBe(18);
});
