import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {changedCopy} from '../../../tests/support/declarations';
import {readRelease, releaseText, type Release} from './release';

const SITE = path.resolve(__dirname, '../../..');
let release: Release;

beforeAll(async () => {
  release = await readRelease(
    SITE,
    changedCopy([
      [
        'types/directConnection.d.ts',
        '    claude?: Claude & APIKey;',
        '    claude?: Claude & APIKey;\n    liteLLM?: {};',
      ],
      ['types/claude.d.ts', '    temperature?: number;', ''],
      ['types/openRouter.d.ts', '    temperature?: number;', ''],
    ]),
  );
}, 120_000);

const changeOf = (what: string) => release.changes.find((change) => change.what === what);

it('lists what another version adds, with the page that documents its type', () => {
  expect(changeOf('fields: Connect.retry')).toEqual({
    kind: 'added',
    what: 'fields: Connect.retry',
    page: 'docs/connect.mdx',
    lines: [],
  });
  expect(changeOf('methods: stopStream')?.page).toBeUndefined();
});

it('leads a new provider to the pages that already speak of it', () => {
  const {page, lines} = changeOf('providers: DirectConnection.liteLLM')!;
  expect(page).toBe('docs/directConnection/index.mdx');
  expect(lines).toContainEqual(expect.stringMatching(/^docs\/directConnection\/LiteLLM\.mdx:\d+$/));
});

it('lists what it removes, with each line of a page that has the name', () => {
  expect(changeOf('properties: upwardsMode')?.page).toBe('docs/modes.mdx');
  expect(changeOf('providers: DirectConnection.ollama')?.kind).toBe('removed');
  const limit = changeOf('fields: RequestBodyLimits.maxMessages')!;
  expect(limit.page).toBe('docs/connect.mdx');
  expect(limit.lines).toContainEqual(expect.stringMatching(/^docs\/connect\.mdx:\d+$/));
});

it('files a field that several providers lose under the page of each', () => {
  for (const [type, page] of [
    ['ClaudeChat', 'docs/directConnection/Claude.mdx'],
    ['OpenRouterChat', 'docs/directConnection/OpenRouter.mdx'],
  ]) {
    const change = changeOf(`fields: ${type}.temperature`)!;
    expect(change.page).toBe(page);
    const providerPages = change.lines.filter((line) => line.includes('/directConnection/'));
    expect(providerPages.length).toBeGreaterThan(0);
    for (const line of providerPages) expect(line).toContain(page);
  }
});

it('lists what it changes', () => {
  expect(changeOf('Connect.method: string → string (required)')?.page).toBe('docs/connect.mdx');
});

it('lists the statements about the installed version, without install commands', async () => {
  const {changes, from, statements} = await readRelease(SITE, 'node_modules/deep-chat');
  expect(changes).toEqual([]);
  expect(statements.length).toBeGreaterThan(20);
  const unmarked = statements.filter((statement) => statement.includes(from));
  expect(unmarked.length).toBeGreaterThan(10);
  // The others are marked, and name no version.
  expect(statements.length).toBeGreaterThan(unmarked.length + 20);
  expect(statements.join('\n')).not.toContain(`deep-chat@${from}/dist`);
});

it('prints the differences of each page below it', () => {
  const text = releaseText(release);
  expect(text).toMatch(/^deep-chat \S+ → unknown: \d+ differences\n/);
  expect(text).toMatch(/\ndocs\/connect\.mdx\n {2}added {2}fields: Connect\.retry\n/);
  expect(text).toMatch(/\nNo page has it yet\n {2}added {2}methods: stopStream/);
});
