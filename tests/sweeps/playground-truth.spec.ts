import {expect} from '@playwright/test';
import {axeFindings} from '../support/axe';
import {chatsReady, open, overflow} from '../support/page';
import {ROUTE, inBothWindows, test, type Playground} from '../support/playground';
import {standIn} from '../support/stranger';
import {recordText} from '../support/workspaces';

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
      {name: 'Region', provider: 'azure', mode: 'textToSpeech'},
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
    await expect(chats.card('Broken').getByText('This mode doesn’t work')).toBeVisible();
    await chats.show('Region');
    await expect(chats.state('Region', 'Not confirmed')).toBeVisible();
    await expect(chats.card('Region')).toContainText('address of this chat is incomplete');
    await chats.show('Preview');
    await expect(chats.card('Preview')).toContainText('Preview only');
    await expect(chats.card('Preview')).toContainText(/Add API key.*Nothing is sent\./);
    await chats.show('Demo');
    await expect(chats.card('Demo')).toContainText(/replies with.*Nothing is sent\./);
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
});

// @spec playground.31
test('a file can be dropped anywhere in the window, which shows it', async ({page, chats}) => {
  await chats.enter();
  const drag = (file: string, place: string, ...events: readonly string[]) =>
    page.evaluate(
      ([name, selector, types]) => {
        const dataTransfer = new DataTransfer();
        const type = name.endsWith('.json') ? 'application/json' : 'image/png';
        dataTransfer.items.add(new File(['{"version": 7'], name, {type}));
        const target = document.querySelector(selector)!;
        return types.map((event) =>
          target.dispatchEvent(
            new DragEvent(event, {bubbles: true, cancelable: true, dataTransfer}),
          ),
        );
      },
      [file, place, events] as const,
    );
  const place = page.getByText('Drop the file to import its chats');
  // A file that nobody takes would make the browser leave the page.
  expect(await drag('a.json', 'nav.navbar', 'dragover')).toEqual([false]);
  await expect(place).toBeVisible();
  const box = (await place.boundingBox())!;
  const {width, height} = page.viewportSize()!;
  expect(box.width).toBeGreaterThan(width * 0.9);
  expect(box.height).toBeGreaterThan(height * 0.9);
  await drag('a.json', 'nav.navbar', 'dragleave');
  await expect(place).toHaveCount(0);
  expect(await drag('a.json', '[data-chat]', 'dragover', 'drop')).toEqual([false, false]);
  await expect(place).toHaveCount(0);
  const dialog = page.getByRole('dialog', {name: 'Import chats'});
  await expect(dialog.getByText('Nothing was changed.')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await drag('a.png', 'nav.navbar', 'dragover', 'drop')).toEqual([false, false]);
  await expect(dialog.getByText('The file is not JSON.')).toBeVisible();
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
  const body = {choices: [{message: {role: 'assistant', content: 'From the service'}}]};
  await standIn(page, 'api.mistral.ai', {body});
  const sent: {messages: {role: string; content: string}[]}[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postDataJSON() as (typeof sent)[number]);
  });
  await chats.openWith([{name: 'A'}]);
  await chats.say('A', 'First');
  await expect(chats.bubbles('A').last()).toContainText('This is a demo reply.');
  await chats.choose('A', 'Mistral');
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
  await chats.giveKey('A', 'Mistral', 'sentinel-key-7431');
  await expect(chats.state('A', 'Live')).toBeVisible();
  await chats.say('A', 'Third');
  await expect(chats.bubbles('A').last()).toHaveText('From the service');
  await chats.say('A', 'Fourth');
  await expect.poll(() => sent.length).toBe(2);
  const texts = sent.map(({messages}) => messages.map(({role, content}) => `${role}: ${content}`));
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
  await page.getByRole('button', {name: 'To: 1 of 4 chats'}).click();
  const recipients = page.getByRole('group', {name: 'Chats that get the message'});
  await expect(recipients.getByRole('checkbox', {name: 'Recording'})).toBeDisabled();
  await expect(recipients.getByText('needs a file, which you attach in the chat')).toHaveCount(2);
  await expect(recipients.getByText('needs its required settings')).toBeVisible();
  await page.keyboard.press('Escape');
  const composer = page.getByLabel('Message to the chosen chats');
  await composer.fill('Hello');
  await expect(page.getByRole('button', {name: 'Send to 1 chat'})).toBeVisible();
  await composer.press('Enter');
  await expect(saidIn(chats, 'Demo', 'Hello')).toHaveCount(1);
  await expect(page.getByText(/message waits/)).toHaveCount(0);
});

// @spec playground.52
test('everything is cleared after a yes, and stays away', async ({page, chats}) => {
  await open(page, ROUTE);
  const saved = [{name: 'Mine-7431', provider: 'mistral', mode: 'chat'}, {name: 'Talk'}];
  await page.evaluate((text) => localStorage.setItem('playground', text), recordText(saved));
  await page.reload();
  await chatsReady(page);
  const device = 'on this device, until I forget it';
  await chats.giveKey('Mine-7431', 'Mistral', 'sentinel-key-7431', device);
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
