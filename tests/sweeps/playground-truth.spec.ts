import {expect} from '@playwright/test';
import {axeFindings} from '../support/axe';
import {chatsReady, open, overflow} from '../support/page';
import {ROUTE, inBothWindows, test, type Playground} from '../support/playground';
import {recordText, jsonFile} from '../support/workspaces';

/** Nothing is lost, and every line says what is so. */

const saidIn = (chats: Playground, name: string, text: string) =>
  chats.bubbles(name).filter({hasText: text});

inBothWindows(() => {
  // @spec playground.13 playground.49
  test('a chat says whether it sends, previews or can’t', async ({page, chats}) => {
    await chats.openWith([
      {name: 'Wish', provider: 'openAI', mode: 'assistant', dryRun: true},
      {name: 'Keyless', provider: 'assemblyAI', mode: 'audio'},
      {name: 'Call', provider: 'openAI', mode: 'realtime'},
      {name: 'Broken', provider: 'azure', mode: 'translation'},
      {name: 'Preview', provider: 'claude', mode: 'chat'},
      {name: 'Demo'},
    ]);
    for (const name of ['Wish', 'Keyless', 'Call', 'Broken']) {
      await chats.show(name);
      await expect(chats.state(name, 'No preview')).toBeVisible();
      await expect(chats.card(name).locator('deep-chat')).toHaveCount(0);
    }
    await chats.show('Call');
    await expect(chats.card('Call').getByText(/calls fail even with a key/)).toBeVisible();
    await expect(chats.card('Call').getByText(/turn on Dictation and Reading aloud/)).toBeVisible();
    await chats.show('Broken');
    await expect(chats.card('Broken').getByText('This mode doesn’t work.')).toBeVisible();
    await chats.show('Preview');
    await expect(chats.card('Preview')).toContainText('Preview only');
    await expect(chats.card('Preview')).toContainText('Add an API key to send requests.');
    await chats.show('Demo');
    await expect(chats.card('Demo')).toContainText('Demo replies. Nothing is sent.');
    await expect(page.getByText('Live', {exact: true})).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await chats.show('Wish');
    await page.getByRole('button', {name: 'Open settings of Wish'}).click();
    const dialog = page.getByRole('tabpanel', {name: 'Settings of Wish'});
    await dialog.getByLabel('API key for OpenAI').fill('sentinel-key-7431');
    await chats.closePanel();
    await expect(chats.state('Wish', 'No preview')).toBeVisible();
    await expect(chats.card('Wish').locator('deep-chat')).toHaveCount(0);
    await page.getByRole('button', {name: 'Open settings of Wish'}).click();
    await dialog.getByRole('checkbox', {name: /^Preview only/}).uncheck();
    await chats.closePanel();
    await expect(chats.state('Wish', 'Live')).toBeVisible();
    await expect(chats.card('Wish').locator('deep-chat')).toHaveCount(1);
  });

  test('a full playground says that there is no room', async ({page, chats}) => {
    await chats.openWith(
      Array.from({length: 11}, (_, index) => ({name: `Chat ${index + 1}`, scenario: 'slow'})),
    );
    const dialog = page.getByRole('dialog', {name: 'Import chats'});
    const addThree = async () => {
      const text = JSON.stringify({version: 2, chats: [{name: 'X'}, {name: 'Y'}, {name: 'Z'}]});
      await dialog.getByLabel('Chats or conversation').setInputFiles(jsonFile(text));
      await dialog.getByRole('button', {name: 'Add to mine'}).click();
    };
    await chats.use('Import');
    await addThree();
    await expect(page.getByText('Added 1 of 3 chats.')).toBeVisible();
    await expect(chats.all()).toHaveCount(12);
    const full = page.getByText('Nothing was added. The playground holds at most 12 chats');
    await chats.use('Import');
    await addThree();
    await expect(full).toBeVisible();
    await chats.command('layout: row');
    await expect(full).toHaveCount(0);
    await chats.more('Chat 1', 'Duplicate');
    await expect(full).toBeVisible();
    await chats.command('layout: grid');
    await chats.command('add a chat');
    await expect(full).toBeVisible();
    await expect(chats.all()).toHaveCount(12);
    await expect(page.getByRole('button', {name: 'Undo that'})).toHaveCount(0);
  });

  // @spec playground.31
  test('a file can be dropped anywhere in the window, which shows it', async ({page, chats}) => {
    await chats.enter();
    const drag = (types: readonly string[], name: string, mime: string, at = 'nav.navbar') =>
      page.evaluate(
        ([events, file, type, place]) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File(['{"version": 7'], file, {type}));
          const target = document.querySelector(place)!;
          return events.map((event) =>
            target.dispatchEvent(
              new DragEvent(event, {bubbles: true, cancelable: true, dataTransfer}),
            ),
          );
        },
        [types, name, mime, at] as const,
      );
    const place = page.getByText('Drop the file to import its chats');
    // A file that nobody takes would make the browser leave the page.
    expect(await drag(['dragover'], 'a.json', 'application/json')).toEqual([false]);
    await expect(place).toBeVisible();
    const box = (await place.boundingBox())!;
    const {width, height} = page.viewportSize()!;
    expect(box.width).toBeGreaterThan(width * 0.9);
    expect(box.height).toBeGreaterThan(height * 0.9);
    await drag(['dragleave'], 'a.json', 'application/json');
    await expect(place).toHaveCount(0);
    const onChat = await drag(['dragover', 'drop'], 'a.json', 'application/json', '[data-chat]');
    expect(onChat).toEqual([false, false]);
    await expect(place).toHaveCount(0);
    const dialog = page.getByRole('dialog', {name: 'Import chats'});
    await expect(dialog.getByText('Nothing was changed.')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await drag(['dragover', 'drop'], 'a.png', 'image/png')).toEqual([false, false]);
    await expect(dialog.getByText('The file is not JSON.')).toBeVisible();
  });
});

// @spec playground.40
test('what was undone before a reload stays undone after it', async ({page, chats}) => {
  await chats.enter();
  await chats.say('Demo', 'Before');
  await expect(chats.bubbles('Demo')).toHaveCount(3);
  await chats.use('Templates');
  await page.getByRole('button', {name: /^Support bot/}).click();
  await expect.poll(() => chats.stored()).toContain('Support bot');
  await page.getByRole('button', {name: 'Undo that'}).click();
  await chats.say('Demo', 'After');
  await expect(chats.bubbles('Demo')).toHaveCount(5);
  await expect.poll(() => chats.stored()).not.toContain('Support bot');
  await page.reload();
  await chatsReady(page);
  await expect(saidIn(chats, 'Demo', 'Before')).toHaveCount(1);
  await expect(saidIn(chats, 'Demo', 'After')).toHaveCount(1);

  await chats.more('Demo', 'Remove');
  await expect.poll(() => chats.stored()).not.toContain('"c1"');
  await page.getByRole('button', {name: 'Undo that'}).click();
  await expect.poll(() => chats.stored()).toContain('"c1"');
  await page.reload();
  await chatsReady(page);
  await expect(saidIn(chats, 'Demo', 'After')).toHaveCount(1);
  // The template's chat is gone, and a new chat with its number doesn't show its messages.
  await chats.command('add a chat');
  await expect(chats.bubbles('Demo (2)')).toHaveCount(1);
});

// @spec playground.13
test('demo replies and previews are never sent', async ({page, chats}) => {
  const sent: string[] = [];
  await page.route('https://api.mistral.ai/**', async (route) => {
    sent.push(route.request().postData() ?? '');
    const json = {choices: [{message: {role: 'assistant', content: 'From the service'}}]};
    await route.fulfill({json, headers: {'access-control-allow-origin': '*'}});
  });
  await chats.openWith([{name: 'A'}]);
  await chats.say('A', 'First');
  await expect(chats.bubbles('A').last()).toContainText('This is a demo reply.');
  const settings = await chats.choose('A', 'Mistral');
  // The demo's reply is gone, and undo would bring it back.
  await expect(chats.bubbles('A')).toHaveText([/^Choose a question/, 'First']);
  await chats.closePanel();
  await chats.say('A', 'Second');
  await expect(chats.bubbles('A').last()).toHaveText('Preview only: nothing was sent.');
  const requests = await chats.panelOf('Requests', 'A');
  await expect(requests.getByText('Second').filter({visible: true}).first()).toBeVisible();
  expect(await requests.innerText()).not.toContain('reply');
  await page.keyboard.press('Escape');

  await page.reload();
  await chatsReady(page);
  await chats.panelOf('Settings', 'A');
  await settings.getByLabel('API key for Mistral').fill('sentinel-key-7431');
  await chats.closePanel();
  await expect(chats.state('A', 'Live')).toBeVisible();
  await chats.say('A', 'Third');
  await expect(chats.bubbles('A').last()).toHaveText('From the service');
  await chats.say('A', 'Fourth');
  await expect.poll(() => sent.length).toBe(2);
  const texts = sent.map((body) =>
    (JSON.parse(body) as {messages: {role: string; content: string}[]}).messages.map(
      ({role, content}) => `${role}: ${content}`,
    ),
  );
  expect(texts[0]).toEqual(['user: First', 'user: Second', 'user: Third']);
  expect(texts[1]).toEqual([...texts[0]!, 'assistant: From the service', 'user: Fourth']);
});

test('chats that take no text are left out, and say why', async ({page, chats}) => {
  await chats.openWith([
    {name: 'Demo'},
    {name: 'Recording', provider: 'openAI', mode: 'speechToText'},
    {name: 'Upscale', provider: 'stabilityAI', mode: 'imageToImageUpscale'},
    {name: 'Region', provider: 'azure', mode: 'textToSpeech'},
  ]);
  await expect(page.getByText(/^Left out: Recording \(needs a file/)).toBeVisible();
  await expect(page.getByText(/Region \(needs its required settings\)/)).toBeVisible();
  const composer = page.getByLabel('Message to the chosen chats');
  await composer.fill('Hello');
  await expect(page.getByRole('button', {name: 'Send to 1 chat'})).toBeVisible();
  await composer.press('Enter');
  await expect(saidIn(chats, 'Demo', 'Hello')).toHaveCount(1);
  await expect(page.getByText(/message waits/)).toHaveCount(0);
});

// @spec playground.5
test('Escape loses no edit of the panel, and undo takes each back', async ({page, chats}) => {
  await chats.enter();
  const panel = await chats.choose('Demo', 'Mistral');
  // The chat has its new provider while the panel is open.
  await expect(chats.card('Mistral')).toBeAttached();
  await panel.getByLabel('API key for Mistral').fill('sentinel-key-7431');
  await panel.getByLabel('Temperature').fill('0.25');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(chats.state('Mistral', 'Live')).toBeAttached();
  await expect.poll(() => chats.stored()).toContain('"temperature":0.25');
  const again = await chats.panelOf('Settings', 'Mistral');
  await expect(again.getByLabel('Temperature')).toHaveValue('0.25');
  await expect(again.getByLabel('API key for Mistral')).toHaveValue('sentinel-key-7431');
  // An undo changes the form that is open.
  await chats.use('Undo');
  await expect(again.getByLabel('Temperature')).toHaveValue('');
  await chats.use('Redo');
  await expect(again.getByLabel('Temperature')).toHaveValue('0.25');
  await again.getByRole('button', {name: 'Reset Temperature'}).click();
  await expect(again.getByLabel('Temperature')).toHaveValue('');
  await expect.poll(() => chats.stored()).not.toContain('"temperature"');
  await chats.closePanel();
});

// @spec playground.52
test('everything is cleared after a yes, and stays away', async ({page, chats}) => {
  await open(page, ROUTE);
  const saved = [{name: 'Mine-7431', provider: 'mistral', mode: 'chat'}, {name: 'Talk'}];
  await page.evaluate((text) => localStorage.setItem('playground', text), recordText(saved));
  await page.reload();
  await chatsReady(page);
  const panel = await chats.panelOf('Settings', 'Mine-7431');
  await panel.getByLabel('API key for Mistral').fill('sentinel-key-7431');
  await panel.getByLabel('Keep the key for Mistral').selectOption({index: 2});
  await chats.closePanel();
  await chats.say('Talk', 'Forget me');
  await expect(saidIn(chats, 'Talk', 'Forget me')).toHaveCount(1);
  await chats.use('Saved data');
  await page.getByRole('button', {name: 'Clear all data'}).click();
  const dialog = page.getByRole('dialog', {name: 'Clear all data?'});
  await dialog.getByRole('button', {name: 'Cancel'}).click();
  await expect(chats.card('Mine-7431')).toBeAttached();
  const talk = await chats.card('Talk').locator('deep-chat').elementHandle();
  await chats.use('Saved data');
  await page.getByRole('button', {name: 'Clear all data'}).click();
  await dialog.getByRole('button', {name: 'Clear all data'}).click();
  await expect(page.getByText('All data cleared')).toBeVisible();
  // A reply that was under way ends in a chat that is no longer there.
  await talk!.evaluate((chat) => {
    const message = {role: 'ai', text: 'Late'};
    chat.dispatchEvent(new CustomEvent('message', {detail: {message, isHistory: false}}));
    return new Promise((resolve) => setTimeout(resolve, 500));
  });
  await expect(chats.card('Demo')).toBeAttached();
  await expect(page.getByRole('button', {name: 'No API keys'})).toBeVisible();
  await expect(saidIn(chats, 'Demo', 'Forget me')).toHaveCount(0);
  await expect.poll(async () => chats.everything()).not.toMatch(/Forget me|sentinel|Mine-7431/);
  await page.reload();
  await chatsReady(page);
  await expect(chats.card('Demo')).toBeAttached();
  await expect(saidIn(chats, 'Demo', 'Forget me')).toHaveCount(0);
  expect(await chats.everything()).not.toMatch(/Forget me|sentinel/);
});
