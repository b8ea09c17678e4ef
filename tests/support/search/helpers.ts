import {expect, type Page} from '@playwright/test';
import type {SearchRequest} from '../../../src/search/types';
import {bodyOf, serve} from '../localServer';

/** Input of the open modal. */
export const input = (page: Page) => page.getByRole('combobox', {name: 'Search'});
export const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
export const button = (page: Page) => page.getByRole('button', {name: 'Search', exact: true});
/** Results in the modal. */
export const rows = (page: Page) => dialog(page).getByRole('treeitem');

/** Opens the modal with its shortcut and waits for its input. */
export async function openModal(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
}

/** Types a query into the open modal and waits for its results. */
export async function find(page: Page, query: string): Promise<void> {
  await input(page).fill(query);
  await expect(rows(page).first()).toBeVisible();
}

/** The change of settings that a build with a hosted index has. */
export function hostedSettings(hosts: readonly string[], embeddedFallback: boolean) {
  const settings = {
    kind: 'hosted',
    appId: 'APP',
    apiKey: 'KEY',
    indexName: 'hosted',
    hosts,
    embeddedFallback,
  };
  return [/\bsearch:\{kind:"embedded"[^}]*\}/, `search:${JSON.stringify(settings)}`] as const;
}

/** How a stand-in answers: with a status and body, or without a part that never comes. */
interface Answer {
  readonly status?: number;
  readonly body?: string;
  readonly stopsAt?: 'headers' | 'body';
}

export type Stub = Awaited<ReturnType<typeof startStub>>;

/** A service that speaks the hosted index's protocol on this machine. */
export async function startStub() {
  const received: {method: string | undefined; url: URL; requests: readonly SearchRequest[]}[] = [];
  const {origin, stop} = await serve(async (request, response) => {
    const {requests} = JSON.parse((await bodyOf(request)) || '{"requests":[]}');
    received.push({method: request.method, url: new URL(request.url ?? '/', origin), requests});
    const {status = 200, body = hostedBody(requests), stopsAt} = stub.answer;
    if (stopsAt === 'headers') return;
    response.writeHead(status, {
      'access-control-allow-origin': '*',
      'content-type': 'application/json',
    });
    if (stopsAt === 'body') response.write(' ');
    else response.end(body);
  });
  const stub = {origin, stop, received, answer: {} as Answer};
  return stub;
}

/** An answer with one hit of the stand-in. */
function hostedBody(requests: readonly SearchRequest[]): string {
  const value = 'Hosted <mark>connect</mark> <img src=x onerror=alert(1)>';
  return JSON.stringify({
    results: requests.map(({query}) => ({
      query,
      index: 'hosted',
      queryID: `id of ${query}`,
      nbHits: 21,
      page: 0,
      nbPages: 1,
      hits: [
        {
          objectID: '1',
          url: 'https://deepchat.dev/docs/connect#Stream',
          type: 'lvl1',
          content: null,
          hierarchy: {lvl0: 'Hosted docs', lvl1: 'Hosted connect <img>'},
          _highlightResult: {hierarchy: {lvl0: {value: 'Hosted docs'}, lvl1: {value}}},
          _snippetResult: {hierarchy: {lvl1: {value}}},
        },
      ],
    })),
  });
}
