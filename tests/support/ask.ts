import {expect, type Page} from '@playwright/test';

/** The panel of Ask. */
export const panel = (page: Page) => page.getByRole('dialog', {name: 'Ask the docs'});
/** The text field of its chat. */
export const field = (page: Page) => panel(page).locator('#text-input');
/** The answers in it. */
export const answers = (page: Page) => panel(page).locator('.ai-message-text.text-message');
/** Follow-up questions, which appear when a reply is complete. */
export const followUps = (page: Page) => panel(page).locator('.ask-chip');

/** Opens the panel with its shortcut and waits until a question can be typed. */
export async function openPanel(page: Page): Promise<void> {
  await page.keyboard.press('Control+i');
  await expect(field(page)).toBeFocused();
}

/** Sends a question. While an answer is being written nothing is sent, and the text stays in the field. */
export async function ask(page: Page, question: string): Promise<void> {
  await expect(async () => {
    await field(page).fill(question);
    await field(page).press('Enter');
    await expect(field(page)).toHaveText('', {timeout: 1000});
  }).toPass();
}

/** Chooses who answers. */
export async function answerFrom(page: Page, label: string): Promise<void> {
  await panel(page).getByLabel('From', {exact: true}).selectOption({label});
}
