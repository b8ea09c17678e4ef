import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {changedCopy} from '../../../tests/support/declarations';
import {readRelease} from './readRelease';
import {releaseText, type Release} from './release';

const SITE = path.resolve(__dirname, '../../..');
let release: Release;

beforeAll(async () => {
  release = await readRelease(SITE, changedCopy());
}, 120_000);

const pagesOf = (list: Release['added'], what: string) =>
  list.find((change) => change.what === what)?.pages;

it('lists what another version adds, with the page that documents its type', () => {
  expect(release.added.map(({what}) => what)).toEqual([
    'methods: stopStream',
    'fields: Connect.retry',
    "enum values: Connect.retry = 'once'",
    "enum values: Connect.retry = 'never'",
  ]);
  expect(pagesOf(release.added, 'fields: Connect.retry')).toEqual(['docs/connect.mdx']);
  expect(pagesOf(release.added, 'methods: stopStream')).toEqual(['no page documents it yet']);
});

it('lists what it removes, with each line of a page that has the name', () => {
  const what = release.removed.map((change) => change.what);
  expect(what).toContain('fields: RequestBodyLimits.maxMessages');
  expect(what).toContain('properties: upwardsMode');
  expect(what).toContain('providers: DirectConnection.ollama');
  expect(pagesOf(release.removed, 'properties: upwardsMode')).toEqual(['docs/modes.mdx']);
  const pages = pagesOf(release.removed, 'fields: RequestBodyLimits.maxMessages')!;
  expect(pages[0]).toBe('docs/connect.mdx');
  expect(pages.some((page) => /^docs\/connect\.mdx:\d+ `maxMessages`$/.test(page))).toBe(true);
});

it('lists what it changes', () => {
  const change = release.changed.find(({what}) => what.startsWith('Connect.method:'))!;
  expect(change.what).toBe('Connect.method: string → string (required)');
  expect(change.pages).toEqual(['docs/connect.mdx']);
});

it('finds nothing in the installed version', async () => {
  const {added, removed, changed} = await readRelease(SITE, 'node_modules/deep-chat');
  expect([added, removed, changed]).toEqual([[], [], []]);
});

it('prints one line for each difference and page', () => {
  const text = releaseText(release);
  expect(text).toMatch(/^deep-chat \S+ → unknown\n/);
  expect(text).toContain('Added (4)\n  methods: stopStream\n      no page documents it yet\n');
  expect(text).toMatch(/\nRemoved \(\d+\)\n/);
  expect(text).toMatch(/\nChanged \(\d+\)\n {2}Connect\.method: /);
});
