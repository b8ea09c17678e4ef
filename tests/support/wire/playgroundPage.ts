import {inflateRawSync} from 'node:zlib';
import {expect, type Page} from '@playwright/test';
import {chatsReady, open} from '../page';

/** A chat as the browser's storage has it. */
export interface StoredChat {
  readonly id?: string;
  readonly conversation?: number;
  readonly name?: string;
  readonly provider?: string;
  readonly mode?: string;
  readonly values?: unknown;
  readonly stream?: boolean;
  readonly dryRun?: boolean;
  readonly scenario?: string;
  readonly toolAnswers?: unknown;
  /** A setting that the playground no longer has. */
  readonly interceptors?: unknown;
}

/** The text of a saved workspace with these chats. */
export function recordText(chats: readonly StoredChat[], more: object = {}): string {
  const numbered = chats.map((chat, index) => ({
    id: `c${index + 1}`,
    conversation: index + 1,
    ...chat,
  }));
  return JSON.stringify({version: 2, layout: 'grid', revision: 'r1', ...more, chats: numbered});
}

/** Opens the playground with these chats on the page's first visit. Later visits restore the saved ones. */
export async function openWith(page: Page, chats: readonly StoredChat[], more: object = {}) {
  await page.addInitScript(
    (text) => {
      if (localStorage.getItem('playground') === null) localStorage.setItem('playground', text);
    },
    recordText(chats, more),
  );
  await open(page, '/playground');
  // Where there is room for one chat only, the others are there but not shown.
  await expect(page.locator('article[data-chat]')).toHaveCount(chats.length);
  await chatsReady(page);
}

/** The text in each card's chat. */
export interface CardState {
  readonly name: string;
  readonly said: readonly string[];
  readonly errors: readonly string[];
  readonly hint: string;
}

/** Reads every card in one call, including the shadow trees of the chats. */
export function cards(page: Page): Promise<readonly CardState[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('article[data-chat]')].map((card) => {
      const root = card.querySelector('deep-chat')?.shadowRoot;
      const texts = (selector: string) =>
        [...(root?.querySelectorAll(selector) ?? [])].map((found) => found.textContent ?? '');
      return {
        name: card.getAttribute('aria-label') ?? '',
        said: texts('.ai-message-text:not(.error-message-text)').map((text) => text.trim()),
        errors: texts('.error-message-text'),
        hint: card.querySelector('[data-hint]')?.textContent ?? '',
      };
    }),
  );
}

/** Writes to all chats at once. */
export async function sayToAll(page: Page, text: string) {
  const composer = page.getByLabel('Message to all chats');
  await composer.fill(text);
  await composer.press('Enter');
}

/** Types keys into the dialog for all providers of the page. */
export async function giveKeys(page: Page, keys: Readonly<Record<string, string>>) {
  await page.getByRole('button', {name: /^No API keys$|keys? (in memory|saved)$/}).click();
  const dialog = page.getByRole('dialog', {name: 'Your API keys'});
  for (const [name, key] of Object.entries(keys))
    await dialog.getByLabel(`API key for ${name}`, {exact: true}).fill(key);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Lets a page hold these keys, by slot, from the beginning. */
export async function holdKeys(page: Page, keys: Readonly<Record<string, string>>) {
  await page.addInitScript(
    (text) => sessionStorage.setItem('playground-keys', text),
    JSON.stringify(keys),
  );
}

/** The contents of a page's databases, as texts: the playground keeps conversations there. */
export function databasesOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await indexedDB.databases();
    return Promise.all(
      names.map(
        ({name = ''}) =>
          new Promise<string>((resolve) => {
            const opening = indexedDB.open(name);
            opening.onsuccess = () => {
              const database = opening.result;
              const [table] = database.objectStoreNames;
              if (!table) return resolve('');
              const reading = database.transaction(table).objectStore(table).getAll();
              reading.onsuccess = () => resolve(JSON.stringify(reading.result));
            };
          }),
      ),
    );
  });
}

/** Everything that a page keeps and shows, as one text. */
export async function everythingOf(page: Page): Promise<string> {
  const databases = await databasesOf(page);
  return page.evaluate((kept) => {
    const shadows = [...document.querySelectorAll('deep-chat')].map(
      (chat) => `${chat.shadowRoot?.textContent} ${chat.shadowRoot?.innerHTML}`,
    );
    return JSON.stringify([
      {...localStorage},
      {...sessionStorage},
      kept,
      document.cookie,
      location.href,
      document.body.innerText,
      document.body.outerHTML,
      shadows,
    ]);
  }, databases);
}

/** What a link of the share dialog holds. */
export function unpackLink(link: string): string {
  const packed = /workspace=([\w-]+)/.exec(link)?.[1] ?? '';
  return inflateRawSync(Buffer.from(packed, 'base64url')).toString();
}
