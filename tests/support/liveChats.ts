import {expect, type Page} from '@playwright/test';
import type {DeepChat} from 'deep-chat';

/** A chat in the page, with what the functions of this file note on it. */
type Noted = DeepChat & {noted?: number};

/** A picture of one pixel. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Waits until no chat answers or is going to send its prompt. */
export async function untilQuiet(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () =>
        ![...document.querySelectorAll<HTMLElement>('figure[data-example] deep-chat')].some(
          (chat) => chat.inert || chat.shadowRoot!.querySelector('.loading-button, #stop-icon'),
        ),
      undefined,
      {timeout: 10_000},
    )
    // A chat may load on purpose until somebody presses its button.
    .catch(() => undefined);
}

/** Brings every chat of the examples into view, waits until its prompt is answered, and returns their titles. */
export async function startChats(page: Page): Promise<string[]> {
  const titles = await page.evaluate(async () => {
    // What is downloaded from a page is made into an address first.
    const {createObjectURL} = URL;
    URL.createObjectURL = (source) => {
      performance.mark('download');
      return createObjectURL.call(URL, source);
    };
    for (const part of document.querySelectorAll<HTMLDetailsElement>(
      'details:has(figure[data-example])',
    ))
      part.open = true;
    // What was built is replaced by what is alive when it comes near.
    const figures = () => [...document.querySelectorAll('figure[data-example]')];
    const stateAt = (index: number) =>
      figures()[index]!.querySelector<HTMLElement>('[data-chat-state]')!.dataset.chatState;
    for (const index of figures().keys()) {
      const end = performance.now() + 20_000;
      // Again and again: what appears above a chat moves it.
      do {
        if (performance.now() > end) throw new Error(`The chat of example ${index} never starts.`);
        figures()[index]!.scrollIntoView({behavior: 'instant'});
        await new Promise(requestAnimationFrame);
      } while (stateAt(index) === 'waiting');
    }
    return figures().map((figure) => figure.querySelector('figcaption')!.textContent);
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('figure[data-example] [data-chat-state]')].every(
      ({dataset}) => ['live', 'failed'].includes(dataset.chatState!),
    ),
  );
  await untilQuiet(page);
  return titles;
}

/** What there is of a chat: `failed`, `closed` or `no input`, or `open` for one that takes text. */
export function inputs(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('figure[data-example]')].map((figure) => {
      const input = figure
        .querySelector('deep-chat')
        ?.shadowRoot?.querySelector<HTMLElement>('#text-input');
      if (figure.querySelector('[data-chat-state]:not([data-chat-state=live])')) return 'failed';
      if (!input?.checkVisibility()) return 'no input';
      return input.isContentEditable ? 'open' : 'closed';
    }),
  );
}

/** Presses the prompts that were not sent for the reader, as in chats that begin with messages. */
export async function pressPrompts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const chip of document.querySelectorAll<HTMLElement>('figure [data-prompt]')) {
      const chat = chip.closest('figure')!.querySelector<Noted>('deep-chat');
      if (!chat) continue;
      const roles = chat.getMessages().map(({role}) => role);
      const errors = chat.shadowRoot!.querySelectorAll('.error-message-text').length;
      const replies = roles.filter((role) => role !== 'user').length;
      // One that was sent is answered by what comes after it.
      const last = roles.lastIndexOf('user');
      const isSent = last >= 0 && roles.length - 1 - last + errors > 0;
      chat.noted = replies + errors - (isSent ? 1 : 0);
      if (!isSent) chip.click();
    }
  });
}

/** Attaches a picture to the message that a chat sends next. */
export async function attach(page: Page, index: number): Promise<void> {
  const chooser = page.waitForEvent('filechooser', {timeout: 20_000});
  const figure = page.locator('figure[data-example]').nth(index);
  await figure.getByRole('button', {name: 'Attach images'}).click();
  await (await chooser).setFiles({name: 'dot.png', mimeType: 'image/png', buffer: DOT});
  // The chat reads the file first, and sends nothing while it is missing.
  await figure.locator('.file-attachment').waitFor();
}

/** Types a message into a chat and sends it with the keyboard. */
export async function send(page: Page, index: number, text: string): Promise<void> {
  await page.evaluate((at) => {
    const figure = document.querySelectorAll('figure[data-example]')[at]!;
    const chat = figure.querySelector<Noted>('deep-chat')!;
    const root = chat.shadowRoot!;
    chat.noted =
      chat.getMessages().filter(({role}) => role !== 'user').length +
      root.querySelectorAll('.error-message-text').length;
    root.querySelector<HTMLElement>('#text-input')!.focus({preventScroll: true});
  }, index);
  // An example may have begun to write for the reader.
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
  await page.keyboard.press('Enter');
}

/** Waits until each chat that was sent something has a reply or an error; returns those that have none. */
export async function unanswered(page: Page): Promise<number[]> {
  const find = () =>
    [...document.querySelectorAll('figure[data-example]')].flatMap((figure, index) => {
      const chat = figure.querySelector<Noted>('deep-chat');
      if (chat?.noted === undefined) return [];
      const replies = chat.getMessages().filter(({role}) => role !== 'user').length;
      const errors = chat.shadowRoot!.querySelectorAll('.error-message-text').length;
      return replies + errors > chat.noted ? [] : [index];
    });
  await expect
    .poll(async () => (await page.evaluate(find)).length, {timeout: 30_000, intervals: [100]})
    .toBe(0)
    .catch(() => undefined);
  return page.evaluate(find);
}

/**
 * Presses buttons under a chat one after the other and returns the labels of those after which nothing
 * happened: not in the chat, its log, its place or its style, the focus, the storage or the downloads.
 *
 * @param quiet those that should have no effect, which is not waited for as long
 */
export function press(
  page: Page,
  index: number,
  labels: readonly string[],
  quiet: readonly string[] = [],
): Promise<string[]> {
  return page.evaluate(
    async ({at, names, quietNames}) => {
      const figure = document.querySelectorAll('figure[data-example]')[at]!;
      const root = figure.querySelector('deep-chat')!.shadowRoot!;
      let count = 0;
      let last = 0;
      const note = () => {
        count++;
        last = performance.now();
      };
      const observer = new MutationObserver(note);
      const all = {attributes: true, childList: true, characterData: true, subtree: true};
      observer.observe(figure.querySelector('[data-live]')!, all);
      observer.observe(root, all);
      const stop = new AbortController();
      for (const type of ['scroll', 'focusin', 'focusout'])
        root.addEventListener(type, note, {capture: true, signal: stop.signal});
      const stored = () =>
        JSON.stringify([{...localStorage}, performance.getEntriesByName('download').length]);
      const until = async (isDone: () => boolean, patience = 5000) => {
        const end = performance.now() + patience;
        while (!isDone() && performance.now() < end)
          await new Promise((resolve) => setTimeout(resolve, 10));
        return isDone();
      };
      const without: string[] = [];
      for (const name of names) {
        const button = [
          ...figure.querySelectorAll<HTMLButtonElement>('[data-actions] button'),
        ].find(({textContent}) => textContent === name);
        // What happens after the press is its doing only when nothing was going on before.
        await until(() => performance.now() - last > 60);
        const [before, storage] = [count, stored()];
        button?.click();
        const hasEffect = () => count > before || stored() !== storage;
        if (!(await until(hasEffect, quietNames.includes(name) ? 1000 : 5000))) without.push(name);
      }
      observer.disconnect();
      stop.abort();
      return without;
    },
    {at: index, names: labels, quietNames: quiet},
  );
}
