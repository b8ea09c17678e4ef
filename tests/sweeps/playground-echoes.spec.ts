import {expect} from '@playwright/test';
import {open} from '../support/page';
import {test} from '../support/playground';

/** Keys stay out of what the page shows, reads out, keeps and writes into its markup. */

const SENTINEL = 'sentinel-key-7431';

test('a key in the address is taken out and repeated nowhere', async ({page}) => {
  for (const search of [`?p=claude&key=${SENTINEL}`, `?api_key=${SENTINEL}`]) {
    await open(page, `/playground${search}`);
    await expect(page.getByText('The link contained a key.')).toBeVisible();
    expect(page.url()).not.toContain(SENTINEL);
    expect(await page.locator('body').innerText()).not.toContain(SENTINEL);
  }
});

/** What a provider writes into one event of its stream. */
const STREAMS = [
  {
    name: 'events',
    chat: {provider: 'mistral', mode: 'chat'},
    key: 'mistral',
    host: 'api.mistral.ai',
    type: 'text/event-stream',
    write: (content: string) => `data: ${JSON.stringify({choices: [{delta: {content}}]})}\n\n`,
  },
  {
    name: 'lines',
    chat: {provider: 'ollama', mode: 'chat'},
    key: 'claude',
    host: 'localhost:11434',
    type: 'application/x-ndjson',
    write: (content: string) => `${JSON.stringify({message: {content}})}\n`,
  },
];

for (const {name, chat, key, host, type, write} of STREAMS)
  test(`a key in the pieces of a stream of ${name} is never shown or kept`, async ({
    page,
    chats,
  }) => {
    const parts = ['Your key is ', 'sentine', 'l-key', '-74', '31, right?'].map(write);
    await page.addInitScript(
      ([to, contentType, texts]) => {
        const asked = window.fetch;
        window.fetch = async (input, init) => {
          const {host: at} = new URL(input instanceof Request ? input.url : input, location.href);
          if (at !== to) return asked(input, init);
          const encoder = new TextEncoder();
          const body = new ReadableStream({
            async start(stream) {
              for (const text of texts) {
                stream.enqueue(encoder.encode(text));
                await new Promise((resolve) => setTimeout(resolve, 120));
              }
              stream.close();
            },
          });
          return new Response(body, {headers: {'content-type': contentType}});
        };
        const painted: string[] = [];
        Object.assign(window, {painted});
        const look = () => {
          for (const one of document.querySelectorAll('deep-chat'))
            for (const bubble of one.shadowRoot?.querySelectorAll('.ai-message-text') ?? [])
              painted.push(bubble.textContent);
          requestAnimationFrame(look);
        };
        look();
      },
      [host, type, parts] as const,
    );
    await chats.holdKeys({[key]: SENTINEL});
    await chats.openWith([{name: 'A', ...chat, stream: true}]);
    await chats.say('A', 'Hello');
    await expect(chats.bubbles('A').last()).toHaveText('Your key is ••••••, right?');
    const painted = await page.evaluate(
      () => (window as unknown as {painted: readonly string[]}).painted,
    );
    const seen = [...new Set(painted.map((text) => text.trim()))];
    expect(seen).toContain('Your key is ••••••, right?');
    expect(seen.filter((text) => /sentin|l-key|7431/.test(text))).toEqual([]);
    await expect(chats.card('A').getByRole('status').first()).toContainText('••••••, right?');
    // The key itself is held there.
    await page.evaluate(() => sessionStorage.clear());
    expect(await chats.everything()).not.toContain(SENTINEL);
  });

test('no attribute of the page has a key or the value of a header', async ({page, chats}) => {
  /** Attributes everywhere, also inside the chats. */
  const attributes = () =>
    page.evaluate(() => {
      const within = (root: Document | ShadowRoot): readonly Element[] =>
        [...root.querySelectorAll('*')].flatMap((element) => [
          element,
          ...(element.shadowRoot ? within(element.shadowRoot) : []),
        ]);
      return within(document)
        .flatMap((element) => [...element.attributes])
        .map(({name, value}) => `${name}=${value}`);
    });
  const leaks = async () => (await attributes()).filter((text) => text.includes('sentinel'));
  await chats.openWith([
    {name: 'A', mode: 'custom', values: {'connect.custom': {url: 'https://mine.example/chat'}}},
    {name: 'B', provider: 'mistral', mode: 'chat'},
  ]);
  const fill = async () => {
    const dialog = await chats.panelOf('Settings', 'A');
    if ((await dialog.getByLabel('Name 1').count()) === 0)
      await dialog.getByRole('button', {name: 'Add a pair to Headers'}).click();
    await dialog.getByLabel('Name 1').fill('X-Token');
    await dialog.getByLabel('Text 1').fill('sentinel-header-7431');
    expect(await leaks()).toEqual([]);
    await chats.closePanel();
  };
  await fill();
  // Opened again, the field has what is held.
  const again = await chats.panelOf('Settings', 'A');
  await expect(again.getByLabel('Text 1')).toHaveValue('sentinel-header-7431');
  expect(await leaks()).toEqual([]);
  await page.keyboard.press('Escape');
  const settings = await chats.panelOf('Settings', 'B');
  await settings.getByLabel('API key for Mistral').fill(SENTINEL);
  await settings.getByRole('button', {name: 'Show the key for Mistral'}).click();
  expect(await leaks()).toEqual([]);
  await settings
    .getByLabel('Keep the key for Mistral')
    .selectOption('on this device, until I forget it');
  await expect(settings.getByText('other sites of the same origin')).toBeVisible();
  await settings.getByLabel('Keep the key for Mistral').selectOption('until this tab is closed');
  await expect(settings.getByText('other sites of this origin')).toBeVisible();
  await chats.closePanel();
  expect(await leaks()).toEqual([]);
});
