import {inflateRawSync} from 'node:zlib';
import {expect, type Locator, type Page} from '@playwright/test';

/** A chat as the browser's storage has it, by the names of its settings. */
export type StoredChat = Readonly<Record<string, unknown>>;

/** The text of a saved workspace with these chats. */
export function recordText(chats: readonly StoredChat[], more: object = {}): string {
  const numbered = chats.map((chat, index) => ({
    id: `c${index + 1}`,
    conversation: index + 1,
    ...chat,
  }));
  return JSON.stringify({version: 2, layout: 'grid', revision: 'r1', ...more, chats: numbered});
}

/** What a link of the share dialog holds. */
export function unpackLink(link: string): string {
  const packed = /workspace=([\w-]+)/.exec(link)?.[1] ?? '';
  return inflateRawSync(Buffer.from(packed, 'base64url')).toString();
}

/** A file with these data, to choose in a file field. */
export const jsonFile = (data: object | string) => ({
  name: 'chats.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof data === 'string' ? data : JSON.stringify(data)),
});

/** Presses what opens a project in StackBlitz, and returns what it gets, with the files by path. */
export async function postedToStackBlitz(page: Page, button: Locator) {
  let posted = '';
  await page.context().route('https://stackblitz.com/**', async (route) => {
    posted = route.request().postData() ?? '';
    await route.fulfill({contentType: 'text/html', body: '<title>Taken</title>'});
  });
  const opened = page.waitForEvent('popup');
  await button.click();
  const popup = await opened;
  await expect(popup).toHaveTitle('Taken');
  await popup.close();
  const files = Object.fromEntries(
    [...new URLSearchParams(posted)].flatMap(([name, text]) => {
      const file = /^project\[files\]\[(.+)\]$/.exec(name)?.[1];
      return file ? [[file, text]] : [];
    }),
  );
  return {posted, files};
}
