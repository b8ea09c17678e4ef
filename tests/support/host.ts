import type {IncomingMessage, ServerResponse} from 'node:http';
import {expect, test as base, type Page} from '@playwright/test';
import {createStaticServer} from '../../scripts/lib/static-server.mjs';
import {keptFiles, workerText} from '../../src/plugins/hosting/files';
import type {Kept} from '../../src/plugins/hosting/serviceWorker';
import {serve} from './localServer';
import {BUILD} from './site';

/** A host's response instead of its file, or none, with a connection that stays open. */
export type Answer =
  'never' | {readonly status?: number; readonly type?: string; readonly body: string | Buffer};

export type Host = Awaited<ReturnType<typeof startHost>>;

/** A page instead of a file, with status 200: a wrong rewrite rule, a public network's login. */
export const LOGIN_PAGE: Answer = {
  type: 'text/html; charset=utf-8',
  body: '<!doctype html><title>Log in</title><p>Log in to the network</p>',
};

/** What a host without the file answers. */
export const NOT_FOUND: Answer = {status: 404, type: 'text/html', body: 'Not found'};

/** Hosts keep what is in `assets/` for a year, wrong answers with status 200 too. */
const cacheControl = (pathname: string, status: number) =>
  status === 200 && pathname.includes('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';

/**
 * Starts a host of the built site on a free port, which a test can break in the ways in which hosts break.
 *
 * @param options `redirects`: each page has one address, and the others redirect to it
 */
async function startHost({redirects = false} = {}) {
  const files = createStaticServer({folder: BUILD, redirects, brotliQuality: 1});
  const answers: {readonly paths: RegExp; readonly answer: Answer}[] = [];
  let isTime: () => boolean = () => false;

  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    if (isTime()) {
      isTime = () => false;
      void server.stop();
      return;
    }
    const answer = answers.filter(({paths}) => paths.test(pathname)).at(-1)?.answer;
    if (answer === 'never') return;
    if (answer) {
      const {status = 200, type = 'application/octet-stream', body} = answer;
      response.writeHead(status, {
        'Content-Type': type,
        'Cache-Control': cacheControl(pathname, status),
      });
      response.end(body);
      return;
    }
    files.emit('request', request, response);
  };
  let server = await serve(respond, 'localhost');
  const {origin} = server;
  return {
    origin,
    /** Answers requests for these paths in another way, until the returned function is called. */
    answer(paths: RegExp, answer: Answer) {
      const rule = {paths, answer};
      answers.push(rule);
      return () => void answers.splice(answers.indexOf(rule), 1);
    },
    /** Stops as soon as a request makes this true. */
    stopWhen: (condition: typeof isTime) => void (isTime = condition),
    /** Takes the host off the network. */
    stop: () => server.stop(),
    /** Brings it back at the same address. */
    async start() {
      server = await serve(respond, 'localhost', Number(new URL(origin).port));
    },
  };
}

/** Playwright's `test` with `host`, which starts hosts that end with the test. */
export const test = base.extend<{host: typeof startHost}>({
  host: async ({browserName: _browserName}, provide) => {
    const hosts: Host[] = [];
    await provide(async (options) => {
      const started = await startHost(options);
      hosts.push(started);
      return started;
    });
    await Promise.all(hosts.map(({stop}) => stop()));
  },
});

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
