import {readFile} from 'node:fs/promises';
import {expect, type Locator, type Page} from '@playwright/test';
import {chatsReady, open, test as base} from './page';
import {jsonFile, recordText, type StoredChat} from './workspaces';

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

/** Opens everything in a dialog or a tab that can be opened. */
export async function expand(dialog: Locator) {
  // Its code is loaded when it is first opened, and a tab has nothing in it until then.
  await expect(dialog.locator(':scope > *').first()).toBeVisible();
  for (const summary of await dialog.locator('summary').all())
    if (await summary.evaluate((it) => !it.parentElement?.hasAttribute('open')))
      await summary.click();
}

type Tab = 'Settings' | 'Style' | 'Code' | 'Requests';

/** The playground in one tab of the browser. Chats go by their names. */
export class Playground {
  constructor(readonly page: Page) {}

  /** Opens the playground for the first time. */
  async visit() {
    await open(this.page, ROUTE);
    await chatsReady(this.page);
  }

  /** Opens the playground with the chats of the first visit, and nothing said in them. */
  async enter() {
    await this.openWith([{}, {provider: 'claude', mode: 'chat', stream: true}]);
  }

  /** Opens the playground with these chats on the page's first visit. Later visits restore the saved ones. */
  async openWith(chats: readonly StoredChat[], more: object = {}) {
    await this.page.addInitScript(
      (text) => {
        if (localStorage.getItem('playground') === null) localStorage.setItem('playground', text);
      },
      recordText(chats, more),
    );
    await open(this.page, ROUTE);
    // Where there is room for one chat only, the others are there but not shown.
    await expect(this.all()).toHaveCount(chats.length);
    await chatsReady(this.page);
  }

  /** A chat with its name and tools, also where another one is shown. */
  card(name: string) {
    return this.page.locator(`article[aria-label=${JSON.stringify(name)}]`);
  }

  /** All chats, also those that are not shown. */
  all() {
    return this.page.locator('article[data-chat]');
  }

  /** Names of all chats, in their order. */
  names() {
    return this.all().evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  }

  /** The messages of a chat that are whole: not the dots of one to come, nor one that still streams in. */
  bubbles(name: string) {
    return this.card(name).locator(
      '.message-bubble:not(.deep-chat-loading-message-bubble):not(.streamed-message)',
    );
  }

  /** What the user has written in a chat. */
  asked(name: string) {
    return this.card(name).locator('.user-message-text');
  }

  /** The texts that have come back in a chat, also those that still stream in. */
  replies(name: string) {
    return this.card(name).locator('.ai-message-text');
  }

  /** Whether the window has room for one chat only. */
  isNarrow() {
    return (this.page.viewportSize()?.width ?? 1280) <= 700;
  }

  /** Brings a chat into sight where there is room for one only. */
  async show(name: string) {
    await this.card(name).waitFor({state: 'attached'});
    if (!this.isNarrow() || (await this.all().count()) < 2) return;
    await this.page
      .getByRole('group', {name: 'Shown chat'})
      .getByRole('button', {name, exact: true})
      .click();
    await chatsReady(this.page);
  }

  /** Types a message into a chat and sends it. */
  async say(name: string, text: string) {
    await this.show(name);
    const field = this.card(name).locator('#text-input');
    await field.click();
    await field.pressSequentially(text);
    await field.press('Enter');
  }

  /** The field for several chats. On a phone, its buttons come with its first focus. */
  composer() {
    return this.page.getByLabel(/^Message to (all|the chosen) chats$/);
  }

  /** Writes to all chats at once. */
  async sayToAll(text: string) {
    await this.composer().fill(text);
    await this.composer().press('Enter');
  }

  /** A button above the chats. Those that are used less are in a menu that {@link use} opens. */
  tool(name: string) {
    return this.page
      .getByRole('group', {name: 'Tools of the playground'})
      .getByRole('button', {name});
  }

  /** Uses a button above the chats. */
  async use(name: string) {
    const button = this.tool(name);
    if (!(await button.isVisible())) await this.tool('More tools').click();
    await button.click();
  }

  /** Chooses an entry from the further actions of a chat. */
  async more(name: string, action: string) {
    await this.show(name);
    await this.page.getByRole('button', {name: `More for ${name}`, exact: true}).click();
    await this.page.getByRole('button', {name: `${action} ${name}`, exact: true}).click();
  }

  /** Runs the command that is found by these words. */
  async command(words: string) {
    await this.page.keyboard.press('Control+.');
    const dialog = this.page.getByRole('dialog', {name: 'Commands'});
    await dialog.getByRole('searchbox').fill(words);
    await dialog.getByRole('searchbox').press('Enter');
    await expect(dialog).toBeHidden();
  }

  /** Opens the panel of a chat at one of its tabs: by the chat's own button, which the open panel replaces. */
  async panelOf(what: Tab, name: string) {
    await this.show(name);
    const button = this.page.getByRole('button', {name: `${what} of ${name}`, exact: true});
    // An open panel has it as a tab.
    const tab = this.page
      .getByRole('tablist', {name: `Panel of ${name}`, exact: true})
      .getByRole('tab', {name: what});
    await button.or(tab).click();
    return this.page.getByRole('tabpanel', {name: `${what} of ${name}`, exact: true});
  }

  /** Closes the panel, which applies the last typed text. */
  async closePanel() {
    await this.page.getByRole('button', {name: 'Close the panel'}).click();
  }

  /** Opens the settings of a chat and chooses a provider. */
  async choose(name: string, provider: string) {
    await this.panelOf('Settings', name);
    // The chat takes the name of its provider unless it has its own.
    const panel = this.page.getByRole('tabpanel');
    // The list is open from the start for a demo.
    const list = panel.getByRole('button', {name: /^(Change|Done) provider$/});
    if ((await list.getAttribute('aria-expanded')) === 'false') await list.click();
    // Also the one that is chosen already: a press closes the list.
    await panel.getByRole('radio', {name: provider, exact: true}).click();
    return panel;
  }

  /** Types the key of a chat's provider into its settings; an empty one is forgotten. */
  async giveKey(name: string, provider: string, key: string, keep?: string) {
    const settings = await this.panelOf('Settings', name);
    await settings.getByLabel(`API key for ${provider}`).fill(key);
    if (keep) await settings.getByLabel(`Keep the key for ${provider}`).selectOption({label: keep});
    await this.closePanel();
  }

  /** Lets the page hold these keys, by slot, from the beginning. */
  async holdKeys(keys: Readonly<Record<string, string>>) {
    await this.page.addInitScript(
      (text) => sessionStorage.setItem('playground-keys', text),
      JSON.stringify(keys),
    );
  }

  /** Opens the dialog that shares the chats, reads their link and closes it. */
  async link() {
    await this.use('Share');
    const field = this.page.getByLabel('Link', {exact: true});
    await expect(field).toHaveValue(/#workspace=/);
    const link = await field.inputValue();
    await this.page.keyboard.press('Escape');
    return link;
  }

  /** Chooses a file in the dialog that imports chats, which has buttons for what to do with it. */
  async offer(data: object | string) {
    await this.use('Import');
    const dialog = this.page.getByRole('dialog', {name: 'Import chats'});
    await dialog.getByLabel('Chats or conversation').setInputFiles(jsonFile(data));
    return dialog;
  }

  /** The state of a chat’s requests on its card, such as `Live`. */
  state(name: string, state: 'Live' | 'Preview only' | 'No preview' | 'Not confirmed') {
    return this.card(name).getByText(state, {exact: true});
  }

  /** Gives a chat another name. */
  async rename(from: string, to: string) {
    await this.show(from);
    const field = this.page.getByLabel(`Name of the chat ${from}`, {exact: true});
    await field.fill(to);
    await field.press('Enter');
  }

  /** Presses a button that saves a file, and returns its text. */
  async savedBy(button: string): Promise<string> {
    const download = this.page.waitForEvent('download');
    await this.page.getByRole('button', {name: button}).click();
    return readFile(await (await download).path(), 'utf8');
  }

  /** The section with the chats, which knows the layout. */
  room() {
    return this.page.getByRole('region', {name: 'Chats', exact: true});
  }

  /** The workspace as the browser's storage has it. */
  stored() {
    return this.page.evaluate(() => localStorage.getItem('playground') ?? '');
  }

  /** The contents of the page's databases as one text: the playground keeps conversations there. */
  async databases(): Promise<string> {
    const texts = await this.page.evaluate(async () => {
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
    return texts.join();
  }

  /** Everything that the page keeps and shows, as one text. */
  async everything(): Promise<string> {
    const databases = await this.databases();
    return this.page.evaluate((kept) => {
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
}

/** Tests of the playground. */
export const test = base.extend<{chats: Playground}>({
  chats: ({page}, give) => give(new Playground(page)),
});
