import {expect} from '@playwright/test';
import {clipboard, open, overflow, test} from '../support/page';
import {postedToStackBlitz} from '../support/workspaces';

const STEPS = [
  'createComponent',
  'connectToPopularAPI',
  'connectToCustomAPI',
  'aiInYourBrowser',
  'options',
];

test('start: every step has code and chat, on phones one below the other', async ({
  cleanPage: page,
}) => {
  for (const step of STEPS) {
    await open(page, `/start/${step}`);
    for (const [width, isBeside] of [
      [997, true],
      [390, false],
    ] as const) {
      await page.setViewportSize({width, height: 800});
      const chat = page.getByRole('region', {name: 'Your chat', exact: true});
      const code = page.getByRole('region', {name: 'The code so far'});
      await chat.scrollIntoViewIfNeeded();
      await expect(chat, step).toHaveAttribute('data-chat-state', 'live');
      await expect(code.getByRole('group', {name: /^Code: /})).toContainText('introMessage');
      const [left, right] = [(await code.boundingBox())!, (await chat.boundingBox())!];
      expect(right.x >= left.x + left.width, `${step} at ${width} px`).toBe(isBeside);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  }
});

test(
  'start: every choice has an address, goes on to the next step and into the playground',
  {tag: '@browsers'},
  async ({page}) => {
    await open(page, '/start/connectToPopularAPI?framework=vue&with=names');
    const steps = page.getByRole('navigation', {name: 'Steps'});
    const ways = ['Popular API', 'Your server', 'In the browser'];
    // The ways of a step come right after it, also by keyboard.
    await expect(steps.getByRole('link')).toHaveText([
      '1 Create',
      '2 Connect',
      ...ways,
      '3 Options',
    ]);
    await expect(steps.locator('[aria-current=step]')).toHaveText('2 Connect');
    await expect(steps.locator('[aria-current=page]')).toHaveText('Popular API');
    const code = page
      .getByRole('region', {name: 'The code so far'})
      .getByRole('group', {name: /^Code: /});
    await expect(code).toContainText('openAI');
    await page.getByRole('navigation', {name: 'Provider'}).getByText('Claude').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/provider=Claude/);
    await page.reload();
    await expect(code).toContainText('claude');
    await page.getByRole('link', {name: /^Next/}).click();
    await expect(page).toHaveURL(/connection=popular/);
    await page.getByLabel(/^Avatars/).focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/with=[^&]*avatars/);
    await expect(code).toContainText('<template>');
    await expect(code).toContainText('claude');
    await expect(code).toContainText('avatars');
    await page.goBack();
    await expect(code).not.toContainText('avatars');
    await page.goForward();
    await expect(code).toContainText('avatars');
    const preview = page.getByRole('region', {name: 'Preview with demo replies'});
    await expect(preview).toContainText('Vue');
    await expect(preview).toContainText('Claude');
    await expect(preview).toContainText('Avatars, Names');
    await expect(preview.locator('deep-chat .avatar').first()).toBeVisible();
    const href = await page
      .getByRole('link', {name: 'Continue in the playground'})
      .getAttribute('href');
    const text = Buffer.from(/#example=(.+)/.exec(href!)![1]!, 'base64url').toString('utf8');
    expect(JSON.parse(text).config).toMatchObject({
      directConnection: {claude: {}},
      avatars: true,
      names: true,
    });
  },
);

test('start: the path is remembered until it is started over', {tag: '@full'}, async ({page}) => {
  await open(page, '/start/options?framework=vue&provider=Claude&connection=popular&with=names');
  await open(page, '/start');
  const go = page.getByRole('link', {name: 'Continue with step 3'});
  await expect(go).toHaveAttribute('href', /provider=Claude.*with=names/);
  const first = page.getByRole('link', {name: 'Create a component'});
  await expect(first).toHaveAttribute('href', /provider=Claude/);
  await page.getByRole('button', {name: 'Start over'}).click();
  await expect(page.getByRole('link', {name: 'Begin with step one'})).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', {name: 'Begin with step one'})).toBeVisible();
  await expect(first).not.toHaveAttribute('href', /provider/);
});

test('start: the path ends with a project, all files and ways on', async ({page}) => {
  await open(page, '/start/options?framework=vue&provider=Claude&connection=popular&with=names');
  await page.getByRole('button', {name: 'Copy all files'}).click();
  await expect(page.getByText('Copied all files.')).toBeVisible();
  const copied = await clipboard(page);
  expect(copied).toContain('claude');
  expect(copied).toContain('<template>');

  const button = page.getByRole('button', {name: 'Open in StackBlitz'});
  const {files} = await postedToStackBlitz(page, button);
  expect(files['package.json']).toContain('"vue"');
  expect(Object.values(files).join('')).toContain('claude');
  await expect(page.getByRole('list', {name: 'What’s next'}).getByRole('link')).toHaveCount(3);
});
