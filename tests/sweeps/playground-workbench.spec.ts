import {expect, test, type Page} from '@playwright/test';
import {axeFindings} from '../support/axe';
import {setColorMode} from '../support/page';
import {card, closePanel, inBothWindows, more, panelOf, say} from '../support/playground';
import {giveKeys, openWith} from '../support/wire/playgroundPage';

/** Functions that a model calls, with results entered by hand, as fixed text or from code, and exported. */

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
    await route.fulfill({
      json: {choices: [{message}]},
      headers: {'access-control-allow-origin': '*'},
    });
  });
  return asked;
}

const parameters = {type: 'object', properties: {city: {type: 'string'}}};
const tool = (name: string) => ({
  type: 'function',
  function: {name, description: 'A function.', parameters},
});

const said = (page: Page, text: string) =>
  card(page, 'Mistral').locator('.ai-message-text').getByText(text);

async function toolsOf(page: Page, name: string) {
  await more(page, name, 'Tools');
  return page.getByRole('tabpanel', {name: `Tools of ${name}`});
}

inBothWindows(() => {
  test('a function is defined as form and as JSON, answered by hand, and goes out with the code', async ({
    page,
  }) => {
    const asked = await callingModel(page);
    await openWith(page, [{name: 'Mistral', provider: 'mistral', mode: 'chat'}]);
    await giveKeys(page, {Mistral: 'a-key-of-mistral'});
    const tools = await toolsOf(page, 'Mistral');
    await tools
      .getByLabel('New function')
      .selectOption({label: 'Empty function, result entered by hand'});
    await tools.getByRole('button', {name: 'Add a function'}).click();
    const name = tools.getByRole('textbox', {name: 'Name', exact: true}).first();
    await name.fill('2 wrong');
    await expect(tools.getByText('beginning with a letter or _')).toBeVisible();
    await name.fill('get_time');
    await expect(tools.getByText('beginning with a letter or _')).toBeHidden();
    await tools.getByRole('button', {name: 'Add an argument'}).click();
    await expect(tools.getByText('Give the argument a name.')).toBeVisible();
    const argument = tools.getByRole('group', {name: 'Argument 1'});
    await argument.getByLabel('Name').fill('city');
    await tools.getByText('JSON', {exact: true}).click();
    const editor = tools.getByLabel('get_time as JSON');
    await expect(editor).toContainText('"city"');
    const text = JSON.stringify(
      {
        name: 'get_time',
        description: 'Time in a city',
        parameters: {type: 'object', properties: {}, required: ['zone']},
      },
      null,
      1,
    );
    await editor.fill(text);
    await expect(tools.getByText(/^Line 7: parameters\.required lists "zone"/)).toBeVisible();
    await editor.fill(text.replace('"zone"', ''));
    await expect(tools.getByText(/^Line/)).toBeHidden();
    await tools.getByText('Form', {exact: true}).click();
    await expect(tools.getByLabel('Description')).toHaveValue('Time in a city');
    await expect(tools.getByText('None: the model calls it without any.')).toBeVisible();
    await closePanel(page);

    await say(page, 'Mistral', 'call get_time');
    await card(page, 'Mistral').getByText('The model called get_time').waitFor();
    await card(page, 'Mistral').getByRole('button', {name: 'Respond', exact: true}).click();
    await expect(tools.getByLabel('Arguments of get_time')).toContainText('"Oslo"');
    await tools.getByLabel('Result of get_time').fill('half past nine');
    await tools.getByRole('button', {name: 'Send result'}).click();
    await expect(tools.getByText('Result entered by hand', {exact: true})).toBeVisible();
    await expect(said(page, 'The answer is half past nine')).toBeVisible();
    expect(asked).toHaveLength(2);
    expect(asked[0]?.tools).toMatchObject([{function: {name: 'get_time'}}]);
    expect(asked[1]?.messages.at(-1)).toMatchObject({role: 'tool', content: 'half past nine'});
    await tools.getByRole('button', {name: 'Show request'}).click();
    const requests = page.getByRole('tabpanel', {name: 'Requests of Mistral'});
    await expect(
      requests.getByText('half past nine').filter({visible: true}).first(),
    ).toBeVisible();
    await closePanel(page);
    const code = await panelOf(page, 'Code', 'Mistral');
    await code.getByLabel('Framework').selectOption({label: 'HTML'});
    await expect(code.getByText('function_handler').first()).toBeVisible();
    await expect(code.getByText('Write here what get_time replies.').first()).toBeVisible();
  });

  test('a fixed text and allowed code answer by themselves; code reaches neither page nor network', async ({
    page,
    context,
  }) => {
    let reached = 0;
    await context.route('https://elsewhere.example/**', async (route) => {
      reached++;
      await route.fulfill({body: 'x', headers: {'access-control-allow-origin': '*'}});
    });
    await callingModel(page);
    const code = `async ({city}) => {
  const found = [city, typeof document, typeof localStorage];
  try {
    await fetch('https://elsewhere.example/?' + city);
    found.push('network');
  } catch {
    found.push('no network');
  }
  try {
    importScripts('https://elsewhere.example/x.js');
    found.push('script');
  } catch {
    found.push('no script');
  }
  return found.join(' ');
}`;
    const wrong = '() => {\n  const a = 1;\n  return missing + a;\n}';
    await openWith(page, [
      {
        name: 'Mistral',
        provider: 'mistral',
        mode: 'chat',
        values: {'mistral.chat': {tools: ['fixed', 'sandboxed', 'wrong'].map(tool)}},
        toolAnswers: {
          fixed: {kind: 'fixed', text: 'always this'},
          sandboxed: {kind: 'code', code},
          wrong: {kind: 'code', code: wrong},
        },
      },
    ]);
    await giveKeys(page, {Mistral: 'a-key-of-mistral'});
    await say(page, 'Mistral', 'call fixed');
    await expect(said(page, 'The answer is always this')).toBeVisible();

    // Saved code runs only after the person allows it.
    await say(page, 'Mistral', 'call sandboxed');
    await card(page, 'Mistral').getByText('The model called sandboxed').waitFor();
    const tools = await toolsOf(page, 'Mistral');
    await expect(tools.getByText('isn’t allowed to run yet')).toBeVisible();
    await tools.getByText('sandboxed', {exact: true}).last().click();
    await tools.getByRole('button', {name: 'Allow this code of sandboxed'}).click();
    await tools.getByRole('button', {name: 'Run code'}).click();
    const answer = 'The answer is Oslo undefined undefined no network no script';
    await expect(said(page, answer)).toBeVisible();
    await closePanel(page);
    await say(page, 'Mistral', 'please call sandboxed');
    await expect(said(page, answer)).toHaveCount(2);
    expect(reached).toBe(0);

    await say(page, 'Mistral', 'call wrong');
    await card(page, 'Mistral').getByText('The model called wrong').waitFor();
    await card(page, 'Mistral').getByRole('button', {name: 'Respond', exact: true}).click();
    await tools.getByRole('button', {name: 'Allow and run code'}).click();
    await expect(tools.getByText(/^Line 3: .*missing/)).toBeVisible();
    await tools.getByLabel('Result of wrong').fill('by hand');
    await tools.getByRole('button', {name: 'Send result'}).click();
    await expect(said(page, 'The answer is by hand')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('axe finds nothing in the tools of a chat, light and dark, and the keyboard reaches them', async ({
    page,
  }) => {
    await callingModel(page);
    await openWith(page, [
      {
        name: 'Mistral',
        provider: 'mistral',
        mode: 'chat',
        values: {'mistral.chat': {tools: [tool('lookup')]}},
        toolAnswers: {lookup: {kind: 'code', code: '() => 1'}},
      },
    ]);
    await giveKeys(page, {Mistral: 'a-key-of-mistral'});
    await say(page, 'Mistral', 'call lookup');
    await card(page, 'Mistral').getByText('The model called lookup').waitFor();
    const tools = await toolsOf(page, 'Mistral');
    await expect(tools.getByLabel('Code of lookup')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await tools.getByText('JSON', {exact: true}).click();
    await expect(tools.getByLabel('lookup as JSON')).toBeVisible();
    expect(await axeFindings(page, 'all', '[role=tabpanel]')).toEqual([]);
    await setColorMode(page, 'dark');
    expect(await axeFindings(page, 'colors')).toEqual([]);
    await page.getByRole('tab', {name: 'Tools'}).focus();
    for (const name of ['Result of lookup', 'Send result', 'Allow and run code']) {
      const control = tools.getByLabel(name).or(tools.getByRole('button', {name}));
      for (let presses = 0; presses < 4; presses++) {
        await page.keyboard.press('Tab');
        if (await control.evaluate((it) => it === document.activeElement)) break;
      }
      await expect(control).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(said(page, 'The answer is 1')).toBeVisible();
  });
});
