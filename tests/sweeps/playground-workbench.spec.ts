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
  await tools
    .getByLabel('New function')
    .selectOption({label: 'Empty function, result entered by hand'});
  await tools.getByRole('button', {name: 'Add a function'}).click();
  const editor = tools.getByRole('textbox', {name: /as JSON$/});
  await expect(editor).toContainText('my_function');
  await expect(tools.getByLabel('Result of each call to my_function')).toHaveValue('');
  await chats.use('Undo');
  await expect(editor).not.toContainText('my_function');
  await chats.use('Redo');
  await expect(editor).toContainText('my_function');
  await editor.fill('[\n  {"type": "function", "function": {"name": oops}}\n]');
  await expect(
    tools.getByText(/^Line 2: This isn’t valid JSON: invalid symbol at “oops”/),
  ).toBeVisible();
  await expect(editor).toContainText('oops');
  await editor.fill(JSON.stringify([{type: 'function', function: {name: '2 wrong'}}]));
  await expect(tools.getByText('beginning with a letter or _')).toBeVisible();
  await editor.fill(JSON.stringify([tool('get_time')], null, 1));
  await expect(tools.getByLabel('Result of each call to get_time')).toHaveValue('');
  await expect(tools.getByText('Each request holds this list.')).toBeVisible();
  await chats.closePanel();

  await chats.say('Mistral', 'call get_time');
  await chats.card('Mistral').getByText('The model called get_time').waitFor();
  await chats.card('Mistral').getByRole('button', {name: 'Respond', exact: true}).click();
  await expect(tools.getByLabel('Arguments of get_time')).toContainText('"Oslo"');
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
  await expect(tools.getByText('Result entered by hand', {exact: true})).toBeVisible();
  await expect(said(chats, 'The answer is half past nine')).toBeVisible();
  expect(asked).toHaveLength(2);
  expect(asked[0]?.tools).toMatchObject([{function: {name: 'get_time'}}]);
  expect(asked[1]?.messages.at(-1)).toMatchObject({role: 'tool', content: 'half past nine'});
  await tools.getByRole('button', {name: 'Show request'}).click();
  const requests = page.getByRole('tabpanel', {name: 'Requests of Mistral'});
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
