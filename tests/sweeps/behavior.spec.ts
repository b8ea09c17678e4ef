import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import {format, resolveConfig} from 'prettier';
import {ERROR_SETUPS, providerErrors, recordedErrors} from '../../src/providers/errors';
import {agentRows} from '../behavior/agents';
import {connectionRows} from '../behavior/connection';
import {historyRows} from '../behavior/history';
import {policyRows} from '../behavior/policy';
import {providerRows} from '../behavior/providers';
import {openAIRows} from '../behavior/openAI';
import {recipeRows} from '../behavior/recipes';
import {replyRows} from '../behavior/replies';
import {bubbles, test, textOf} from '../support/chatHost';
import type {Reply, Row} from '../behavior/row';
import {scrollRows} from '../behavior/scroll';
import {viewRows} from '../behavior/view';

/**
 * The behavior of the component, run against the installed package. Another release:
 * `DEEP_CHAT_BUNDLE=/path/to/deepChat.bundle.js`. To record what the chat shows of errors again: `RECORD=1`.
 */
const SITE = path.resolve(__dirname, '../..');
const RECORDED = path.join(SITE, 'src/providers/recordedErrors.json');

const rows: readonly Row[] = [
  ...connectionRows,
  ...replyRows,
  ...providerRows,
  ...openAIRows,
  ...historyRows,
  ...viewRows,
  ...scrollRows,
  ...recipeRows,
  ...agentRows,
  ...policyRows,
];

/** A function of a row, or data, as an expression for the page. */
function inPage(value: unknown): string {
  if (Array.isArray(value)) return `Object.assign({}, ${value.map(inPage).join(', ')})`;
  return typeof value === 'function' ? `(${String(value)})(kit)` : `(${JSON.stringify(value)})`;
}

/** Each text with "…" in it is taken as a pattern. */
function patterns(texts: readonly string[]): unknown[] {
  return texts.map((text) => {
    if (!text.includes('…')) return text;
    const parts = text.split('…').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
    return expect.stringMatching(new RegExp(`^${parts.join('[^]*')}$`));
  });
}

function replies(reply: Reply | readonly Reply[] = {body: {text: 'From the server'}}) {
  const list = [reply].flat() as Reply[];
  const inOrder = list.filter(({at}) => !at);
  return (url: string): Reply =>
    list.find(({at}) => at && url.includes(at)) ??
    (inOrder.length > 1 ? inOrder.shift() : inOrder[0]) ?? {body: {}};
}

const sentencesOf = ({says = {}}: Row) =>
  Object.entries(says).flatMap(([file, texts]) => [texts].flat().map((text) => [file, text]));

test.describe('rows of behavior', () => {
  for (const row of rows)
    test(row.id, async ({host}) => {
      const {page} = host;
      const sentences = sentencesOf(row) as [string, string][];
      for (const [file, text] of sentences)
        expect(textOf(file), `${file} must say what "${row.id}" shows.`).toContain(text);
      const message = [
        `"${row.id}" is no longer so. Sentences to change:`,
        ...sentences.map((each) => each.join(': ')),
      ].join('\n');
      host.reply = replies(row.reply);
      await host.open(row.hasPolicy);
      await page.evaluate(`kit.draw(${inPage(row.setup)}, ${JSON.stringify(row.children ?? '')})`);
      const {message: said = 'Hello'} = row;
      if (said !== null)
        await page.evaluate(
          `kit.chat.submitUserMessage(${inPage(typeof said === 'string' ? {text: said} : said)})`,
        );
      await row.acts?.(page);
      if (row.shows && !row.probe)
        await expect.poll(() => bubbles(page), {message}).toEqual(patterns(row.shows));
      if (row.probe) expect(await page.evaluate(inPage(row.probe)), message).toEqual(row.result);
      else if (row.result !== undefined)
        await expect.poll(() => page.evaluate('kit.seen'), {message}).toEqual(row.result);
      if (row.shows) await expect.poll(() => bubbles(page), {message}).toEqual(patterns(row.shows));
      if (row.sends) await expect.poll(() => host.sent, {message}).toEqual(patterns(row.sends));
      if (row.headers) expect(host.headers[0], message).toMatchObject(row.headers);
      for (const log of patterns(row.logs ?? []))
        await expect.poll(() => host.logged, {message}).toContainEqual(log);
      if (row.logs?.length === 0) expect(host.logged, message).toEqual([]);
    });
});

test('the prompt for coding agents has no rule without a row', () => {
  const page = 'docs/guides/coding-agents.mdx';
  const [, prompt = ''] = /title="AGENTS.md"\n([^]*?)\n```/.exec(
    readFileSync(path.join(SITE, page), 'utf8'),
  )!;
  const shown = new Set(
    rows.flatMap(sentencesOf).flatMap(([file, text]) => (file === page ? text : [])),
  );
  expect(prompt.match(/^- /gm)).toHaveLength(shown.size);
});

test('the chat shows the recorded text for each error of a provider', async ({host}) => {
  const {page} = host;
  const seen: Record<string, Record<string, string>> = {};
  await host.open();
  for (const [provider, errors] of Object.entries(providerErrors))
    for (const {cause, status, body} of errors) {
      const shown: Record<string, string> = {};
      for (const [name, setup] of Object.entries(ERROR_SETUPS)) {
        host.reply = () => ({status, body});
        const properties = {
          directConnection: {[provider]: {key: 'k', ...(provider === 'dify' ? {} : {model: 'x'})}},
          ...setup,
        };
        await page.evaluate(`kit.draw(${JSON.stringify(properties)})`);
        await page.evaluate('kit.chat.submitUserMessage({text: "Hello"})');
        await expect.poll(async () => (await bubbles(page)).length).toBe(2);
        // The first line, without the minified names of the bundle.
        shown[name] = (await bubbles(page))[1]!
          .replace(/^Error: /, '')
          .replace(/\n[^]*/, '')
          .replace(/^\w\.(?=\w+ is not a function)/, '');
      }
      seen[`${provider}: ${cause}`] = shown;
    }
  if (process.env.RECORD) {
    const style = await resolveConfig(RECORDED);
    writeFileSync(RECORDED, await format(JSON.stringify(seen), {...style, parser: 'json'}));
    return;
  }
  expect(seen).toEqual(recordedErrors);
});
