import type {Page} from '@playwright/test';
import {chatsReady, open} from '../page';

/** Address of the playground. */
export const ROUTE = '/playground';

/** A chat of the playground with its name and tools. */
export const card = (page: Page, name: string) => page.getByRole('article', {name, exact: true});

/** The messages of a chat that are whole: not the dots of one to come, nor one that still streams in. */
export const bubbles = (page: Page, name: string) =>
  card(page, name).locator(
    '.message-bubble:not(.deep-chat-loading-message-bubble):not(.streamed-message)',
  );

/** A button above the chats. */
export const tool = (page: Page, name: string) =>
  page.getByRole('group', {name: 'Tools of the playground'}).getByRole('button', {name});

/** Types a message into a chat and sends it. */
export async function say(page: Page, name: string, text: string) {
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
  await page.getByRole('button', {name: `More for ${name}`, exact: true}).click();
  await page.getByRole('button', {name: `${action} ${name}`, exact: true}).click();
}
