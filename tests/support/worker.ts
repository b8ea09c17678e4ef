import {expect, type Page} from '@playwright/test';
import {keptFiles, workerText} from '../../src/plugins/hosting/files';
import type {Kept} from '../../src/plugins/hosting/serviceWorker';
import {BUILD} from './site';
import type {Answer} from './host';

/** What the worker of the build keeps. */
export const KEPT: Kept = keptFiles(BUILD, '/');

/** The response to a request for a worker's script. */
export const scriptOf = (body: string): Answer => ({type: 'text/javascript', body});

/** The site's worker without the list of files to fetch in idle time: it keeps what a reader opens. */
export const visitsOnly = (): Answer =>
  scriptOf(workerText(BUILD, '/', {...KEPT, hashed: [], named: {}}));

/** Waits until the service worker has kept everything of a build. */
export async function filled(page: Page) {
  const version = () =>
    page.evaluate(async () => {
      const state = await (await caches.open('site')).match('/sw-state');
      return ((await state?.json()) as {version?: string} | undefined)?.version;
    });
  await expect.poll(version, {timeout: 120_000, intervals: [100]}).toBeTruthy();
}

/** Waits until the cache has a file. */
export async function cached(page: Page, address: string) {
  const isThere = () =>
    page.evaluate(async (url) => Boolean(await (await caches.open('site')).match(url)), address);
  await expect.poll(isThere, {intervals: [100]}).toBe(true);
}
