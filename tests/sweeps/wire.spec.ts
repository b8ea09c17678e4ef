import {expect, type Page} from '@playwright/test';
import {factsOf, modeOf} from '../../src/providers/catalog';
import type {Field, ProviderKey} from '../../src/providers/types';
import {type Playground} from '../support/playground';
import {unpackLink} from '../support/workspaces';
import {test} from '../support/stranger';
import {providers} from '../../src/data/providers';
import {textShapes, type Shape} from '../support/wire/shapes';
import {stub, streamServer, type Recorded} from '../support/wire/stub';

/** The real component sends to a stand-in that answers in the form of each service; nothing leaves the machine. */

/** The text in each card and its chat. */
const cards = (page: Page) =>
  page.evaluate(() =>
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

interface Job {
  readonly shape: Shape;
  readonly stream: boolean;
  readonly name: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const PROMPT = 'Prompt of all chats.';
/** Settings that decide where a request goes. */
const PLACES: Readonly<Record<string, string>> = {
  'openAI.chat.endpoint': 'https://sample.openai.azure.com',
  'summarization.endpoint': 'https://sample.cognitiveservices.azure.com',
  'openAI.chat.deploymentId': 'd',
};

const nameOf = (provider: string) => providers.find(({key}) => key === provider)?.name ?? '';
const sentinelOf = (provider: string) => `sentinel-${provider}-7431`;

function sample(field: Field, mode: string): unknown {
  const {kind, min = 0, max = Infinity, options} = field;
  if (kind === 'number') return Math.min(max, Math.max(min, 0.5));
  if (kind === 'integer') return Math.min(max, Math.max(min, 3));
  if (kind === 'switch') return true;
  if (kind === 'choice') return options?.[0];
  // Hugging Face and Gemini put the model into the address.
  return `${mode}-${field.name}`;
}

/** A value for every plain setting that is known to reach the request, and for those without which none is made. */
function valuesFor(shape: Shape): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const field of modeOf(shape.provider as ProviderKey, shape.mode).fields) {
    const isPlain = !['json', 'list', 'group', 'rows', 'pairs'].includes(field.kind);
    const isPrompt = ['system_prompt', 'instructions'].includes(field.name);
    const place = PLACES[`${shape.mode}.${field.name}`];
    if (place) values[field.name] = place;
    else if (isPlain && !isPrompt && (field.required || shape.reaches[field.name] !== undefined))
      values[field.name] = sample(field, shape.mode);
  }
  return values;
}

const jobs: readonly Job[] = textShapes.flatMap((shape) => {
  const values = valuesFor(shape);
  const name = `${shape.provider} ${shape.mode}`;
  const plain = {shape, stream: false, name, values};
  return shape.chunk === undefined
    ? [plain]
    : [plain, {shape, stream: true, name: `${name} live`, values}];
});

/** As many chats as the playground holds. */
const BATCH = 12;
const batches = Array.from({length: Math.ceil(jobs.length / BATCH)}, (_, index) =>
  jobs.slice(index * BATCH, (index + 1) * BATCH),
);

function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inside, key) => (inside as Record<string, unknown> | undefined)?.[key],
      value,
    );
}

/** Compares a recorded request with the settings of its chat. */
function checkRequest({shape, values, stream}: Job, {url, body}: Recorded) {
  const sent: unknown = JSON.parse(body);
  const missing: string[] = [];
  const expectAt = (place: string | undefined, name: string, wanted: unknown) => {
    if (place === undefined) return;
    if (place === 'url') {
      if (!decodeURIComponent(url).includes(String(wanted))) missing.push(`${name} in ${url}`);
      return;
    }
    const found = at(sent, place);
    if (found !== wanted) missing.push(`${name}: ${JSON.stringify(found)}`);
  };
  for (const [name, value] of Object.entries(values)) {
    // At another address the model is no part of it.
    if (!(stream && shape.reaches[name] === 'url')) expectAt(shape.reaches[name], name, value);
  }
  for (const name of ['system_prompt', 'instructions']) expectAt(shape.reaches[name], name, PROMPT);
  if (stream && shape.framing !== 'after' && shape.provider !== 'gemini')
    expectAt('stream', 'stream', true);
  expect(missing, `${shape.provider}.${shape.mode}`).toEqual([]);
}

/** Whether an address is that of a mode, and not of another mode of the same service. */
function isFor({provider, mode, url}: Shape, asked: string): boolean {
  if (provider === 'huggingFace')
    return asked.includes('huggingface') && asked.includes(`/${mode}-`);
  if (provider === 'gemini') return asked.includes('generativelanguage');
  return asked.startsWith(url);
}

/** Chats that stream call this machine's server, which the user has confirmed for their keys. */
async function openJobs(chats: Playground, batch: readonly Job[], origin: string) {
  const saved = batch.map(({shape, stream, name, values}) => {
    const at = `${shape.provider}.${shape.mode}`;
    const address = {[`connect.${at}`]: {url: `${origin}/${shape.provider}/${shape.mode}`}};
    return {
      name,
      provider: shape.provider,
      mode: shape.mode,
      stream,
      values: {[at]: values, ...(stream ? address : {})},
    };
  });
  const permits = Object.fromEntries(
    batch.map(({shape}) => [`${shape.provider} ${origin}`, 'key'] as const),
  );
  await chats.page.addInitScript(
    (text) => localStorage.setItem('playground-hosts', text),
    JSON.stringify(permits),
  );
  await chats.openWith(saved, {shared: {systemPrompt: PROMPT}});
}

for (const [index, batch] of batches.entries())
  // @spec playground.3 playground.8 playground.14 playground.34
  test(`services answer, fail, refuse and redirect (${index + 1})`, async ({
    page,
    context,
    baseURL,
    stranger,
    chats,
  }) => {
    test.setTimeout(120_000);
    const server = await streamServer(stranger.origin);
    const own = [new URL(baseURL!).origin, server.origin, stranger.origin];
    const asked = await stub(context, own, stranger.origin);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    page.on('pageerror', (error) => logged.push(`uncaught ${error.message}`));
    await openJobs(chats, batch, server.origin);
    const used = [...new Set(batch.map(({shape}) => shape.provider))];
    const keyed = used.filter((provider) => factsOf(provider as ProviderKey).needsKey);
    await page.getByRole('button', {name: 'No API keys'}).click();
    const dialog = page.getByRole('dialog', {name: 'Your API keys'});
    for (const provider of keyed)
      await dialog
        .getByLabel(`API key for ${nameOf(provider)}`, {exact: true})
        .fill(sentinelOf(provider));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await chats.sayToAll('fine');
    await expect
      .poll(async () => (await cards(page)).map(({name, said}) => `${name}: ${said.join()}`), {
        timeout: 40_000,
        intervals: [100],
      })
      .toEqual(batch.map(({name}) => `${name}: OK`));
    expect((await cards(page)).flatMap(({errors}) => errors)).toEqual([]);

    for (const job of batch) {
      const {shape, stream, name} = job;
      const path = `/${shape.provider}/${shape.mode}`;
      const arrived = stream
        ? server.recorded.filter(({url}) => url === path)
        : asked.filter(({url, method}) => method === 'POST' && isFor(shape, url));
      expect(arrived, name).toHaveLength(1);
      if (arrived[0]) checkRequest(job, arrived[0]);
    }

    for (const [wish, hint] of [
      ['fail 401', /rejected the key \(status 401\)/],
      ['refuse', /^No response from/],
      ['move', /\S redirected the request to another address/],
    ] as const) {
      // Deep Chat doesn't end a refused stream of lines, so such a chat takes no more messages.
      const isStuck = (at: number) =>
        wish !== 'fail 401' && batch[at]?.stream && batch[at].shape.framing === 'lines';
      const before = (await cards(page)).map(({errors}) => errors.length);
      await chats.sayToAll(wish);
      await expect
        .poll(
          async () =>
            (await cards(page)).flatMap(({name, errors, hint: shown}, at) =>
              isStuck(at) || (errors.length > (before[at] ?? 0) && hint.test(shown))
                ? []
                : [`${name}: ${errors.join()} / ${shown}`],
            ),
          {timeout: 40_000, intervals: [100], message: wish},
        )
        .toEqual([]);
    }

    // Each key went to its own service and nowhere else.
    expect(stranger.heard).toEqual([]);
    for (const {url, headers, body} of [...asked, ...server.recorded]) {
      const request = JSON.stringify([url, headers, body]);
      const owner = batch.find(({shape, stream}) =>
        url.startsWith('/')
          ? stream && url === `/${shape.provider}/${shape.mode}`
          : new URL(shape.url).host === new URL(url).host,
      )?.shape.provider;
      const held = keyed.filter((provider) => request.includes(sentinelOf(provider)));
      // Deep Chat sends no Gemini key to another address.
      const isKeyless =
        !owner || !keyed.includes(owner) || (owner === 'gemini' && url.startsWith('/'));
      expect(held, url).toEqual(isKeyless ? [] : [owner]);
    }
    await page.getByRole('button', {name: `Requests of ${batch[0]?.name}`, exact: true}).click();
    const requests = page.getByRole('tabpanel');
    await expect(requests.locator('pre').first()).toBeVisible();
    const inspected = await requests.innerText();
    await page.keyboard.press('Escape');
    const shared = unpackLink(await chats.link());
    await chats.use('Export');
    const exported = await page.getByRole('dialog').textContent();
    await page.keyboard.press('Escape');
    const open = [await chats.everything(), inspected, shared, exported, ...logged].join('\n');
    expect(open).not.toMatch(/sentinel-\w+-7431/);
    expect(logged.filter((text) => text.startsWith('uncaught'))).toEqual([]);
    await server.stop();
  });

// @spec playground.2
test('every text provider is here', () => {
  const here = new Set(textShapes.map(({provider, mode}) => `${provider}.${mode}`));
  const wanted = providers.flatMap(({key}) =>
    factsOf(key)
      .modes.filter(
        ({reply, text}) =>
          text && reply && !['imageUrl', 'imageData', 'audio', 'transcript'].includes(reply),
      )
      .map(({id}) => `${key}.${id}`),
  );
  expect(wanted.filter((mode) => !here.has(mode))).toEqual([]);
});
