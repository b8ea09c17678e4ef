import {expect, type Page} from '@playwright/test';
import {axeFindings} from '../support/axe';
import {setColorMode} from '../support/page';
import {test, type Playground} from '../support/playground';
import {CORS} from '../support/stranger';

/** Functions that a model calls, with results entered by hand or as fixed text, and exported. */

interface Message {
  readonly role: string;
  readonly content: string | null;
}

interface Asked {
  readonly tools?: readonly {readonly function: {readonly name: string}}[];
  readonly messages: readonly Message[];
}

/** A fake model that calls the function that the user names, and then repeats its result. */
async function callingModel(page: Page): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.route('https://api.mistral.ai/**', async (route) => {
    const body = route.request().postDataJSON() as Asked;
    asked.push(body);
    const last = body.messages.at(-1);
    const name = /call (\w+)/.exec(last?.content ?? '')?.[1] ?? '';
    const call = {id: 'call1', type: 'function', function: {name, arguments: '{"city": "Oslo"}'}};
    const message =
      last?.role === 'tool'
        ? {role: 'assistant', content: `The answer is ${last.content}`}
        : {role: 'assistant', content: null, tool_calls: [call]};
    await route.fulfill({json: {choices: [{message}]}, headers: CORS});
  });
  return asked;
}

const parameters = {type: 'object', properties: {city: {type: 'string'}}};
const tool = (name: string) => ({
  type: 'function',
  function: {name, description: 'A function.', parameters},
});

const said = (chats: Playground, text: string) => chats.replies('Mistral').getByText(text);

// @spec playground.50
test('a function is written as JSON and answered by hand', async ({page, chats}) => {
  const asked = await callingModel(page);
  await chats.holdKeys({mistral: 'a-key-of-mistral'});
  await chats.openWith([{name: 'Mistral', provider: 'mistral', mode: 'chat'}]);
  await chats.more('Mistral', 'Tools');
  const tools = page.getByRole('tabpanel', {name: 'Tools of Mistral'});
  await tools.getByRole('button', {name: 'Add a sample function'}).click();
  const sample = tools.getByLabel('Result of each call to get_weather');
  await expect(sample).toHaveValue(/degrees/);
  await chats.use('Undo');
  await expect(sample).toHaveCount(0);
  await chats.use('Redo');
  await expect(sample).toHaveValue(/degrees/);
  await tools.getByRole('button', {name: 'Edit in Settings'}).click();
  const settings = page.getByRole('tabpanel', {name: 'Settings of Mistral'});
  await settings.getByRole('radio', {name: 'JSON', exact: true}).check();
  const editor = settings.getByRole('textbox', {name: 'Settings as JSON'});
  await expect(editor).toContainText('get_weather');
  await editor.fill('{\n  "tools": [{"type": "function", "function": {"name": oops}}]\n}');
  await expect(
    settings.getByText(/^Line 2: This isn’t valid JSON: invalid symbol at “oops”/),
  ).toBeVisible();
  await expect(editor).toContainText('oops');
  await editor.fill(JSON.stringify({tools: [tool('get_time')]}, null, 1));
  await expect.poll(() => chats.stored()).toContain('get_time');
  await page.getByRole('tab', {name: 'Tools'}).click();
  await expect(tools.getByLabel('Result of each call to get_time')).toHaveValue('');
  await expect(sample).toHaveCount(0);
  await chats.closePanel();

  await chats.say('Mistral', 'call get_time');
  await chats.card('Mistral').getByText('The model called get_time').waitFor();
  await chats.card('Mistral').getByRole('button', {name: 'Respond', exact: true}).click();
  await expect(tools.getByRole('group', {name: 'Arguments of get_time'})).toContainText('"Oslo"');
  expect(await axeFindings(page)).toEqual([]);
  await setColorMode(page, 'dark');
  expect(await axeFindings(page, 'colors')).toEqual([]);
  // By keyboard, from the tab on.
  const result = tools.getByLabel('Result of get_time');
  await page.getByRole('tab', {name: 'Tools'}).focus();
  for (let presses = 0; presses < 4; presses++) {
    await page.keyboard.press('Tab');
    if (await result.evaluate((it) => it === document.activeElement)) break;
  }
  await page.keyboard.type('half past nine');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(tools.getByText('The model has the result', {exact: true})).toBeVisible();
  await expect(said(chats, 'The answer is half past nine')).toBeVisible();
  expect(asked).toHaveLength(2);
  expect(asked[0]?.tools).toMatchObject([{function: {name: 'get_time'}}]);
  expect(asked[1]?.messages.at(-1)).toMatchObject({role: 'tool', content: 'half past nine'});
  const requests = await chats.panelOf('Requests', 'Mistral');
  await expect(requests.getByText('half past nine').filter({visible: true}).first()).toBeVisible();
  await chats.closePanel();
  const code = await chats.panelOf('Code', 'Mistral');
  await code.getByLabel('Framework').selectOption({label: 'HTML'});
  await expect(code.getByText('function_handler').first()).toBeVisible();
  await expect(code.getByText('Write here what get_time replies.').first()).toBeVisible();
});

// @spec playground.50
test('a fixed text answers by itself; code of earlier versions doesn’t', async ({page, chats}) => {
  await callingModel(page);
  await chats.holdKeys({mistral: 'a-key-of-mistral'});
  const code = "() => fetch('https://elsewhere.example/')";
  await chats.openWith([
    {
      name: 'Mistral',
      provider: 'mistral',
      mode: 'chat',
      values: {'mistral.chat': {tools: ['fixed', 'written'].map(tool)}},
      toolAnswers: {fixed: {kind: 'fixed', text: 'always this'}, written: {kind: 'code', code}},
      interceptors: ['mask'],
    },
  ]);
  await expect(
    page.getByText('which were left out: its interceptors and the code of its functions.'),
  ).toBeVisible();
  expect(await chats.savedBy('Save what was found')).toContain(code);
  await page.getByRole('button', {name: 'Dismiss'}).click();
  await chats.say('Mistral', 'call fixed');
  await expect(said(chats, 'The answer is always this')).toBeVisible();
  await chats.say('Mistral', 'call written');
  await expect(chats.card('Mistral').getByText('The model called written')).toBeVisible();
});
