import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect as baseExpect, test, type Page} from '@playwright/test';
import {CDN_URL} from '../../src/example/generate/html';
import {readProject} from '../../src/plugins/project-files/readProject';
import {bundleProject, MOUNTED, type Mounted} from '../support/projects';

const SITE = path.resolve(__dirname, '../..');
const COMPONENT = readFileSync(
  path.join(SITE, 'node_modules/deep-chat/dist/deepChat.bundle.js'),
  'utf8',
);
const ORIGIN = 'http://project.test';
// The machine may be busy with other tests.
const expect = baseExpect.configure({timeout: 30_000});

test.describe.configure({timeout: 180_000});

/** Opens a page that can load its script and the component, and nothing else. */
async function open(page: Page, html: string, script: string): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  await page.route('**/*', (route) => {
    const url = route.request().url();
    const js = (body: string) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: {'Access-Control-Allow-Origin': '*'},
        body,
      });
    if (url === `${ORIGIN}/help`) return route.fulfill({contentType: 'text/html', body: html});
    if (url === `${ORIGIN}/main.js`) return js(script);
    if (url === CDN_URL) return js(COMPONENT);
    problems.push(`asked for ${url}`);
    return route.abort();
  });
  await page.goto(`${ORIGIN}/help`);
  return problems;
}

/** What each project promises: an object, a function, an event and two methods. */
async function check(page: Page): Promise<void> {
  const chat = page.locator('deep-chat').first();
  await expect(chat.getByText('Hello! How can I help?')).toBeVisible();
  await page.getByRole('button', {name: 'Where is my order?'}).click();
  await expect(chat.getByText('You asked on /help: Where is my order?')).toBeVisible();
  await expect(page.getByText('2 messages')).toBeVisible();
  await page.getByRole('button', {name: 'New chat'}).click();
  await expect(chat.getByText('You asked on')).toHaveCount(0);
  await expect(chat.getByText('Hello! How can I help?')).toBeVisible();
  // The other chats of the page: the minimal one, and those that load later.
  for (const other of (await page.locator('deep-chat').all()).slice(1)) {
    await expect(other.locator('#text-input')).toBeVisible();
    await other.evaluate((element: HTMLElement & {submitUserMessage: (message: object) => void}) =>
      element.submitUserMessage({text: 'Are you there?'}),
    );
    await expect(other.getByText('Hello!', {exact: true})).toBeVisible();
  }
}

test('html: the page answers, counts and clears', async ({page}) => {
  const problems = await open(page, readProject(SITE, 'html')['index.html']!, '');
  await check(page);
  expect(problems).toEqual([]);
});

for (const project of Object.keys(MOUNTED) as Mounted[])
  test(`${project}: the project answers, counts and clears`, async ({page}) => {
    const {html, script} = await bundleProject(project);
    const problems = await open(page, html, script);
    await check(page);
    expect(problems).toEqual([]);
  });
