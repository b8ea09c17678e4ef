import {expect, test, type Locator, type Page} from '@playwright/test';
import {chatsReady, open} from './page';

/** Address of the playground. */
export const ROUTE = '/playground';

/** Windows that every feature has to work in: all chats side by side, and one chat at a time. */
const WINDOWS = [
  {name: '1280 px', viewport: {width: 1280, height: 900}},
  {name: '390 px', viewport: {width: 390, height: 844}},
] as const;

/** Runs tests in a wide and in a narrow window. */
export function inBothWindows(tests: () => void) {
  for (const {name, viewport} of WINDOWS)
    test.describe(name, () => {
      test.use({viewport});
      tests();
    });
}

/** A chat of the playground with its name and tools, also where another one is shown. */
export const card = (page: Page, name: string) =>
  page.locator(`article[aria-label=${JSON.stringify(name)}]`);

/** All chats of the playground, also those that are not shown. */
export const allCards = (page: Page) => page.locator('article[data-chat]');

/** Names of all chats, in their order. */
export const names = (page: Page) =>
  allCards(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));

/** The messages of a chat that are whole: not the dots of one to come, nor one that still streams in. */
export const bubbles = (page: Page, name: string) =>
  card(page, name).locator(
    '.message-bubble:not(.deep-chat-loading-message-bubble):not(.streamed-message)',
  );

/** Whether the window has room for one chat only. */
export const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 1280) <= 700;

/** Brings a chat into sight where there is room for one only. */
export async function show(page: Page, name: string) {
  await card(page, name).waitFor({state: 'attached'});
  if (!isNarrow(page) || (await allCards(page).count()) < 2) return;
  await page
    .getByRole('group', {name: 'Shown chat'})
    .getByRole('button', {name, exact: true})
    .click();
  await chatsReady(page);
}

/** A button above the chats. Those that are used less are in a menu that {@link use} opens. */
export const tool = (page: Page, name: string) =>
  page.getByRole('group', {name: 'Tools of the playground'}).getByRole('button', {name});

/** Uses a button above the chats. */
export async function use(page: Page, name: string) {
  const button = tool(page, name);
  if (!(await button.isVisible())) await tool(page, 'More tools').click();
  await button.click();
}

/** Opens the panel of a chat at one of its tabs, by the chat's own button. */
export async function panelOf(
  page: Page,
  what: 'Settings' | 'Style' | 'Code' | 'Requests',
  name: string,
) {
  await show(page, name);
  await page.getByRole('button', {name: `${what} of ${name}`, exact: true}).click();
  return page.getByRole('tabpanel', {name: `${what} of ${name}`, exact: true});
}

/** Closes the panel, which applies the last typed text. */
export async function closePanel(page: Page) {
  await page.getByRole('button', {name: 'Close the panel'}).click();
}

/** Opens the settings of a chat and chooses a provider. */
export async function choose(page: Page, name: string, provider: string) {
  await panelOf(page, 'Settings', name);
  // The chat takes the name of its provider unless it has its own.
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('button', {name: 'Change provider'}).click();
  // Also the one that is chosen already: a press closes the list.
  await panel.getByRole('radio', {name: provider, exact: true}).click();
  return panel;
}

/** Gives a chat another name. */
export async function rename(page: Page, from: string, to: string) {
  await show(page, from);
  const field = page.getByLabel(`Name of the chat ${from}`, {exact: true});
  await field.fill(to);
  await field.press('Enter');
}

/** Types a message into a chat and sends it. */
export async function say(page: Page, name: string, text: string) {
  await show(page, name);
  const field = card(page, name).locator('#text-input');
  await field.click();
  await field.pressSequentially(text);
  await field.press('Enter');
}

/** Opens the playground and waits for its chats. */
export async function enter(page: Page) {
  await open(page, ROUTE);
  await chatsReady(page);
}

/** Chooses an entry from the further actions of a chat. */
export async function more(page: Page, name: string, action: string) {
  await show(page, name);
  await page.getByRole('button', {name: `More for ${name}`, exact: true}).click();
  await page.getByRole('button', {name: `${action} ${name}`, exact: true}).click();
}

/** Runs the command that is found by these words. */
export async function command(page: Page, words: string) {
  await page.keyboard.press('Control+.');
  const dialog = page.getByRole('dialog', {name: 'Commands'});
  await dialog.getByRole('combobox').fill(words);
  await dialog.getByRole('combobox').press('Enter');
  await expect(dialog).toBeHidden();
}

/** The section with the chats, which knows the layout. */
export const room = (page: Page) => page.getByRole('region', {name: 'Chats', exact: true});

/** The workspace as the browser's storage has it. */
export const stored = (page: Page) => page.evaluate(() => localStorage.getItem('playground') ?? '');

/** Opens everything in a dialog or a tab that can be opened. */
export async function expand(dialog: Locator) {
  // Its code is loaded when it is first opened, and a tab has nothing in it until then.
  await expect(dialog.locator(':scope > *').first()).toBeVisible();
  for (const summary of await dialog.locator('summary').all())
    if (await summary.evaluate((it) => !it.parentElement?.hasAttribute('open')))
      await summary.click();
}
